/** The page's side of working without a network: what to keep, and word of a new version. */
import { html, nothing, render } from "lit-html";
import type { Python } from "../runtime/python.ts";
import type { Text } from "../text.ts";
import type { ToServiceWorker } from "./messages.ts";

/**
 * Registers the service worker `script`, and has this page kept; once Python has started, its `files` too and all
 * pages of the language.
 */
export async function workOffline(
  script: string,
  files: string[],
  python: Python,
  text: Text,
): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // An insecure address, or an old browser.
  const registration = await serviceWorker.register(script).catch(() => null);
  if (!registration) return;
  watch(registration, text);
  await serviceWorker.ready;
  const say = (message: ToServiceWorker) => registration.active?.postMessage(message);
  say({ keep: [location.href] });
  let said = false;
  const keepAll = () => {
    if (said || !python.ready) return;
    said = true;
    say({ keep: files });
    say({ language: text.lang });
  };
  keepAll();
  python.listen(keepAll);
}

/**
 * Tells of a new version when one is waiting, and again where the reader has agreed to it in another tab: what this
 * page needs of its own version is there until it goes. It changes when the reader says so here.
 */
function watch(registration: ServiceWorkerRegistration, text: Text): void {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  let agreed = false;
  const change = () => {
    const { waiting } = registration;
    agreed = waiting !== null;
    if (waiting) waiting.postMessage({ change: true } satisfies ToServiceWorker);
    else location.reload(); // It has changed already, in another tab.
  };
  const offer = () => {
    if (registration.waiting && registration.active) announce(text, change);
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  serviceWorker.addEventListener("controllerchange", () => {
    if (agreed) location.reload();
    else if (controlled) announce(text, change);
    controlled = true; // The first visit's service worker takes over too, and is no news.
  });
}

function announce(text: Text, change: () => void): void {
  const place = document.querySelector<HTMLElement>(".k-update");
  if (!place) return;
  const later = () => render(nothing, place);
  render(
    html`<span>${text.words("update-ready")}</span><button type="button" class="k-button" @click=${change}>${text.words("update-go")}</button><button type="button" class="k-button" @click=${later}>${text.words("update-later")}</button>`,
    place,
  );
}
