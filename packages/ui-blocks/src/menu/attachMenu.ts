import { attachOnce, isRightToLeft } from '@plinth/dom';
import { componentOf } from '../componentOf';
import { elementOfHash } from '../elementOfHash';
import { readMenu, type MenuTab } from './readMenu';

export interface MenuOptions {
  /** The index of the tab that is active at the start, counted from 0. @default 0, or the one that the address names by its hash */
  active?: number | undefined;
  /**
   * Whether the arrow keys select the tab that they go to (`automatic`), or Enter and Space do (`manual`). [BLK-5]
   * @default what the markup says (`data-activation`), else 'manual'
   */
  activation?: 'automatic' | 'manual' | undefined;
  /** Called when another tab became active. */
  onSelect?: ((index: number) => void) | undefined;
}

/**
 * Turns a menu's sections into tabs: Left and Right move with wraparound, Home and End go to the ends,
 * Enter, Space or a click selects. [BLK-2] Returns the undo, which leaves plain sections.
 *
 * @example
 * ```ts
 * import { attachMenu } from '@plinth/ui-blocks';
 *
 * const detach = attachMenu(document.querySelector<HTMLElement>('.pl-menu')!, { active: 1 });
 * ```
 */
export function attachMenu(element: HTMLElement, options: MenuOptions = {}): () => void {
  const root = componentOf(element, '.pl-menu, .menu-wrapper');
  return attachOnce(root, 'menu', () => attach(root, options));
}

function attach(element: HTMLElement, options: MenuOptions): () => void {
  const { active, onSelect, activation = element.dataset['activation'] } = options;
  const menu = readMenu(element);
  if (!menu) return () => {};
  const { list, tabs, undo } = menu;
  let current = -1;

  const select = (index: number): void => {
    if (index === current) return;
    const isFirst = current < 0;
    current = index;
    tabs.forEach((tab, at) => tab.setActive(at === index));
    if (!isFirst) onSelect?.(index);
  };
  const tabOf = (target: EventTarget | null): number =>
    tabs.findIndex(({ tab }) => tab.contains(target as Node));
  const panelOf = (target: EventTarget | null): number =>
    tabs.findIndex(({ panel }) => panel.contains(target as Node | null));

  const onClick = (event: MouseEvent): void => {
    const index = tabOf(event.target);
    // A tab that is a link opens in another window as any link does.
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(index);
    tabs[index]!.tab.focus();
  };

  const onKeydown = (event: KeyboardEvent): void => {
    const index = tabOf(event.target);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const forward = isRightToLeft(list) ? -1 : 1;
    const target: Record<string, MenuTab | undefined> = {
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
  select(Math.min(active ?? Math.max(hashTab(), 0), tabs.length - 1));
  delete element.dataset['plain'];
  element.dataset['ready'] = '';

  return () => {
    detached.abort();
    delete element.dataset['ready'];
    element.dataset['plain'] = '';
    undo();
  };
}
