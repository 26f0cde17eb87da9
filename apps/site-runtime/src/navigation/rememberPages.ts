/** Which page each entry of the history shows. */
export interface PageMemory {
  /** Address of the page that is shown, without its hash. */
  readonly shown: URL;
  /** The page that an entry shows, where it was seen before. */
  pageOf(key: string): string | undefined;
  /** The next entry will show this page. */
  turnTo(url: string): void;
}

/**
 * A gallery that opens its lightbox or a list that filters adds entries with addresses of their own, and they are all
 * the same page: a step back between them must not fetch it again.
 */
export function rememberPages(
  navigation: Navigation,
  url: string,
  signal: AbortSignal,
): PageMemory {
  const pages = new Map<string, string>();
  let shown = withoutHash(url);

  const note = () => {
    const key = navigation.currentEntry?.key;
    if (key) pages.set(key, shown);
  };
  note();
  navigation.addEventListener('currententrychange', note, { signal });

  return {
    get shown() {
      return new URL(shown);
    },
    pageOf: (key) => pages.get(key),
    turnTo(next) {
      shown = withoutHash(next);
    },
  };
}

const withoutHash = (url: string) => url.replace(/#.*/s, '');
