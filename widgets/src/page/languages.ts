/** Links between the languages keep the reader's place; the offer of another language takes no for an answer. */
import { remember } from "./memory.ts";
import { CHOICE } from "./offer.ts";

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

/** A reader who says no to the offer has chosen this page's language. */
export function dismissOffer(document: Document): void {
  const root = document.documentElement;
  for (const button of document.querySelectorAll(".k-offer button"))
    button.addEventListener("click", () => {
      remember(CHOICE, root.lang);
      root.removeAttribute("data-offer");
    });
}
