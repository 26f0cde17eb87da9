/**
 * Calls `choose` with the query of a pressed list link (`a[data-state]`), instead of loading a
 * page. A press with a modifier key is left to the browser.
 * @returns a function that undoes it
 */
export function attachChoices(
  root: HTMLElement,
  choose: (query: URLSearchParams) => void,
): () => void {
  function onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-state]');
    if (!link || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(new URL(link.href).searchParams);
  }
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
