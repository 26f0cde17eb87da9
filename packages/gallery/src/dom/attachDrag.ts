import { takesArrows } from './ownControl';
import { addToTrail, dragDistance, releaseVelocity, type PointerPlace } from './pointerTrail';

export interface DragMove {
  /** Pixels from where the pointer went down. */
  readonly x: number;
  readonly y: number;
}

export interface DragEnd extends DragMove {
  /** Pixels per millisecond at the moment of release. */
  readonly velocityX: number;
  readonly velocityY: number;
  /** Milliseconds from down to up. */
  readonly duration: number;
  /** Whether the browser took the gesture away, so that everything returns to where it was. */
  readonly cancelled: boolean;
}

export interface DragOptions {
  /**
   * The event that begins it. `mousedown` is for lists that scroll natively under a finger: a listener for pointers would make the
   * browser work out anew where in the list fingers scroll.
   * @default 'pointerdown'
   */
  start?: 'pointerdown' | 'mousedown' | undefined;
  /** Presses that may become a drag. @default all */
  accepts?: (() => boolean) | undefined;
  onStart?: (() => void) | undefined;
  onMove: (move: DragMove) => void;
  onEnd: (end: DragEnd) => void;
}

/** Recognises a sideways drag by mouse, pen or finger, and swallows the click that would follow it. @returns a function that undoes it */
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
        // Without a button it was let go of outside.
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
      // Words in a field are marked, and a slider is moved, by the same movement.
      if (takesArrows(down.target)) return;
      // A gallery in a slide is dragged by itself.
      const gallery = (down.target as Element).closest('.pl-gallery');
      if (gallery && gallery !== element && element.contains(gallery)) return;
      cancel?.(down);
      press(down);
    },
    { signal },
  );
  // The browser's own drag of pictures and links would end ours.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => {
    listening.abort();
    pressing.abort();
  };
}

/** The click of a drag's release comes in the same task or not at all. */
function swallowNextClick(element: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
}
