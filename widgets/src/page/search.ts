/** By their place: WebKitGTK has no name for Tab together with Shift. */
const KEYS = ["Tab", "ShiftLeft", "ShiftRight"];

/**
 * Tab leads out of the search box to what comes after it. Material takes focus away from the box at Tab, and WebKit
 * then goes on from the top of the page: nobody would ever get past the box. At Shift it goes back into the box, so
 * that Shift and Tab would miss it.
 */
export function leaveSearch(document: Document): void {
  const search = document.querySelector<HTMLElement>(".md-search");
  const open = document.querySelector<HTMLInputElement>("#__search");
  if (!search || !open) return;
  search.addEventListener("keydown", (event) => {
    if (KEYS.includes(event.code)) event.stopPropagation();
  });
  search.addEventListener("focusout", ({ relatedTarget: next }) => {
    if (open.checked && next instanceof Node && !search.contains(next)) open.click();
  });
}
