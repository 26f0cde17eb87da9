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
  /** The direction that is ours; a gesture in the other one is left to the page. @default 'x' */
  axis?: 'x' | 'y' | 'both' | undefined;
  /** Pointer kinds that are listened to. @default every kind */
  accepts?: ((event: PointerEvent) => boolean) | undefined;
  onStart?: ((event: PointerEvent) => void) | undefined;
  onMove: (move: DragMove) => void;
  onEnd: (end: DragEnd) => void;
}

/** Pixels before a press becomes a drag and its axis is decided. */
const lockDistance = 10;
/** Milliseconds of movement that the velocity of release is taken from. */
const velocityWindow = 80;

/** Recognises a drag by mouse, pen or finger, and swallows the click that would follow it. Returns its undo. */
export function attachDrag(element: HTMLElement, options: DragOptions): () => void {
  const { axis = 'x', accepts = () => true, onStart, onMove, onEnd } = options;
  const listening = new AbortController();
  const { signal } = listening;
  let pointer: number | undefined;
  let dragging = false;
  let down: PointerEvent;
  let samples: { x: number; y: number; time: number }[] = [];

  const reset = () => {
    pointer = undefined;
    dragging = false;
    samples = [];
  };

  const finish = (event: PointerEvent, cancelled: boolean) => {
    if (event.pointerId !== pointer) return;
    if (dragging) {
      const first = samples[0]!;
      const elapsed = Math.max(1, event.timeStamp - first.time);
      const isFresh = event.timeStamp - samples.at(-1)!.time < velocityWindow;
      const end: DragEnd = {
        x: event.clientX - down.clientX,
        y: event.clientY - down.clientY,
        velocityX: isFresh ? (event.clientX - first.x) / elapsed : 0,
        velocityY: isFresh ? (event.clientY - first.y) / elapsed : 0,
        duration: event.timeStamp - down.timeStamp,
        cancelled,
      };
      swallowNextClick(element);
      reset();
      onEnd(end);
    } else reset();
  };

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (pointer !== undefined && !event.isPrimary) {
        // A second finger means pinching, which is not a drag.
        finish({ ...pointerPlace(event), pointerId: pointer } as PointerEvent, true);
        return;
      }
      if (!event.isPrimary || event.button !== 0 || !accepts(event)) return;
      pointer = event.pointerId;
      down = event;
      samples = [{ x: event.clientX, y: event.clientY, time: event.timeStamp }];
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointer) return;
      const x = event.clientX - down.clientX;
      const y = event.clientY - down.clientY;
      if (!dragging) {
        if (Math.max(Math.abs(x), Math.abs(y)) < lockDistance) return;
        const isAcross = Math.abs(x) >= Math.abs(y);
        if ((axis === 'x' && !isAcross) || (axis === 'y' && isAcross)) return reset();
        dragging = true;
        element.setPointerCapture(event.pointerId);
        onStart?.(event);
      }
      samples.push({ x: event.clientX, y: event.clientY, time: event.timeStamp });
      while (samples.length > 2 && event.timeStamp - samples[0]!.time > velocityWindow)
        samples.shift();
      onMove({ x, y });
    },
    { signal },
  );
  element.addEventListener('pointerup', (event) => finish(event, false), { signal });
  element.addEventListener('pointercancel', (event) => finish(event, true), { signal });
  // The browser's own drag of pictures and links would end ours.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => listening.abort();
}

function pointerPlace({ clientX, clientY, timeStamp }: PointerEvent) {
  return { clientX, clientY, timeStamp };
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
