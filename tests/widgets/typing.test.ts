/** Cards typed in the page's letters. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsOf } from "../../widgets/src/cards/packs.ts";
import { typed, Unreadable, written } from "../../widgets/src/cards/typed.ts";
import { LANGUAGES, textOf } from "./help.ts";

const PACK = ["S", "H", "D", "C"].flatMap((suit) =>
  ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"].map((rank) => rank + suit),
);

for (const lang of LANGUAGES)
  test(`what is written is read again in ${lang}`, () => {
    assert.deepEqual(typed(written(PACK, lang), lang, "standard"), PACK);
    assert.deepEqual(typed(written(PACK, lang).toLowerCase(), lang, "standard"), PACK);
  });

test("letters are those of the language, signs are everybody's", () => {
  assert.deepEqual(typed("DC, vp;10k", "fr", "standard"), ["QH", "JS", "10D"]);
  assert.deepEqual(typed("vh br", "nl", "standard"), ["QH", "JD"]);
  for (const lang of LANGUAGES)
    assert.deepEqual(typed(" 10♠  A♥\uFE0F a♢ ", lang, "standard"), ["10S", "AH", "AD"]);
});

test("the first word that is no card is named", () => {
  for (const word of ["1S", "11H", "QX", "H", "♠", "QHH", "10"])
    assert.throws(() => typed(`AS ${word} ??`, "en", "standard"), new Unreadable(word));
  assert.deepEqual(typed(" , ;", "en", "standard"), []);
});

for (const lang of LANGUAGES)
  test(`Kille cards are typed as in their corners in ${lang}`, () => {
    const cards = cardsOf("kille");
    assert.deepEqual(typed(written(cards, lang), lang, "kille"), cards);
    const corners = cards.map((card) => textOf(lang).index(card, "page"));
    assert.deepEqual(typed(corners.join(" "), lang, "kille"), cards);
    assert.throws(() => typed("QH", lang, "kille"), new Unreadable("QH"));
    assert.throws(() => typed("13", lang, "kille"), new Unreadable("13"));
  });
