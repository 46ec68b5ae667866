/** Cards typed in the page's letters. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { typed, Unreadable, written } from "../../widgets/src/cards/typed.ts";
import { LANGUAGES } from "./help.ts";

const PACK = ["S", "H", "D", "C"].flatMap((suit) =>
  ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"].map((rank) => rank + suit),
);

for (const lang of LANGUAGES)
  test(`what is written is read again in ${lang}`, () => {
    assert.deepEqual(typed(written(PACK, lang), lang), PACK);
    assert.deepEqual(typed(written(PACK, lang).toLowerCase(), lang), PACK);
  });

test("letters are those of the language, signs are everybody's", () => {
  assert.deepEqual(typed("DC, vp;10k", "fr"), ["QH", "JS", "10D"]);
  assert.deepEqual(typed("vh br", "nl"), ["QH", "JD"]);
  for (const lang of LANGUAGES) assert.deepEqual(typed(" 10♠  A♥\uFE0F a♢ ", lang), ["10S", "AH", "AD"]);
});

test("the first word that is no card is named", () => {
  for (const word of ["1S", "11H", "QX", "H", "♠", "QHH", "10"])
    assert.throws(() => typed(`AS ${word} ??`, "en"), new Unreadable(word));
  assert.deepEqual(typed(" , ;", "en"), []);
});
