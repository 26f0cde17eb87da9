import { selectsText, takesArrows } from './ownControl';
import { addToTrail, dragDistance, releaseVelocity, type PointerPlace } from './pointerTrail';

export interface DragMove {
  /** Pixels from the start of the press. */
  readonly x: number;
  readonly y: number;
}

export interface DragEnd extends DragMove {
  /** Pixels per millisecond at the moment of release. */
  readonly velocityX: number;
  readonly velocityY: number;
  /** Milliseconds from press to release. */
  readonly duration: number;
  /** Whether the browser cancelled the gesture, so that everything returns to its start. */
  readonly cancelled: boolean;
}

export interface DragOptions {
  /**
   * The event that begins a drag. `mousedown` is for lists with native touch scrolling: a listener
   * for pointer events would make the browser recalculate its touch regions.
   * @default 'pointerdown'
   */
  start?: 'pointerdown' | 'mousedown' | undefined;
  /** Presses that may become a drag. @default all */
  accepts?: (() => boolean) | undefined;
  onStart?: (() => void) | undefined;
  onMove: (move: DragMove) => void;
  onEnd: (end: DragEnd) => void;
}

/**
 * Recognises a horizontal drag by mouse, pen or finger, and swallows the click that would follow.
 * @returns a function that undoes it
 */
export function attachDrag(element: HTMLElement, options: DragOptions): () => void {
  const { start = 'pointerdown', accepts = () => true, onStart, onMove, onEnd } = options;
  const isMouse = start === 'mousedown';
  const listening = new AbortController();
  let pressing = new AbortController();
  let cancel: ((event: PointerEvent) => void) | undefined;

  const press = (down: PointerEvent) => {
    pressing = new AbortController();
    const { signal } = pressing;
    const isMine = ({ pointerType, pointerId }: PointerEvent) =>
      isMouse ? pointerType === 'mouse' : pointerId === down.pointerId;
    let dragging = false;
    const trail: PointerPlace[] = [down];
    const stop = () => {
      pressing.abort();
      cancel = undefined;
    };
    const finish = (event: PointerEvent, cancelled: boolean) => {
      stop();
      if (!dragging) return;
      const velocity = releaseVelocity(trail, event.timeStamp, event);
      swallowNextClick(element);
      onEnd({
        x: event.clientX - down.clientX,
        y: event.clientY - down.clientY,
        velocityX: velocity.x,
        velocityY: velocity.y,
        duration: event.timeStamp - down.timeStamp,
        cancelled,
      });
    };
    cancel = (event) => finish(event, true);

    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', on: typeof press) =>
      element.addEventListener(type, (event) => isMine(event) && on(event), { signal });
    listen('pointermove', (event) => {
      const x = event.clientX - down.clientX;
      const y = event.clientY - down.clientY;
      if (!dragging) {
        // No pressed button means that it was released outside the window.
        if (event.buttons === 0) return stop();
        if (Math.max(Math.abs(x), Math.abs(y)) < dragDistance) return;
        if (Math.abs(x) < Math.abs(y)) return stop();
        dragging = true;
        element.setPointerCapture(event.pointerId);
        onStart?.();
      }
      addToTrail(trail, event);
      onMove({ x, y });
    });
    listen('pointerup', (event) => finish(event, false));
    listen('pointercancel', (event) => finish(event, true));
  };

  const { signal } = listening;
  element.addEventListener(
    start,
    (event) => {
      const down = event as PointerEvent;
      // A second finger means pinching, which is not a drag.
      if (!isMouse && !down.isPrimary) return cancel?.(down);
      if (down.button !== 0 || !accepts()) return;
      // In a text field the same movement selects text, and it moves a slider.
      if (takesArrows(down.target)) return;
      if ((isMouse || down.pointerType === 'mouse') && selectsText(down.target)) return;
      // A gallery in a slide handles its own drags.
      const gallery = (down.target as Element).closest('.pl-gallery');
      if (gallery && gallery !== element && element.contains(gallery)) return;
      cancel?.(down);
      press(down);
    },
    { signal },
  );
  // The browser's own drag of pictures and links would end this drag.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => {
    listening.abort();
    pressing.abort();
  };
}

/** The click after a drag is dispatched in the same task or not at all. */
function swallowNextClick(element: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
}
