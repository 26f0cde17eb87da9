import { attachOnce } from '@plinth/dom';
import { componentOf } from '../componentOf';
import { elementOfHash } from '../elementOfHash';
import { resolveAccordionOptions, type AccordionOptions } from './accordionOptions';
import { readAccordionItem, type AccordionItem } from './accordionItem';
import { animateHeight } from './animateHeight';
import { setOpenKey, type ControlledAccordion } from './setOpenItems';

/**
 * Attaches the behaviour of an accordion: our markup, whose children are `<details>`, or the legacy
 * markup. [BLK-1] Items may be added and removed afterwards. Returns the undo, which keeps every
 * item open or closed.
 *
 * @example
 * ```ts
 * import { attachAccordion } from '@plinth/ui-blocks';
 *
 * const detach = attachAccordion(document.querySelector<HTMLElement>('.pl-accordion')!, {
 *   multiple: true,
 * });
 * ```
 */
export function attachAccordion(element: HTMLElement, options: AccordionOptions = {}): () => void {
  const root = componentOf(element, '.pl-accordion, .accordion-items-container');
  return attachOnce(root, 'accordion', () => attach(root, options));
}

/** Interactive elements, which keep their own click inside a header. */
const controls =
  'a[href],area[href],button,input,select,textarea,label,audio[controls],video[controls],[contenteditable]';

function isOnHeader(header: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !header.contains(target)) return false;
  const control = target.closest(controls);
  return !control || control === header || !header.contains(control);
}

function attach(root: HTMLElement, given: AccordionOptions): () => void {
  const { multiple, firstOpen } = resolveAccordionOptions(root.dataset, given);
  const { onChange } = given;
  /** Running animations, by the item's root. */
  const moving = new Map<HTMLElement, Animation>();
  const itemsByChild = new Map<Element, AccordionItem | undefined>();

  const itemOf = (child: Element): AccordionItem | undefined => {
    if (!itemsByChild.has(child)) itemsByChild.set(child, readAccordionItem(child));
    return itemsByChild.get(child);
  };
  const items = (): AccordionItem[] =>
    [...root.children].map(itemOf).filter((item) => item !== undefined);
  const itemAround = (target: EventTarget | Node | null): AccordionItem | undefined => {
    let at = target instanceof Element ? target : null;
    while (at && at.parentElement !== root) at = at.parentElement;
    return at ? itemOf(at) : undefined;
  };

  const setOpen = (item: AccordionItem, open: boolean, animated: boolean): void => {
    moving.get(item.root)?.cancel();
    moving.delete(item.root);
    item.announce(open);
    if (open) item.reveal(true);
    const settle = (): void => {
      // Otherwise the hidden focus would move to the top of the page.
      if (!open && item.root.matches(':focus-within')) item.header.focus();
      item.reveal(open);
    };
    const animation = animated && item.panel ? animateHeight(item.panel, open) : undefined;
    if (!animation) return settle();
    moving.set(item.root, animation);
    animation.finished.then(
      () => {
        if (moving.get(item.root) !== animation) return;
        moving.delete(item.root);
        settle();
      },
      () => {},
    );
  };

  const open = (item: AccordionItem, animated: boolean): void => {
    if (!multiple)
      for (const other of items())
        if (other !== item && other.isOpen()) setOpen(other, false, animated);
    setOpen(item, true, animated);
  };

  const openPlaces = (): number[] =>
    items().flatMap((item, place) => (item.isOpen() ? [place] : []));
  // The browser also reports items that were open from the start.
  let reported = onChange && openPlaces().join();
  const markReported = (): void => void (reported = onChange && openPlaces().join());
  const openByBrowser = (item: AccordionItem): void => {
    open(item, false);
    const before = reported;
    markReported();
    if (reported !== before) onChange?.(openPlaces());
  };
  const isRefused = (item: AccordionItem): boolean => {
    if (!onChange) return false;
    const place = items().indexOf(item);
    const isOpening = !item.isOpen();
    const others = isOpening && !multiple ? [] : openPlaces().filter((other) => other !== place);
    const wanted = isOpening ? [...others, place].sort((a, b) => a - b) : others;
    return onChange(wanted) === false;
  };

  const onClick = (event: Event): void => {
    const item = itemAround(event.target);
    if (!item || event.defaultPrevented || !isOnHeader(item.header, event.target)) return;
    event.preventDefault();
    // If only one may be open, a click moves two items, so no item may be moving.
    if (multiple ? moving.has(item.root) : moving.size > 0) return;
    if (isRefused(item)) return;
    if (item.isOpen()) setOpen(item, false, true);
    else open(item, true);
    markReported();
  };

  const onKeydown = (event: KeyboardEvent): void => {
    const all = items();
    const current = all.findIndex((item) => item.header === event.target);
    if (current < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = {
      ArrowDown: all[(current + 1) % all.length],
      ArrowUp: all.at(current - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    target.header.focus();
  };

  /**
   * Handles an item that the browser opened: for find-in-page, or for a link to something inside.
   */
  const onRevealed = (event: Event): void => {
    const item = itemAround(event.target);
    if (!item || moving.has(item.root)) return;
    const details = item.root as HTMLDetailsElement;
    const isOpenedByBrowser =
      event.type === 'beforematch'
        ? event.target === item.panel
        : event.target === details && details.open && details.dataset['state'] !== 'open';
    if (isOpenedByBrowser) openByBrowser(item);
    // The panel may contain details and popovers of its own.
    else if (event.target === details && !details.open) item.announce(false);
  };

  const onHash = (): void => {
    const target = elementOfHash(root);
    const item = itemAround(target);
    if (!target || !item || item.isOpen()) return;
    openByBrowser(item);
    target.scrollIntoView();
  };

  const detached = new AbortController();
  const { signal } = detached;
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('keydown', onKeydown, { signal });
  root.addEventListener('toggle', onRevealed, { capture: true, signal });
  root.addEventListener('beforematch', onRevealed, { signal });
  addEventListener('hashchange', onHash, { signal });

  // Only legacy items are read now: items of `<details>` are read when needed, so that sixty
  // accordions attach in one frame.
  for (const child of root.children) {
    const item = child.localName === 'details' ? undefined : itemOf(child);
    item?.reveal(item.isOpen());
  }
  const first = firstOpen ? items()[0] : undefined;
  if (first && !items().some((item) => item.isOpen())) setOpen(first, true, false);
  onHash();
  const controlled = root as ControlledAccordion;
  controlled[setOpenKey] = (places) => {
    items().forEach((item, place) => {
      const isWanted = places.includes(place);
      if (isWanted !== item.isOpen()) setOpen(item, isWanted, true);
    });
    markReported();
  };

  return () => {
    delete controlled[setOpenKey];
    detached.abort();
    for (const [itemRoot, animation] of moving) {
      animation.cancel();
      const item = itemOf(itemRoot);
      item?.reveal(item.isOpen());
    }
    for (const item of items()) item.restore();
  };
}
