/** Whether an element is on the page and visible. */
export function isThere(element: HTMLElement): boolean {
  return element.isConnected && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

/**
 * Calls back when an element is removed or hidden, because then no pointer or focus event reports
 * it.
 * @returns a function that undoes it
 */
export function whenRemoved(element: HTMLElement, callback: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (!isThere(element)) callback();
  });
  // Only an observer of a shadow root is notified of changes inside it.
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    observer.observe(root, { childList: true, subtree: true, attributes: true });
    if (!(root instanceof ShadowRoot)) break;
  }
  return () => observer.disconnect();
}
