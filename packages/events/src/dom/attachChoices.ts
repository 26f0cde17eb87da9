import type { CalendarChoice } from '../calendarState';

/**
 * Calls `choose` with the state in the address of a pressed calendar link, instead of loading a
 * page. A press with a modifier key is left to the browser.
 * @param prefix the start of the parameter names in the address
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
