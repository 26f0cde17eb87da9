import { componentOf } from '../componentOf';

/** On the element itself: another copy of this package finds it as well. */
export const selectKey = Symbol.for('plinth.menu.select');

export interface ControlledMenu extends HTMLElement {
  [selectKey]?: (index: number) => void;
}

/**
 * Shows a menu's panel by its index, counted from 0; a menu that is not attached stays as it is, and so does one without
 * that panel. `onSelect` is not told what you know already. [BLK-6]
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
