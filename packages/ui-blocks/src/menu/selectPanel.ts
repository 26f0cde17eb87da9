import { componentOf } from '../componentOf';

/** A property of the element, so that another copy of this package finds it. */
export const selectKey = Symbol.for('plinth.menu.select');

export interface ControlledMenu extends HTMLElement {
  [selectKey]?: (index: number) => void;
}

/**
 * Shows a menu's panel by its index, from 0. Has no effect on a menu that is not attached or has no
 * such panel. Does not call `onSelect`. [BLK-6]
 *
 * @example
 * ```ts
 * import { attachMenu, selectPanel } from '@plinth/ui-blocks/menu';
 *
 * const menu = document.querySelector<HTMLElement>('.pl-menu')!;
 * attachMenu(menu, { isControlled: true, onSelect: (index) => selectPanel(menu, index) });
 * selectPanel(menu, 1);
 * ```
 */
export function selectPanel(element: HTMLElement, index: number): void {
  const root: ControlledMenu = componentOf(element, '.pl-menu, .menu-wrapper');
  root[selectKey]?.(index);
}
