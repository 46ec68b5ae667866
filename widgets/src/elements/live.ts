/** A widget come alive in the page: the element around it, its questions, its memory and its keys. */
import type { Letters } from "../cards/faces.ts";
import type { Later } from "../page/later.ts";
import { clear, tell } from "../page/missing.ts";
import { Answers, type Inlined } from "../runtime/answers.ts";
import type { Ask, Request } from "../runtime/door.ts";
import { NoPython, type Python, Renewed } from "../runtime/python.ts";
import { reload } from "../runtime/renewed.ts";
import type { Text } from "../text.ts";
import { Address } from "./address.ts";
import { Drawing } from "./drawing.ts";
import { Memory } from "./memory.ts";
import { sceneOf } from "./scene.ts";
import type { Scene, Trouble, Widget } from "./widget.ts";

/** What the build wrote into the element beside its drawing. */
export interface Written<Spec> {
  spec: Spec;
  root: string;
  place: string;
  /** How many elements were drawn. */
  elements: number;
  replies: Inlined;
}

/** The event that tells the other widgets of a page what one of them has kept. */
const KEPT = "kort-kept";

/** The page around the widgets. */
export interface Page {
  text: Text;
  later: Pick<Later, "sentences">;
  python: Pick<Python, "ready" | "progress" | "start" | "ask" | "early" | "listen">;
  letters(): Letters;
  /** Calls back when the reader changes how cards look; returns how to stop that. */
  onLetters(listener: () => void): () => void;
  /** Whether the reader has asked to save data. */
  frugal: boolean;
}

/** Makes `widget` the element `name` of this page. */
export function define<Spec, Model, Intent>(name: string, widget: Widget<Spec, Model, Intent>, page: Page) {
  customElements.define(
    name,
    class extends HTMLElement {
      #live: Live<Spec, Model, Intent> | null = null;
      connectedCallback() {
        const closed = this.#live ? null : this.closest("details:not([open])");
        if (closed) closed.addEventListener("toggle", this.#attach, { once: true });
        else this.#attach();
      }
      /** What a reader has yet to open costs nothing until then. */
      readonly #attach = () => {
        if (!this.isConnected) return;
        try {
          this.#live ??= new Live(this, widget, page);
          this.#live.attach();
        } catch (error) {
          dead(this, error);
        }
      };
      disconnectedCallback() {
        this.#live?.detach();
      }
    },
  );
}

/** A widget that can't come alive says so. */
function dead(element: HTMLElement, error: unknown): void {
  console.error(error);
  tell(element, error instanceof Renewed ? "renewed" : "script");
}

/** Whether every page has the sentences for a reply: for Femkort as it is mostly played. */
function saidByAll(reply: unknown): boolean {
  const { game, form } = reply as { game?: unknown; form?: unknown };
  return game === "femkort" && (form === "modern" || form === "older");
}

