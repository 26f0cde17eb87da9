import type { ScrollGeometry } from './scrollGeometry';

/** Pixels of pulling beyond an end that count as a step. */
export const pullDistance = 50;

/** 1 at the end, -1 at the start, 0 between, 2 when there is nothing to scroll. */
function edgeAt(position: number, limit: number): number {
  if (limit < 1) return 2;
  return position >= limit - 1 ? 1 : position <= 1 ? -1 : 0;
}

/**
 * Detects a finger that keeps pulling at an end: the browser scrolls no further, but touch events
 * continue. @returns a function that undoes it
 */
export function attachPull(
  list: HTMLElement,
  geometry: Pick<ScrollGeometry, 'position' | 'limit' | 'sign'>,
  onPull: (forward: boolean) => unknown,
): () => void {
  const edge = () => edgeAt(geometry.position(), geometry.limit());
  const listening = new AbortController();
  const listen = { signal: listening.signal, passive: true };
  let startX: number | undefined;
  let startEdge = 0;
  const onEnd = ({ changedTouches }: TouchEvent) => {
    if (startX === undefined) return;
    const pulled = (startX - changedTouches[0]!.clientX) * geometry.sign();
    const isSame = edge() === startEdge;
    startX = undefined;
    if (!isSame || Math.abs(pulled) < pullDistance) return;
    if (pulled > 0 && startEdge >= 1) onPull(true);
    if (pulled < 0 && (startEdge === -1 || startEdge === 2)) onPull(false);
  };
  list.addEventListener(
    'touchstart',
    ({ touches }) => {
      startX = touches.length === 1 ? touches[0]!.clientX : undefined;
      startEdge = edge();
      list.addEventListener('touchend', onEnd, { ...listen, once: true });
    },
    listen,
  );
  return () => listening.abort();
}
