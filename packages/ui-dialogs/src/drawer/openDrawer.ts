import type { Layer, LayerOptions } from '../layer/layerOptions';
import { openLayer } from '../layer/openLayer';
import type { Side } from '../tooltip/tooltipOptions';

export interface DrawerOptions extends Omit<LayerOptions, 'element' | 'modal' | 'className'> {
  /** The edge of the window at which the drawer opens. @default 'end' */
  side?: Side | undefined;
}

/**
 * Opens a `<dialog>` of the page at an edge of the window; it is modal. [DLG-9] Its content is in
 * one element with `data-panel`.
 *
 * @example
 * ```ts
 * import { openDrawer } from '@plinth/ui-dialogs/drawer';
 *
 * const drawer = openDrawer(document.querySelector<HTMLDialogElement>('#basket')!, {
 *   side: 'end',
 *   label: 'Basket',
 * });
 * ```
 */
export function openDrawer(
  element: HTMLDialogElement,
  { side = 'end', ...options }: DrawerOptions = {},
): Layer {
  element.classList.add('pl-layer', 'pl-dialog', 'pl-drawer', `pl-drawer-${side}`);
  return openLayer({ ...options, element });
}
