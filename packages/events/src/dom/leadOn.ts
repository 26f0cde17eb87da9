import { addMonths } from '@plinth/site-model/time';

const steps: Readonly<Record<string, number>> = { previous: -1, next: 1 };

/**
 * Makes the links of a calendar continue from the month of a pressed link before that month has
 * loaded, so that every press on "Next month" counts, however fast they follow each other.
 */
export function leadOn(root: ParentNode, asked: HTMLAnchorElement): void {
  const month = asked.dataset['month'];
  const word = root.querySelector<HTMLElement>('[data-month-word]')?.dataset['monthWord'];
  if (!month || !word) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-state]')) {
    const state = link.dataset['state']!;
    if (state === 'today') continue;
    const target = addMonths(month, steps[state] ?? 0);
    if (link.dataset['month']) link.dataset['month'] = target;
    const address = new URL(link.href);
    address.searchParams.set(word, target);
    link.href = address.pathname + address.search + address.hash;
  }
}
