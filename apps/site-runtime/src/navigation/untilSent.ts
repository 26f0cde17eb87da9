/** Milliseconds; a later answer may never arrive. */
const maxWait = 10_000;
/** Milliseconds between two looks. */
const pause = 50;

/**
 * Waits for forms that are being sent ([FRM-20]): leaving the page meanwhile would abort the call, and nothing could
 * report whether it has arrived.
 */
export async function untilSent(page: Document, signal: AbortSignal): Promise<void> {
  const end = performance.now() + maxWait;
  while (page.querySelector('form[aria-busy=true]') && performance.now() < end && !signal.aborted)
    await new Promise((resolve) => setTimeout(resolve, pause));
}
