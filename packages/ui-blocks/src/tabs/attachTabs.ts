import { isRightToLeft } from '@plinth/dom';
import { elementOfHash } from '../elementOfHash';
import type { TabParts, Tab } from './readTabs';

export interface TabsOptions {
  /** The element that contains tabs and panels. */
  element: HTMLElement;
  /** The index of the initially active tab. @default the tab of the address's hash, else 0 */
  active?: number | undefined;
  /** Whether the arrow keys select, or Enter and Space do. @default 'manual' */
  activation?: string | undefined;
  /** Whether a choice only calls `onSelect`, and only `show` activates a tab. @default false */
  isControlled?: boolean | undefined;
  /** Called when another tab became active, after the start, or is requested. */
  onSelect?: ((index: number) => void) | undefined;
}

export interface Tabs {
  /** The index of the active tab. */
  current(): number;
  /** Selects a tab, as a visitor's choice does. */
  select(index: number): void;
  /** Activates a tab without calling `onSelect`; has no effect if the tab does not exist. */
  show(index: number): void;
  /** Restores the markup. */
  undo(): void;
}

/** Attaches the behaviour common to all tabs: keys, clicks, links and find-in-page. [BLK-2] */
export function attachTabs(
  { list, tabs, undo }: TabParts,
  { element, active, activation, isControlled, onSelect }: TabsOptions,
): Tabs {
  let current = -1;
  // A DOM without layout has no `matchMedia`.
  const paper = globalThis.matchMedia?.('print');

  const draw = (): void => {
    tabs.forEach((tab, at) => tab.setActive(at === current, !!paper?.matches));
  };
  const show = (index: number): void => {
    if (index === current || !tabs[index]) return;
    current = index;
    draw();
  };
  const select = (index: number): void => {
    if (index === current) return;
    if (!isControlled) show(index);
    onSelect?.(index);
  };
  const tabOf = (target: EventTarget | null): number =>
    tabs.findIndex(({ tab }) => tab.contains(target as Node));
  const panelOf = (target: EventTarget | null): number =>
    tabs.findIndex(({ panel }) => panel.contains(target as Node | null));

  const onClick = (event: MouseEvent): void => {
    const index = tabOf(event.target);
    // With a modifier key, a tab that is a link opens in another window like any link.
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(index);
    tabs[index]!.tab.focus();
  };

  const onKeydown = (event: KeyboardEvent): void => {
    const index = tabOf(event.target);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const forward = isRightToLeft(list) ? -1 : 1;
    const target: Record<string, Tab | undefined> = {
      ArrowRight: tabs.at((index + forward) % tabs.length),
      ArrowLeft: tabs.at((index - forward) % tabs.length),
      Home: tabs[0],
      End: tabs.at(-1),
    };
    if (event.key === 'Enter' || event.key === ' ') select(index);
    else if (target[event.key]) {
      target[event.key]!.tab.focus();
      if (activation === 'automatic') select(tabs.indexOf(target[event.key]!));
    } else return;
    event.preventDefault();
  };

  const onFound = (event: Event): void => {
    const index = panelOf(event.target);
    if (index >= 0) select(index);
  };
  const hashTab = (): number => panelOf(elementOfHash(element));
  const onHash = (): void => {
    if (hashTab() >= 0) select(hashTab());
  };

  const detached = new AbortController();
  const { signal } = detached;
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('keydown', onKeydown, { signal });
  element.addEventListener('beforematch', onFound, { signal });
  addEventListener('hashchange', onHash, { signal });
  paper?.addEventListener('change', draw, { signal });
  show(Math.min(active ?? Math.max(hashTab(), 0), tabs.length - 1));

  return {
    current: () => current,
    select,
    show,
    undo() {
      detached.abort();
      undo();
    },
  };
}
