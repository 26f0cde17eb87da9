/**
 * Loads addresses into the browser's cache, a few at a time ([MED-6]); failures are skipped.
 * @returns a promise that settles when all are done or the signal aborts
 */
export async function preloadImages(
  addresses: Iterable<string>,
  {
    concurrency = 16,
    signal,
    load = loadIntoCache,
  }: {
    /** @default 16, see `imageConcurrency` */
    concurrency?: number;
    signal?: AbortSignal;
    /** Loads one address. @default a detached picture */
    load?: (address: string) => Promise<void>;
  } = {},
): Promise<void> {
  const queue = addresses[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done && !signal?.aborted; next = queue.next())
      await load(next.value).catch(() => {});
  };
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, worker));
}

/** Number of pictures that a gallery preloads at the same time: 16, on a phone 1 ([MED-6]). */
export function imageConcurrency(isMobile: boolean): number {
  return isMobile ? 1 : 16;
}

async function loadIntoCache(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
}
