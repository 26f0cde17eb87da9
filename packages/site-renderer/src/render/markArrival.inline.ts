/**
 * Marks the page with the kind of navigation, before layout. It is one script, because its cost is
 * the first access to the navigation entry.
 *
 * Sections far below are laid out only when they come near. The browser searches a text link
 * (`#:~:text=moon%20jar`) and scrolls to it once; sections that get their real height later would
 * push the text out of view, so such a page is laid out completely from the start. `location` does
 * not contain the text fragment, but the navigation entry does. The same applies to a page that is
 * restored: the browser scrolls it to its earlier position.
 *
 * A page that waits for its first use (`data-when`) does so only after a fresh navigation: after
 * Back the HTML may be outdated, and an anchor may refer to a picture that must open. In a browser
 * without this entry, pages do not wait.
 */
export function markArrival(): void {
  const [entry = { name: '#', type: 'navigate' }] = performance.getEntriesByType(
    'navigation',
  ) as (PerformanceEntry & { type: string })[];
  const { name, type } = entry;
  const isAgain = type !== 'navigate';
  if (isAgain || name.includes(':~:')) document.documentElement.dataset['linkedText'] = '';
  if (isAgain || name.includes('#')) delete document.head.dataset['when'];
}
