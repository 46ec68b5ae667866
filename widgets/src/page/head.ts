/** What runs before the page is drawn. */
import { tellAll } from "./missing.ts";
import { offered } from "./offer.ts";

/** The languages of the site, from the build. */
declare const LANGUAGES: string[];
/** How long the page's script may take, in milliseconds. */
const PATIENCE = 10_000;

const root = document.documentElement;
const offer = offered(root.lang, LANGUAGES);
if (offer) root.setAttribute("data-offer", offer);

/** Whether an error is one of the script that brings the widgets to life. */
const ours = ({ target, filename }: ErrorEvent) =>
  target instanceof HTMLScriptElement ? target.type === "module" : /\/kort\.[^/]+$/.test(filename);

const lacking = () => tellAll(document, location.protocol === "file:" ? "file" : "script");
addEventListener("error", (event) => ours(event as ErrorEvent) && setTimeout(lacking), true);
setTimeout(lacking, PATIENCE);
if (location.protocol === "file:") addEventListener("DOMContentLoaded", lacking);
