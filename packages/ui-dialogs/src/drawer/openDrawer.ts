import type { Layer, LayerOptions } from '../layer/layerOptions';
import { openLayer } from '../layer/openLayer';
import type { Side } from '../tooltip/tooltipOptions';

export interface DrawerOptions extends Omit<LayerOptions, 'element' | 'modal' | 'className'> {
  /** The edge of the window that it comes from. @default 'end' */
  side?: Side | undefined;
}

/**
 * Opens a `<dialog>` of the page at an edge of the window, modal as every dialog is. [DLG-9] Its content stands in one element
 * with `data-panel`.
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
