import { attachOnce } from '@plinth/dom';
import { componentOf } from '../componentOf';
import { attachTabs } from '../tabs/attachTabs';
import { readTabs, type TabSelectors } from '../tabs/readTabs';
import { selectKey, type ControlledMenu } from './selectPanel';

export interface MenuOptions {
  /** The index of the tab that is active at the start, counted from 0. @default 0, or the one that the address names by its hash */
  active?: number | undefined;
  /**
   * Whether the arrow keys select the tab that they go to (`automatic`), or Enter and Space do (`manual`). [BLK-5]
   * @default what the markup says (`data-activation`), else 'manual'
   */
  activation?: 'automatic' | 'manual' | undefined;
  /**
   * Whether a choice only asks, by `onSelect`, and `selectPanel` alone shows another panel. [BLK-6]
   * @default false
   */
  isControlled?: boolean | undefined;
  /** Called with the index of the tab, counted from 0, that became active or is asked for. */
  onSelect?: ((index: number) => void) | undefined;
}

/** Our markup, that of older pages, and any other that names its parts by roles. */
const kinds: readonly TabSelectors[] = [
  { list: '.pl-menu-tabs', tab: '.pl-menu-tab', panel: '.pl-menu-panel' },
  {
    list: '.menu-selector',
    tab: '.menu-select-labels',
    panel: '.menus > .menu',
    activeTab: 'menu-select-labels--active',
    activePanel: 'menu-active',
  },
  { list: '[role=tablist]', tab: '[role=tab]', panel: '[role=tabpanel]' },
];

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
  const parts = readTabs(element, kinds);
  if (!parts) return () => {};
  const { active, activation = element.dataset['activation'], isControlled, onSelect } = options;
  const tabs = attachTabs(parts, { element, active, activation, isControlled, onSelect });
  delete element.dataset['plain'];
  element.dataset['ready'] = '';
  const controlled = element as ControlledMenu;
  controlled[selectKey] = tabs.show;

  return () => {
    delete controlled[selectKey];
    delete element.dataset['ready'];
    element.dataset['plain'] = '';
    tabs.undo();
  };
}
