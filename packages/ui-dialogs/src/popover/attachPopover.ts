import { layerId } from '../layer/layerStack';
import { keepTooltipPlaced } from '../tooltip/keepTooltipPlaced';
import type { Side } from '../tooltip/tooltipOptions';
import { whenRemoved } from '../tooltip/whenRemoved';

export interface PopoverOptions {
  /** The side of its button; the opposite side if there is no room. @default 'bottom' */
  side?: Side | undefined;
  /** Distance from the button, in px. @default 8 */
  offset?: number | undefined;
  /** Distance from the edges of the window, in px. @default 12 */
  edgeMargin?: number | undefined;
  /** Accessible name of the panel. @default its button's */
  label?: string | undefined;
  /** Called after the panel has opened or closed. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
}

/**
 * Makes a button show and hide a panel beside it, with the browser's popover: Esc and a press
 * outside close it, Tab moves from the button into the panel, and the focus returns. [DLG-8] In a
 * browser without popovers the panel stays visible in the page.
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachPopover } from '@plinth/ui-dialogs/popover';
 *
 * const button = document.querySelector<HTMLButtonElement>('#filters')!;
 * const detach = attachPopover(button, document.querySelector<HTMLElement>('#filter-panel')!, {
 *   side: 'end',
 * });
 * ```
 */
export function attachPopover(
  button: HTMLButtonElement,
  panel: HTMLElement,
  { side = 'bottom', offset = 8, edgeMargin = 12, label, onToggle }: PopoverOptions = {},
): () => void {
  if (!('popover' in panel)) return () => {};
  const page = panel.ownerDocument;
  const { id, role, ariaLabel, className } = panel;
  const labelledBy = panel.getAttribute('aria-labelledby');
  const { cssText } = panel.style;
  panel.id ||= layerId(page, 'popover');
  panel.classList.add('pl-popover');
  panel.popover = 'auto';
  panel.role ??= 'dialog';
  if (label) panel.ariaLabel = label;
  else if (!panel.ariaLabel && !panel.hasAttribute('aria-labelledby')) {
    button.id ||= layerId(page, 'popover-button');
    panel.setAttribute('aria-labelledby', button.id);
  }
  panel.style.setProperty('--pl-popover-offset', `${offset}px`);
  panel.style.setProperty('--pl-popover-margin', `${edgeMargin}px`);
  button.popoverTargetElement = panel;
  button.setAttribute('aria-haspopup', 'dialog');
  const attached = new AbortController();
  const { signal } = attached;
  let letGo = (): void => {};
  const follow = ({ newState }: ToggleEvent): void => {
    const isOpen = newState === 'open';
    letGo();
    letGo = isOpen ? hold() : () => {};
    button.ariaExpanded = String(isOpen);
    onToggle?.(isOpen);
  };
  /** Keeps the open panel beside its button, and closes it when the button disappears. */
  const hold = (): (() => void) => {
    const unplace = keepTooltipPlaced(panel, button, { offset, edgeMargin, side });
    const unwatch = whenRemoved(button, () => panel.hidePopover());
    return () => {
      unplace();
      unwatch();
    };
  };
  button.ariaExpanded = 'false';
  panel.addEventListener('toggle', follow, { signal });

  return () => {
    attached.abort();
    if (panel.matches(':popover-open')) panel.hidePopover();
    letGo();
    button.popoverTargetElement = null;
    button.removeAttribute('aria-haspopup');
    button.ariaExpanded = null;
    Object.assign(panel, { id, className, role, ariaLabel });
    panel.style.cssText = cssText;
    panel.popover = null;
    if (labelledBy === null) panel.removeAttribute('aria-labelledby');
  };
}
