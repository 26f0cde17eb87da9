import type { LoadImageOptions } from '@plinth/media/image';

export interface ImageQueue {
  /** For `attachImages`. */
  readonly add: NonNullable<LoadImageOptions['queue']>;
  /** Forgets what waits. */
  clear(): void;
}

/** Milliseconds that the others wait for a picture that neither comes nor fails. */
const patience = 10_000;

/** Lets so many pictures load at the same time; the others follow in the order in which they came ([GAL-19], [MED-6]). */
export function createImageQueue(concurrency: number): ImageQueue {
  const waiting = new Map<HTMLImageElement, () => void>();
  let free = concurrency;

  function startNext(): void {
    const [next] = waiting;
    if (!next || free < 1) return;
    const [image, load] = next;
    waiting.delete(image);
    free -= 1;
    load();
    whenSettled(image, () => {
      free += 1;
      startNext();
    });
  }

  return {
    add(image, load) {
      waiting.set(image, load);
      startNext();
    },
    clear: () => waiting.clear(),
  };
}

function whenSettled(image: HTMLImageElement, run: () => void): void {
  // Nothing was asked for, or it was in the cache.
  if (image.complete) return run();
  const following = new AbortController();
  const { signal } = following;
  const end = () => {
    following.abort();
    clearTimeout(timer);
    run();
  };
  // After a failure a second file may be on its way.
  const look = () => image.complete && end();
  const timer = setTimeout(end, patience);
  image.addEventListener('load', look, { signal });
  image.addEventListener('error', look, { signal });
}
