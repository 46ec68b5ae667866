/** A widget come alive in the page: the element around it, its questions, its memory and its keys. */
import { hydrate } from "@lit-labs/ssr-client";
import { render } from "lit-html";
import type { Letters } from "../cards/faces.ts";
import { Answers, type Inlined } from "../runtime/answers.ts";
import type { Ask } from "../runtime/door.ts";
import { NoPython, type Python } from "../runtime/python.ts";
import type { Text } from "../text.ts";
import type { Scene, Widget } from "./widget.ts";

/** What the build wrote into the element beside its drawing. */
interface Written<Spec> {
  spec: Spec;
  root: string;
  place: string;
  replies: Inlined;
}

/** The page around the widgets. */
export interface Page {
  text: Text;
  python: Python;
  letters(): Letters;
  /** Calls back when the reader changes how cards look. */
  onLetters(listener: () => void): void;
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
        this.#live ??= new Live(this, widget, page);
      }
    },
  );
}

class Live<Spec, Model, Intent> {
  readonly #written: Written<Spec>;
  readonly #root: HTMLElement;
  readonly #answers: Answers;
  readonly #ask: Ask = (request) => this.#answers.ask(request);
  #model: Model | undefined;
  #queue: Promise<void>;
  #asking = 0;
  #stuck: Intent | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly element: HTMLElement,
    readonly widget: Widget<Spec, Model, Intent>,
    readonly page: Page,
  ) {
    const [data, root] = [element.querySelector("script"), element.querySelector<HTMLElement>(".k-root")];
    if (!data || !root) throw new Error(`${element.localName} was not drawn`);
    this.#written = JSON.parse(data.textContent ?? "");
    this.#root = root;
    this.#answers = new Answers(
      this.#written.replies,
      (text) => this.#python(text),
      (text) => page.python.ask(text),
    );
    for (const intent of ["pointerover", "focusin"])
      element.addEventListener(intent, () => page.frugal || page.python.start(), { once: true });
    element.addEventListener("keydown", (event) => this.#key(event));
    page.python.listen(() => {
      if (this.#asking) this.#draw();
      this.#prepare();
    });
    page.onLetters(() => this.#draw());
    this.#queue = this.#begin();
  }

  async #begin(): Promise<void> {
    const { widget } = this;
    const model = await widget.first(this.#written.spec, this.#ask);
    this.#model = model;
    const view = widget.view(model, this.#scene("page"), this.#send);
    try {
      hydrate(view, this.#root);
    } catch {
      // The drawing is not what was written, as after a translation by the browser: draw it again.
      this.#root.replaceChildren();
    }
    this.#model = this.#restored(model);
    this.#draw();
    const arrival = widget.arrive?.(this.#model, new URL(location.href));
    if (arrival) this.#send(arrival);
    this.element.setAttribute("data-alive", "true");
  }

  /** Steps are taken one after the other, each from where the last one left the model. */
  readonly #send = (intent: Intent): void => {
    this.#queue = this.#queue.then(() => this.#step(intent));
  };

  async #step(intent: Intent): Promise<void> {
    if (this.#model === undefined) return;
    clearTimeout(this.#timer);
    this.#stuck = null;
    try {
      this.#model = await this.widget.step(this.#model, intent, this.#ask);
    } catch (error) {
      if (!(error instanceof NoPython)) throw error;
      this.#stuck = intent;
    } finally {
      this.#draw();
    }
    this.#save(this.#model);
    this.#prepare();
    const later = this.widget.later?.(this.#model);
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
    const waiting = this.#asking && !ready ? (progress ?? "starting") : null;
    const stuck = this.#stuck;
    const retry = stuck === null ? null : () => this.#send(stuck);
    return { text: this.page.text, letters, root: this.#written.root, waiting, retry };
  }

  #draw(): void {
    if (this.#model === undefined) return;
    const focused = this.#root.contains(document.activeElement);
    const key = focused && document.activeElement?.getAttribute("data-key");
    render(this.widget.view(this.#model, this.#scene(this.page.letters()), this.#send), this.#root);
    const left = document.activeElement;
    if (focused && (!this.#root.contains(left) || left?.matches(":disabled"))) this.#focus(key || "");
  }

  /** Gives focus to what has the lost element's key, else to what takes the reader on, else to the first control. */
  #focus(key: string): void {
    const find = (selector: string) => this.#root.querySelector<HTMLElement>(`${selector}:enabled`);
    (find(`[data-key="${key}"]`) ?? find("[data-next]") ?? find(":is(button, input)"))?.focus();
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

  #store(): Storage | null {
    try {
      return this.widget.keep?.where === "local" ? localStorage : sessionStorage;
    } catch {
      return null; // Storage is forbidden: the widget works, and forgets.
    }
  }

  #restored(model: Model): Model {
    const { keep } = this.widget;
    try {
      const saved = keep && this.#store()?.getItem(keep.name(this.#written.place));
      return saved ? keep.restore(model, JSON.parse(saved)) : model;
    } catch {
      return model;
    }
  }

  #save(model: Model): void {
    const { keep } = this.widget;
    try {
      if (keep) this.#store()?.setItem(keep.name(this.#written.place), JSON.stringify(keep.save(model)));
    } catch {
      // The store is full or forbidden: nothing is lost on this page.
    }
    const query = this.widget.address?.(model);
    if (query === undefined || query === null) return;
    const address = new URL(location.href);
    address.search = query;
    history.replaceState(history.state, "", address);
  }
}
