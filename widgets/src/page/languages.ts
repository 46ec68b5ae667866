/** Between the languages: links that keep the reader's place, and an offer of the reader's own language. */
import { recall, remember } from "./memory.ts";

const CHOICE = "kort-language";

/** Links to the other languages go to the same place: same page, same #anchor, same ?p=. */
export function keepPlace(document: Document): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
      if (!link) return;
      remember(CHOICE, link.hreflang);
      link.search = location.search;
      link.hash = location.hash;
    },
    { capture: true },
  );
}

/** Offers this page in the reader's language in one line. Never redirects, and takes no for an answer. */
export function offerLanguage(document: Document): void {
  const chosen = recall(CHOICE);
  const offers = [...document.querySelectorAll<HTMLElement>(".k-offer")];
  const here = document.documentElement.lang;
  const known = [here, ...offers.map((offer) => offer.lang)];
  const wanted =
    chosen ?? navigator.languages.map((tag) => tag.slice(0, 2)).find((lang) => known.includes(lang));
  const offer = offers.find((offer) => offer.lang === wanted);
  if (!offer || wanted === here) return;
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => {
    remember(CHOICE, here);
    offer.hidden = true;
  });
}
