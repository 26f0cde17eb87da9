/**
 * Calls back after changes in the document of an element and in each shadow root around it: only an
 * observer of a shadow root is notified of changes inside it.
 * @returns a function that undoes it
 */
export function whenChanged(
  element: Node,
  what: MutationObserverInit,
  callback: () => void,
): () => void {
  const observer = new MutationObserver(callback);
  for (let root: Node | undefined = element.getRootNode(); root;) {
    observer.observe(root, { childList: true, subtree: true, ...what });
    root = (root as Partial<ShadowRoot>).host?.getRootNode();
  }
  return () => observer.disconnect();
}
