/** Whether an element is on the page and can be seen. */
export function isThere(element: HTMLElement): boolean {
  return element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

/**
 * Calls back when an element leaves the page or is hidden: then neither a pointer nor the focus leaves it.
 * @returns a function that undoes it
 */
export function whenRemoved(element: HTMLElement, callback: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!isThere(element)) callback();
  });
  // A change inside a shadow root is told to those alone who watch the root.
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    observer.observe(root, { childList: true, subtree: true, attributes: true });
    if (!(root instanceof ShadowRoot)) break;
  }
  return () => observer.disconnect();
}
