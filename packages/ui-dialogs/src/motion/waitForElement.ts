export interface WaitForElementOptions {
  /** The root of the search. @default document */
  root?: ParentNode | undefined;
  /** Time between two tries, in ms. @default 100 */
  interval?: number | undefined;
  /** Maximum number of tries. @default Infinity */
  maxTries?: number | undefined;
  /** Aborting ends the wait. */
  signal?: AbortSignal | undefined;
}

/** A script loader's wait for its mount point: up to 100 tries, 10 ms apart. [DLG-6] */
export const loaderWait = { interval: 10, maxTries: 100 } as const;

/**
 * Resolves with the first element that matches, at once or after polling; with `null` when the tries are used up. [DLG-6]
 * Rejects with the signal's reason when it is aborted.
 *
 * @example
 * ```ts
 * import { waitForElement } from '@plinth/ui-dialogs/motion';
 *
 * const form = await waitForElement('form', { maxTries: 50 });
 * ```
 */
export async function waitForElement<Found extends Element = HTMLElement>(
  selector: string,
  { root = document, interval = 100, maxTries = Infinity, signal }: WaitForElementOptions = {},
): Promise<Found | null> {
  for (let tries = 1; ; tries += 1) {
    signal?.throwIfAborted();
    const found = root.querySelector<Found>(selector);
    if (found || tries >= maxTries) return found;
    await pause(interval, signal);
  }
}

function pause(duration: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, duration);
    signal?.addEventListener('abort', done);
  });
}
