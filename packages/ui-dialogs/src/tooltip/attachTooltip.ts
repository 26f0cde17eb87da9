import { isComposing } from '@plinth/dom/is-composing';
import { layerBase } from '../layer/layerBase';
import { layerHost, layerStack } from '../layer/layerStack';
import { attachTooltipTriggers } from './attachTooltipTriggers';
import { buildTooltip } from './buildTooltip';
import { keepTooltipPlaced, type Point } from './keepTooltipPlaced';
import { referTo } from './referTo';
import { tooltipDefaults } from './tooltipDefaults';
import type { TooltipOptions } from './tooltipOptions';
import { isThere, whenRemoved } from './whenRemoved';

/**
 * Adds a tooltip to an element: on hover at the pointer, on keyboard focus and after a long press
 * at the element. It can be hovered, and Esc hides it (WCAG 1.4.13). Its text is always available
 * to screen readers. [DLG-4]
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachTooltip } from '@plinth/ui-dialogs/tooltip';
 *
 * const detach = attachTooltip(document.querySelector<HTMLElement>('button')!, { content: 'Save' });
 * ```
 */
export function attachTooltip(element: HTMLElement, options: TooltipOptions = {}): () => void {
  const {
    showDelay = tooltipDefaults.showDelay,
    mouseOffset: offset = tooltipDefaults.mouseOffset,
    edgeMargin = tooltipDefaults.edgeMargin,
    isLabel = false,
    side,
  } = options;
  const page = element.ownerDocument;
  const title = element.getAttribute('title');
  const content = options.content ?? title;
  if (!content) return () => {};

  const tooltip = buildTooltip(page, content, options);
  // The tooltip stays in the page while hidden, because `aria-describedby` must refer to an
  // existing element.
  page.body.append(tooltip);
  const unrefer = referTo(element, isLabel ? 'aria-labelledby' : 'aria-describedby', tooltip.id);
  element.removeAttribute('title');
  let shown: AbortController | undefined;

  const show = (pointer?: Point): void => {
    // A side refers to the element, not to the pointer.
    const point = side ? undefined : pointer;
    if (shown || !isThere(element)) return;
    const stack = layerStack(page);
    stack.hideTooltip?.();
    stack.hideTooltip = hide;
    shown = new AbortController();
    // While a modal layer is open the body is inert, and a tooltip in it could not be hovered.
    layerHost(page).append(tooltip);
    tooltip.hidden = false;
    tooltip.style.zIndex = String(layerBase + stack.layers.length);
    tooltip.showPopover?.();
    const unplace = keepTooltipPlaced(tooltip, element, { point, offset, edgeMargin, side });
    const { signal } = shown;
    signal.addEventListener('abort', unplace);
    signal.addEventListener('abort', whenRemoved(element, hide));
    page.addEventListener('keydown', onKeydown, { capture: true, signal });
    page.addEventListener('pointerdown', onPressElsewhere, { capture: true, signal });
    if (point) page.addEventListener('scroll', hide, { capture: true, passive: true, signal });
  };

  const hide = (): void => {
    if (!shown) return;
    shown.abort();
    shown = undefined;
    layerStack(page).hideTooltip = undefined;
    if (tooltip.popover) tooltip.hidePopover();
    else tooltip.hidden = true;
    // A page that removed the element may never call the undo; `show` adds the tooltip again
    // together with the element. A browser may report the loss of focus before the element is
    // removed.
    queueMicrotask(() => {
      if (!shown && !element.isConnected) tooltip.remove();
    });
  };

  const onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    // Esc only hides the tooltip: a dialog below stays open.
    event.preventDefault();
    event.stopPropagation();
    hide();
  };
  const onPressElsewhere = (event: Event): void => {
    if (!tooltip.contains(event.target as Node)) hide();
  };

  const detach = attachTooltipTriggers(element, {
    tooltip,
    showDelay,
    isShown: () => shown !== undefined,
    show,
    hide,
  });

  return () => {
    detach();
    hide();
    tooltip.remove();
    unrefer();
    // A framework that renders the element may have set another title meanwhile.
    if (title !== null && !element.hasAttribute('title')) element.setAttribute('title', title);
  };
}
