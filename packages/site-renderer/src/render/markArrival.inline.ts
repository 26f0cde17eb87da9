/**
 * Marks the page with how the visitor came to it, before anything of it is laid out. One script, because its first look
 * into the navigation's entry is what it costs.
 *
 * Sections far below are laid out only when they come near. A link to a text (`#:~:text=moon%20jar`) is searched for and
 * scrolled to once; sections that get their true height after that would push the text out of view, so such a page has
 * its true height from the start. The address that a script sees does not say it; the entry does. The same holds for a
 * page that comes again: the browser scrolls it to where it was.
 *
 * A page that waits for its first use (`data-when`) does so for somebody who has just come to it: who comes back may see
 * HTML of before, and an anchor may name a picture that is to be opened. A browser that tells nothing gets no waiting.
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
