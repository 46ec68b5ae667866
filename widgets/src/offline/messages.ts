/** What a page tells the service worker. */
export type ToServiceWorker =
  /** These are in use: keep them for when there is no network. Addresses, absolute. */
  | { keep: string[] }
  /** Somebody plays in this language: keep all its pages. */
  | { language: string }
  /** The reader has agreed to the new version. */
  | { change: true };
