/** What runs before the page is drawn. */
import { offered } from "./offer.ts";

/** The languages of the site, from the build. */
declare const LANGUAGES: string[];

const root = document.documentElement;
const offer = offered(root.lang, LANGUAGES);
if (offer) root.setAttribute("data-offer", offer);
