/** The storage of the tab; `undefined` if the browser denies access to it. */
export function tabStorage(page: Document): Storage | undefined {
  try {
    return page.defaultView?.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Stores a text, if the storage has space for it. */
export function keepInTab(page: Document, name: string, text: string): void {
  try {
    tabStorage(page)?.setItem(name, text);
  } catch {
    // The storage is full: its content is only a convenience.
  }
}
