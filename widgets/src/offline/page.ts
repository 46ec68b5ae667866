/** The page's side of working without a network: what to keep, and word of a new version. */
import { html, nothing, render } from "lit-html";
import type { Python } from "../runtime/python.ts";
import type { Text } from "../text.ts";
import type { ToServiceWorker } from "./messages.ts";

/** Registers the service worker `script`, and has this page and `files`, once Python has started, kept. */
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
  const { active } = await serviceWorker.ready;
  keep(active, [location.href]);
  const keepPython = () => python.ready && keep(active, files);
  keepPython();
  python.listen(keepPython);
}

function keep(worker: ServiceWorker | null, files: string[]): void {
  worker?.postMessage({ keep: files } satisfies ToServiceWorker);
}

/** Tells of a new version when one is waiting, and changes to it when the reader says so. */
function watch(registration: ServiceWorkerRegistration, text: Text): void {
  const offer = () => {
    if (registration.waiting && registration.active) announce(registration.waiting, text);
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}

function announce(waiting: ServiceWorker, text: Text): void {
  const place = document.querySelector<HTMLElement>(".k-update");
  if (!place) return;
  const change = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ change: true } satisfies ToServiceWorker);
  };
  const later = () => render(nothing, place);
  render(
    html`<span>${text.words("update-ready")}</span><button type="button" class="k-button" @click=${change}>${text.words("update-go")}</button><button type="button" class="k-button" @click=${later}>${text.words("update-later")}</button>`,
    place,
  );
}
