import { ignoreErrors } from '@plinth/site-model';
import { throttle } from './throttle';
import { onHide } from './onHide';

export interface MousePoint {
  /** CSS pixels from the document's corner. */
  x: number;
  y: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface AttachMouseTrackingOptions {
  /** Mouse tracking runs only for signed-in users [TRK-13]; checked at every movement. */
  isSignedIn: () => boolean;
  /** Called with the mouse positions in chunks; a failure is ignored. */
  send: (points: MousePoint[]) => unknown;
  /** @default 100 */
  intervalMs?: number | undefined;
  /** Points in one chunk. @default 50 */
  pieceSize?: number | undefined;
}

/**
 * Tracks the mouse of a signed-in user [TRK-13]. For other visitors no listener is attached.
 *
 * @returns a function that stops it and sends the rest
 *
 * @example
 * ```ts
 * import { attachMouseTracking } from '@plinth/tracking';
 *
 * const detach = attachMouseTracking(document, {
 *   isSignedIn: () => false,
 *   send: (points) => navigator.sendBeacon('/mouse', JSON.stringify(points)),
 * });
 * ```
 */
export function attachMouseTracking(
  document: Document,
  { isSignedIn, send, intervalMs = 100, pieceSize = 50 }: AttachMouseTrackingOptions,
): () => void {
  if (!isSignedIn()) return () => {};
  let points: MousePoint[] = [];

  function flush(): void {
    const piece = points;
    points = [];
    if (piece.length > 0 && isSignedIn()) ignoreErrors(() => send(piece));
  }
  const record = throttle(
    (x: number, y: number) => {
      if (!isSignedIn()) return;
      points.push({ x, y, at: Date.now() });
      if (points.length >= pieceSize) flush();
    },
    { intervalMs },
  );
  const move = ({ pageX, pageY }: MouseEvent) => record(Math.round(pageX), Math.round(pageY));

  const attached = new AbortController();
  const { signal } = attached;
  document.addEventListener('mousemove', move, { passive: true, signal });
  onHide(document.defaultView!, signal, flush);
  return () => {
    attached.abort();
    record.cancel();
    flush();
  };
}
