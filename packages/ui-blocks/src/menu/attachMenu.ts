import { attachOnce } from '@plinth/dom';
import { componentOf } from '../componentOf';
import { attachTabs } from '../tabs/attachTabs';
import { readTabs, type TabSelectors } from '../tabs/readTabs';
import { selectKey, type ControlledMenu } from './selectPanel';

export interface MenuOptions {
  /**
   * The index of the initially active tab, from 0.
   * @default the tab of the address's hash, else 0
   */
  active?: number | undefined;
  /**
   * Whether the arrow keys select the focused tab (`automatic`), or Enter and Space do (`manual`).
   * [BLK-5]
   * @default the markup's value (`data-activation`), else 'manual'
   */
  activation?: 'automatic' | 'manual' | undefined;
  /**
   * Whether a choice only calls `onSelect`, and only `selectPanel` shows another panel. [BLK-6]
   * @default false
   */
  isControlled?: boolean | undefined;
  /** Called with the index, from 0, of the tab that became active or is requested. */
  onSelect?: ((index: number) => void) | undefined;
}

/** Our markup, the legacy markup, and any other markup with roles. */
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
 * Turns a menu's sections into tabs: Left and Right move with wraparound, Home and End go to the
 * ends, Enter, Space or a click selects. [BLK-2] Returns the undo, which restores plain sections.
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
