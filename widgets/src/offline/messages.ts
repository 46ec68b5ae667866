/** What a page tells the service worker. */
export type ToServiceWorker =
  /** These are in use: keep them for when there is no network. Addresses, absolute. */
  | { keep: string[] }
  /** The reader has agreed to the new version. */
  | { change: true };
