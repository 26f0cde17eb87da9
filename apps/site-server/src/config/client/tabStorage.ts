/** The storage that a tab keeps for itself; a browser may deny it altogether. */
export function tabStorage(page: Document): Storage | undefined {
  try {
    return page.defaultView?.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Writes as far as there is room. */
export function keepInTab(page: Document, name: string, text: string): void {
  try {
    tabStorage(page)?.setItem(name, text);
  } catch {
    // The storage is full: its content is only a convenience.
  }
}
