import type { Point } from './keepTooltipPlaced';

/** Time for moving the pointer from the element across the gap to the tooltip, in ms. */
const bridge = 150;
/** Duration of a long press before the tooltip shows, in ms: the same as for a context menu. */
const longPress = 500;

export interface TooltipTriggersOptions {
  tooltip: HTMLElement;
  /** Time for which the pointer must rest before the tooltip shows, in ms. */
  showDelay: number;
  isShown: () => boolean;
  /** @param point the pointer's position; without it the tooltip is placed at the element */
  show: (point?: Point) => void;
  hide: () => void;
}

/**
 * Calls back when a tooltip must show or hide: it shows when the pointer rests, after a long press,
 * or at once on keyboard focus; the pointer may move onto it. @returns a function that undoes it
 */
export function attachTooltipTriggers(
  element: HTMLElement,
  { tooltip, showDelay, isShown, show, hide }: TooltipTriggersOptions,
): () => void {
  const attached = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointer: Point | undefined;

  const stay = (): void => clearTimeout(timer);
  const after = (delay: number, then: () => void): void => {
    stay();
    timer = setTimeout(then, delay);
  };
  const hideNow = (): void => {
    stay();
    hide();
  };
  const leave = (): void => {
    if (!element.matches(':focus-visible')) after(bridge, hide);
  };

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: never) => void } = {
    pointerenter: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      pointer = { x, y };
      if (isShown()) stay();
      else if (pointerType !== 'touch') after(showDelay, () => show(pointer));
    },
    pointermove: ({ clientX: x, clientY: y }: PointerEvent) => (pointer = { x, y }),
    pointerleave: () => (isShown() ? leave() : stay()),
    pointerdown: ({ pointerType }: PointerEvent) => {
      hideNow();
      if (pointerType === 'touch') after(longPress, () => show());
    },
    pointerup: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch' && !isShown()) stay();
    },
    pointercancel: stay,
    focusin: () => {
      if (!element.matches(':focus-visible')) return;
      stay();
      show();
    },
    focusout: hideNow,
  };
  for (const [type, listener] of Object.entries(listeners))
    element.addEventListener(type, listener as (event: Event) => void, {
      signal: attached.signal,
    });
  tooltip.addEventListener('pointerenter', stay);
  tooltip.addEventListener('pointerleave', leave);
  return () => {
    attached.abort();
    stay();
  };
}
