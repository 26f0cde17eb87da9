import { useEffect, useRef, type RefObject } from 'react';
import { readChoice } from '../choiceHref';
import { attachCarousel } from '../dom/attachCarousel';
import { attachChoices } from '../dom/attachChoices';
import type { SummaryChoice } from '../summaryState';

export interface SummaryBehaviour {
  isCarousel: boolean;
  /** The items that are shown. */
  shown: readonly unknown[];
  /** The state of a list that selects its items itself. */
  own?: { prefix: string; choose: (choice: SummaryChoice) => void };
}

/**
 * Behaviour for the buttons of a carousel, and for the links of a list that selects its items
 * itself.
 */
export function useSummary(
  root: RefObject<HTMLElement | null>,
  { isCarousel, shown, own }: SummaryBehaviour,
): void {
  const isChosen = useRef(false);
  const { prefix, choose } = own ?? {};
  useEffect(() => {
    if (isCarousel) return attachCarousel(root.current!);
  }, [root, isCarousel, shown.length]);
  useEffect(() => {
    if (prefix === undefined || !choose) return;
    return attachChoices(root.current!, (query) => {
      isChosen.current = true;
      choose(readChoice(query, prefix));
    });
  }, [root, prefix, choose]);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    const { activeElement, body } = root.current!.ownerDocument;
    if (activeElement && activeElement !== body) return;
    // The focused link was removed, such as the previous-page link on the first page.
    const place = root.current!;
    (place.matches('[data-state-heading]')
      ? place
      : place.querySelector<HTMLElement>('[data-state-heading]')
    )?.focus({ preventScroll: true });
  });
}
