import type { Point } from './keepTooltipPlaced';

/** Time that the pointer may take from the element across the gap to the tooltip, in ms. */
const bridge = 150;
/** Time that a finger rests on the element before the tooltip shows, in ms: as long as a context menu takes. */
const longPress = 500;

export interface TooltipTriggersOptions {
  tooltip: HTMLElement;
  /** Time that the pointer rests before it shows, in ms. */
  showDelay: number;
  isShown: () => boolean;
  /** @param point where the pointer is; without it the tooltip belongs at the element */
  show: (point?: Point) => void;
  hide: () => void;
}

/**
 * Calls back when a tooltip has to show or hide: a pointer that rests shows it and may move onto it, a finger has to
 * press long, and keyboard focus shows it at once. @returns a function that undoes it
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
