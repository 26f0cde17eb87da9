import type { Entries } from './formEntries';

/** A page as it was opened once; the entries of the history that show it share it. */
export interface Visit {
  /** Its address, by `pageOf`. */
  url: string;
  /** The entries of the page when it was left. */
  entries?: Entries;
}

/** The page of each entry of the history. */
export interface PageMemory {
  /** The current page, or the page that is being loaded. */
  readonly shown: Visit;
  /** The page that an entry shows, where it was seen before; of any other a new one. */
  visitOf(key: string, url: string): Visit;
  /** The next entry will show this page. */
  turnTo(visit: Visit): void;
}

/**
 * A gallery that opens its lightbox or a list that filters adds entries with addresses of their own, all for the same
 * page: a step back between them must not fetch it again.
 */
export function rememberPages(
  navigation: Navigation,
  first: Visit,
  signal: AbortSignal,
): PageMemory {
  const pages = new Map<string, Visit>();
  let shown = first;

  const note = () => {
    const key = navigation.currentEntry?.key;
    if (key) pages.set(key, shown);
    // The browser keeps about fifty entries: the page of a dropped entry can no longer be reached.
    const entries = new Set(navigation.entries().map((entry) => entry.key));
    for (const known of pages.keys()) if (!entries.has(known)) pages.delete(known);
  };
  note();
  navigation.addEventListener('currententrychange', note, { signal });

  return {
    get shown() {
      return shown;
    },
    visitOf: (key, asked) => pages.get(key) ?? { url: pageOf(asked) },
    turnTo(next) {
      shown = next;
    },
  };
}

/** Without the hash, and without the picture that is open in a lightbox: after a reload it is over the page as well. */
export function pageOf(url: string): string {
  const page = new URL(url);
  page.hash = '';
  page.searchParams.delete('itemId');
  return page.href;
}
