import type { LegacyGallery } from './legacyGallery';

/**
 * Finds the two buttons of a section that shows items in turn: their common container, or the
 * buttons if each is separate beside the list.
 */
export function findButtons(
  element: HTMLElement,
  list: Element,
): Pick<LegacyGallery, 'controls' | 'buttons'> {
  const previous = buttonOf(element, list, 'previous', 'left');
  const next = buttonOf(element, list, 'next', 'right');
  if (!previous || !next) return { controls: null };
  const holder = commonParent(previous, next);
  return holder?.contains(list)
    ? { controls: null, buttons: { previous, next } }
    : { controls: holder };
}

function buttonOf(element: Element, list: Element, ...names: string[]): HTMLElement | undefined {
  const selector = names
    .flatMap((name) => [
      `button[data-${name}]`,
      `button[aria-label^="${name}" i]`,
      `button[class*="--${name}"]`,
      `[role=button][class*="--${name}"]`,
      `[class*="--${name}"] button`,
    ])
    .join();
  return [...element.querySelectorAll<HTMLElement>(selector)].find((one) => !list.contains(one));
}

function commonParent(one: HTMLElement, other: HTMLElement): HTMLElement | null {
  let parent = one.parentElement;
  while (parent && !parent.contains(other)) parent = parent.parentElement;
  return parent;
}