class Live<Spec, Model, Intent> {
  readonly #written: Written<Spec>;
  readonly #drawing: Drawing;
  readonly #answers: Answers;
  readonly #memory: Memory<Model>;
  readonly #address = new Address();
  readonly #ask: Ask = async <T>(request: Request) => {
    const reply = await this.#answers.ask<T>(request);
    if (!saidByAll(reply)) await this.page.later.sentences("games");
    return reply;
  };
  /** The last good state. */
  #model: Model | undefined;
  #queue: Promise<void> | null = null;
  #asking = 0;
  #trouble: Trouble | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How to stop listening to the page around, while this is in it. */
  #listening: (() => void)[] = [];

  constructor(
    readonly element: HTMLElement,
    readonly widget: Widget<Spec, Model, Intent>,
    readonly page: Page,
  ) {
    const [data, root] = [element.querySelector("script"), element.querySelector<HTMLElement>(".k-root")];
    if (!data || !root) throw new Error(`${element.localName} was not drawn`);
    this.#written = JSON.parse(data.textContent ?? "");
    this.#drawing = new Drawing(root);
    this.#memory = new Memory(widget.keep, this.#written.place);
    this.#answers = new Answers(this.#written.replies, (text) => this.#python(text), page.python);
  }

  /** Begins, or goes on where it was let go. */
  attach(): void {
    const { element, page } = this;
    const on = (target: EventTarget, name: string, listener: (event: never) => void, once = false) => {
      target.addEventListener(name, listener as EventListener, { once });
      this.#listening.push(() => target.removeEventListener(name, listener as EventListener));
    };
    const intended = () => page.frugal || page.python.start();
    on(element, "pointerover", intended, true);
    on(element, "focusin", intended, true);
    on(element, "keydown", (event: KeyboardEvent) => this.#key(event));
    on(window, "storage", (event: StorageEvent) => this.#heard(event));
    on(window, KEPT, ({ detail }: CustomEvent) => this.#heard(detail));
    on(window, "pagehide", () => this.#address.flush());
    const progress = () => {
      if (this.#asking) this.#draw();
      this.#prepare();
    };
    this.#listening.push(page.python.listen(progress));
    this.#listening.push(page.onLetters(() => this.#draw()));
    if (this.#queue) this.#drawing.watch();
    this.#queue ??= this.#begin().catch((error) => dead(element, error));
  }

  /** Lets go of the page: nothing of this is left running in it. */
  detach(): void {
    clearTimeout(this.#timer);
    this.#address.flush();
    for (const stop of this.#listening.splice(0)) stop();
    this.#answers.prepare([]);
    this.#drawing.rest();
  }

  async #begin(): Promise<void> {
    const { widget, element } = this;
    const model = await widget.first(this.#written.spec, this.#ask);
    const drawn = { ...this.#scene("page"), alive: false };
    this.#drawing.hydrate(widget.view(model, drawn, this.#send), this.#written.elements);
    const woken = this.#woken(model);
    this.#model = woken.model;
    this.#draw();
    element.setAttribute("data-alive", "true");
    clear(element);
    if (woken.intent) this.#send(woken.intent);
  }

  /** The state to go on with. What was kept may be anything: where it leads astray, it leads nowhere. */
  #woken(model: Model) {
    const { widget } = this;
    const wake = (kept = this.#memory.kept(model)) =>
      widget.wake?.(model, kept, new URL(location.href), (request) => this.#answers.known(request));
    const nothing = { own: undefined, shared: undefined };
    try {
      const woken = wake() ?? { model };
      this.#paint(woken.model);
      if (woken.unusable !== undefined) this.#memory.aside(model, woken.unusable);
      return woken;
    } catch (error) {
      console.error(error);
      this.#memory.aside(model, this.#memory.kept(model));
      return wake(nothing) ?? { model };
    }
  }

  /** Steps are taken one after the other, each from where the last one left the model. */
  readonly #send = (intent: Intent): void => {
    this.#queue = (this.#queue ?? Promise.resolve()).then(() => this.#step(intent));
  };

  /** Takes a step, or tells why not: then all is as it was, and the next step can be taken. Never rejects. */
  async #step(intent: Intent): Promise<void> {
    const before = this.#model;
    if (before === undefined) return;
    clearTimeout(this.#timer);
    this.#trouble = null;
    try {
      const after = await this.widget.step(before, intent, this.#ask);
      await this.page.later.sentences(...(this.widget.says?.(after) ?? []));
      this.#paint(after);
      this.#model = after;
    } catch (error) {
      this.#trouble = this.#troubleOf(error, intent);
      this.#draw();
      return;
    }
    const after = this.#model;
    this.#afterwards(() => this.#show(before, after));
    this.#afterwards(() => this.#keep(before));
    this.#afterwards(() => this.#prepare());
    this.#afterwards(() => this.#later());
  }

  /** What follows a step can't undo it. */
  #afterwards(act: () => void): void {
    try {
      act();
    } catch (error) {
      console.error(error);
    }
  }

  #troubleOf(error: unknown, intent: Intent): Trouble {
    if (error instanceof Renewed) return { kind: "renewed", retry: () => reload(error.files) };
    if (error instanceof NoPython) return { kind: "python", retry: () => this.#send(intent) };
    console.error(error);
    return { kind: "fault", retry: null };
  }

  #later(): void {
    const later = this.#model === undefined ? null : this.widget.later?.(this.#model);
    if (later) this.#timer = setTimeout(() => this.#send(later.intent), later.after);
  }

  /** While nobody waits, Python answers what the reader is likely to ask next. */
  #prepare(): void {
    if (this.page.python.ready && this.#model !== undefined)
      this.#answers.prepare(this.widget.ahead?.(this.#model) ?? []);
  }

  async #python(text: string): Promise<string> {
    this.#asking++;
    const reply = this.page.python.ask(text);
    if (!this.page.python.ready) this.#draw();
    try {
      return await reply;
    } finally {
      this.#asking--;
    }
  }

  #scene(letters: Letters): Scene {
    const { ready, progress } = this.page.python;
    const { root, place } = this.#written;
    const waiting = this.#asking && !ready ? (progress ?? "starting") : null;
    return sceneOf({
      text: this.page.text,
      letters,
      root,
      place,
      waiting,
      trouble: this.#trouble,
    });
  }

  /** Draws the state as it is. Where even that fails, what was drawn last stays. */
  #draw(): void {
    const model = this.#model;
    if (model !== undefined) this.#afterwards(() => this.#paint(model));
  }

  #paint(model: Model): void {
    const view = () => this.widget.view(model, this.#scene(this.page.letters()), this.#send);
    this.#drawing.draw(view());
  }

  /** Scrolls to what the step has led to, where it isn't whole in the window. */
  #show(before: Model, after: Model): void {
    const selector = this.widget.show?.(before, after);
    const shown = selector && this.#drawing.find(selector);
    if (!shown) return;
    const { top, bottom } = shown.getBoundingClientRect();
    const header = Number.parseFloat(getComputedStyle(shown).scrollMarginTop) || 0;
    if (top < header || bottom > innerHeight) shown.scrollIntoView({ block: "start" });
  }

  #key(event: KeyboardEvent): void {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || this.#model === undefined) return;
    if (target instanceof HTMLElement && target.matches("input, select, textarea")) return;
    const intent = this.widget.key?.(this.#model, event.key);
    if (!intent) return;
    event.preventDefault();
    this.#send(intent);
  }

  // -- Memory ------------------------------------------------------------------------------------

  #keep(before: Model): void {
    if (this.#model === undefined) return;
    const merged = this.#memory.save(before, this.#model);
    this.#follow(merged);
    const { keep } = this.widget;
    if (keep?.together) {
      const key = keep.name(merged, this.#written.place);
      dispatchEvent(new CustomEvent(KEPT, { detail: { key, newValue: JSON.stringify(keep.save(merged)) } }));
    }
    const query = this.widget.address?.(merged);
    if (query !== undefined && query !== null) this.#address.set(query);
  }

  /** Another tab has kept something, or another widget of this page. */
  #heard(event: Pick<StorageEvent, "key" | "newValue">): void {
    if (this.#model === undefined) return;
    const model = this.#model;
    this.#afterwards(() => this.#follow(this.#memory.heard(model, event)));
  }

  /** Goes on from the model that other tabs have a part in. */
  #follow(model: Model): void {
    if (model === this.#model) return;
    this.#model = model;
    this.#draw();
    const intent = this.widget.follow?.(model);
    if (intent) this.#send(intent);
  }
}
