import type { CalendarChoice } from '../calendarState';

/**
 * Gives a press on a link of a calendar to `choose`, with the state that its address names, in place of loading a page.
 * A press with a modifier is the browser's.
 *
 * @param prefix begins the names in the address
 * @returns a function that undoes it
 */
export function attachChoices(
  root: HTMLElement,
  { prefix, choose }: { prefix: string; choose: (choice: CalendarChoice) => void },
): () => void {
  function onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-state]');
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { searchParams } = new URL(link.href);
    const read = (name: string) => searchParams.get(prefix + name) ?? undefined;
    choose({ month: read('month'), view: read('view'), zone: read('zone') });
  }
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
