/**
 * What a page says where its widgets can't come alive. The sentences stand in the page, drawn with each widget, so
 * that they are there when nothing else has arrived.
 */

/** Opened from disk; the script hasn't come, or doesn't run here; the site is another one by now. */
export type Lack = "file" | "script" | "renewed";

export const WIDGETS = "kort-try, kort-example, kort-quiz, kort-pack, kort-worksheet, kort-switches";

const note = (widget: Element) => widget.querySelector(".k-missing");

/** Says what a widget lacks. */
export function tell(widget: Element, lack: Lack): void {
  const place = note(widget);
  if (place) place.textContent = place.getAttribute(`data-${lack}`);
}

/** It has come alive after all. */
export function clear(widget: Element): void {
  const place = note(widget);
  if (place) place.textContent = "";
}

/** Says what is missing in every widget that isn't alive. */
export function tellAll(document: Document, lack: Lack): void {
  for (const widget of Array.from(document.querySelectorAll(WIDGETS)))
    if (!widget.hasAttribute("data-alive")) tell(widget, lack);
}
