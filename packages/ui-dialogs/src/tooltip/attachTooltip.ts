import { layerBase } from '../layer/layerBase';
import { layerHost, layerId, layerStack } from '../layer/layerStack';
import { placeTooltip } from './placeTooltip';
import { tooltipDefaults } from './tooltipDefaults';

export interface TooltipOptions {
  /** @default the element's `title`, which is taken away meanwhile */
  content?: string | Node | undefined;
  /** Whether the content names the element (an icon button) instead of describing it. @default false */
  isLabel?: boolean | undefined;
  /** How long the pointer rests before it shows, in ms; keyboard focus shows it at once. @default 1200 */
  showDelay?: number | undefined;
  /** In px. @default 250 */
  width?: number | undefined;
  /** Distance from the pointer or the element, in px. @default 15 */
  mouseOffset?: number | undefined;
  /** Distance from the edges of the window, in px. @default 20 */
  edgeMargin?: number | undefined;
  className?: string | undefined;
}

/** How long the pointer may take from the element across the gap to the tooltip, in ms. */
const bridge = 150;
/** How long a finger rests on the element, in ms, before the tooltip shows: as long as a context menu takes. */
const longPress = 500;

/**
 * Gives an element a tooltip: on hover at the pointer, on keyboard focus and after a long press at the element.
 * It can be hovered itself, and Esc hides it (WCAG 1.4.13). Screen readers have its text at all times. [DLG-4]
 * Returns the undo.
 */
export function attachTooltip(element: HTMLElement, options: TooltipOptions = {}): () => void {
  const {
    showDelay = tooltipDefaults.showDelay,
    width = tooltipDefaults.width,
    mouseOffset = tooltipDefaults.mouseOffset,
    edgeMargin = tooltipDefaults.edgeMargin,
    isLabel = false,
  } = options;
  const page = element.ownerDocument;
  const title = element.getAttribute('title');
  const content = options.content ?? title;
  if (!content) return () => {};

  const tooltip = page.createElement('div');
  tooltip.id = layerId(page, 'tooltip');
  tooltip.role = 'tooltip';
  tooltip.className = `pl-tooltip ${options.className ?? ''}`.trim();
  tooltip.style.setProperty('--pl-tooltip-width', `${width}px`);
  tooltip.style.setProperty('--pl-tooltip-offset', `${mouseOffset}px`);
  tooltip.style.setProperty('--pl-tooltip-margin', `${edgeMargin}px`);
  tooltip.append(content);
  if ('popover' in tooltip) tooltip.popover = 'manual';
  else (tooltip as HTMLElement).hidden = true;
  // It stays in the page while hidden, because what aria-describedby names has to exist before it is shown.
  page.body.append(tooltip);
  const unrefer = refer(element, isLabel ? 'aria-labelledby' : 'aria-describedby', tooltip.id);
  element.removeAttribute('title');

  const attached = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: AbortController | undefined;
  let pointer: { x: number; y: number } | undefined;

  const after = (delay: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, delay);
  };

  const show = (point?: { x: number; y: number }): void => {
    clearTimeout(timer);
    if (shown || !element.isConnected) return;
    const stack = layerStack(page);
    stack.hideTooltip?.();
    stack.hideTooltip = hide;
    shown = new AbortController();
    // Inside a modal layer the body is inert, and a tooltip there could not be hovered.
    layerHost(page).append(tooltip);
    tooltip.hidden = false;
    tooltip.style.zIndex = String(layerBase + stack.layers.length);
    tooltip.showPopover?.();
    const unplace = place(point);
    const { signal } = shown;
    signal.addEventListener('abort', unplace);
    page.addEventListener('keydown', onKeydown, { capture: true, signal });
    page.addEventListener('pointerdown', onPressElsewhere, { capture: true, signal });
    if (point) page.addEventListener('scroll', hide, { capture: true, passive: true, signal });
  };

  const hide = (): void => {
    clearTimeout(timer);
    if (!shown) return;
    shown.abort();
    shown = undefined;
    layerStack(page).hideTooltip = undefined;
    if (tooltip.popover) tooltip.hidePopover();
    else tooltip.hidden = true;
  };

  /** At the element the browser keeps it in place by CSS anchors where it can; at the pointer it is put once. */
  const place = (point?: { x: number; y: number }): (() => void) => {
    if (!point && CSS.supports?.('position-anchor: --a')) {
      const { anchorName } = element.style;
      element.style.anchorName = `--${tooltip.id}`;
      tooltip.style.positionAnchor = `--${tooltip.id}`;
      tooltip.dataset['placed'] = 'anchor';
      return () => (element.style.anchorName = anchorName);
    }
    tooltip.dataset['placed'] = 'point';
    const put = (): void => {
      const anchor = point
        ? { left: point.x, right: point.x, top: point.y, bottom: point.y }
        : element.getBoundingClientRect();
      const { left, top } = placeTooltip({
        anchor,
        size: { width: tooltip.offsetWidth, height: tooltip.offsetHeight },
        viewport: { width: page.documentElement.clientWidth, height: innerHeight },
        offset: mouseOffset,
        edgeMargin,
      });
      tooltip.style.left = `${left}px`;
      tooltip.style.top = `${top}px`;
    };
    put();
    if (point) return () => {};
    addEventListener('scroll', put, { capture: true, passive: true });
    addEventListener('resize', put);
    return () => {
      removeEventListener('scroll', put, { capture: true });
      removeEventListener('resize', put);
    };
  };

  const onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // One Esc, one thing: a dialog below stays open.
    event.preventDefault();
    event.stopPropagation();
    hide();
  };
  const onPressElsewhere = (event: Event): void => {
    if (!tooltip.contains(event.target as Node)) hide();
  };

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: never) => void } = {
    pointerenter: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      pointer = { x, y };
      if (shown) clearTimeout(timer);
      else if (pointerType !== 'touch') after(showDelay, () => show(pointer));
    },
    pointermove: ({ clientX: x, clientY: y }: PointerEvent) => (pointer = { x, y }),
    pointerleave: () => (shown ? leave() : clearTimeout(timer)),
    pointerdown: ({ pointerType }: PointerEvent) => {
      hide();
      if (pointerType === 'touch') after(longPress, () => show());
    },
    pointerup: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch' && !shown) clearTimeout(timer);
    },
    pointercancel: () => clearTimeout(timer),
    focusin: () => {
      if (element.matches(':focus-visible')) show();
    },
    focusout: hide,
  };
  const leave = (): void => {
    if (!element.matches(':focus-visible')) after(bridge, hide);
  };
  for (const [type, listener] of Object.entries(listeners))
    element.addEventListener(type, listener as (event: Event) => void, {
      signal: attached.signal,
    });
  tooltip.addEventListener('pointerenter', () => clearTimeout(timer));
  tooltip.addEventListener('pointerleave', leave);

  return () => {
    attached.abort();
    hide();
    tooltip.remove();
    unrefer();
    // Who renders the element may have given it another title meanwhile.
    if (title !== null && !element.hasAttribute('title')) element.setAttribute('title', title);
  };
}

/** Adds an id to an attribute that lists ids, and returns the undo. */
function refer(element: HTMLElement, attribute: string, id: string): () => void {
  const ids = (): string[] => (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  const write = (list: string[]): void => {
    if (list.length > 0) element.setAttribute(attribute, list.join(' '));
    else element.removeAttribute(attribute);
  };
  write([...ids(), id]);
  return () => write(ids().filter((other) => other !== id));
}
