import type { LoadImageOptions } from '@plinth/media/image';

export interface ImageQueue {
  /** For `attachImages`. */
  readonly add: NonNullable<LoadImageOptions['queue']>;
  /** Drops waiting pictures. */
  clear(): void;
}

/** Milliseconds that others wait for a picture that neither loads nor fails. */
const patience = 10_000;

/**
 * Limits the number of pictures that load at the same time; the others follow in their order
 * ([GAL-19], [MED-6]).
 */
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
  // Nothing was requested, or the picture was in the cache.
  if (image.complete) return run();
  const following = new AbortController();
  const { signal } = following;
  const end = () => {
    following.abort();
    clearTimeout(timer);
    run();
  };
  // After a failure a second file may be loading.
  const look = () => image.complete && end();
  const timer = setTimeout(end, patience);
  image.addEventListener('load', look, { signal });
  image.addEventListener('error', look, { signal });
}
