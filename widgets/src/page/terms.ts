/**
 * Terms in the prose say what they mean where they stand: in a small note, on hover, focus or tap. The note is not in
 * the page until it is wanted; a term is a link into the glossary all the while, and its second tap or Enter goes there.
 */
import type { Text } from "../text.ts";
import type { Note } from "./note.ts";

/** Gives every term of the page its note. */
export function explainTerms(document: Document, text: Text): void {
  let note: Note | undefined;
  let coming: Promise<Note> | undefined;
  const wanted = () => {
    coming ??= import("./note.ts").then(({ Note }) => {
      note = new Note(document, text);
      return note;
    });
    return coming;
  };
  /** The term whose note is wished for: the first note may come after the wish. */
  let wished: HTMLAnchorElement | null = null;
  const show = (term: HTMLAnchorElement, when: "show" | "showSoon") => {
    wished = term;
    if (note) note[when](term);
    else wanted().then((note) => wished === term && note[when](term), failed);
  };
  const hide = () => {
    wished = null;
    note?.hideSoon();
  };
  const failed = () => {
    coming = undefined;
  };
  for (const term of document.querySelectorAll<HTMLAnchorElement>("a.term[data-meaning]")) {
    let wasOpen = false;
    term.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") show(term, "showSoon");
    });
    term.addEventListener("pointerleave", hide);
    term.addEventListener("pointerdown", () => {
      wasOpen = note?.explains(term) ?? false;
    });
    term.addEventListener("focus", () => {
      if (term.matches(":focus-visible")) show(term, "show");
    });
    term.addEventListener("blur", hide);
    term.addEventListener("click", (event) => {
      const byKey = event.detail === 0;
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (elsewhere || (byKey ? note?.explains(term) : wasOpen)) return;
      event.preventDefault();
      wanted().then(
        (note) => note.show(term),
        () => location.assign(term.href), // Without a note it is still a link.
      );
    });
  }
}
