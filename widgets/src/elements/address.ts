/** The page's address as it follows a position: at once, but not more often than browsers allow. */

/** WebKit allows a hundred changes in thirty seconds, and throws at the next. In milliseconds. */
const REST = 500;

export class Address {
  #wanted: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = Number.NEGATIVE_INFINITY;

  /** The query that is to stand in the address now. */
  set(query: string): void {
    this.#wanted = query;
    const since = performance.now() - this.#last;
    clearTimeout(this.#timer);
    if (since >= REST) this.flush();
    else this.#timer = setTimeout(() => this.flush(), REST - since);
  }

  /** Writes what is still to be written. */
  flush(): void {
    clearTimeout(this.#timer);
    const query = this.#wanted;
    this.#wanted = null;
    if (query === null) return;
    const address = new URL(location.href);
    if (address.search === query) return;
    address.search = query;
    this.#last = performance.now();
    try {
      history.replaceState(history.state, "", address);
    } catch {
      this.#wanted = query; // It comes with the next change, or when the page is left.
    }
  }
}
