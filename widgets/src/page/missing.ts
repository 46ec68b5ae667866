/**
 * What a page says where its widgets can't come alive. The sentences stand in the page, drawn with each widget, so
 * that they are there when nothing else has arrived.
 */

/** Opened from disk; the script hasn't come, or doesn't run here; the site is another one by now. */
export type Lack = "file" | "script" | "renewed";

const NOTE = ".k-missing";
const note = (widget: Element) => widget.querySelector(NOTE);
const say = (note: Element, lack: Lack) => {
  note.textContent = note.getAttribute(`data-${lack}`);
};

/** Says what a widget lacks. */
export function tell(widget: Element, lack: Lack): void {
  const place = note(widget);
  if (place) say(place, lack);
}

/** It has come alive after all. */
export function clear(widget: Element): void {
  const place = note(widget);
  if (place) place.textContent = "";
}

/** Says what is missing in every widget that isn't alive. */
export function tellAll(document: Document, lack: Lack): void {
  for (const place of Array.from(document.querySelectorAll(NOTE)))
    if (!place.closest("[data-alive]")) say(place, lack);
}
