import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent } from '@plinth/site-blocks/page';

/** As many as the reporter would queue. */
const maxCaught = 10;

/**
 * Waits for the first failure, and for consent to report it ([TRK-8]): the reporter loads only then, because most pages
 * have nothing to report.
 */
export function startErrors(host: Host): Detach {
  const view = host.document.defaultView!;
  const caught: Event[] = [];
  const waiting = new AbortController();
  const { signal } = waiting;
  /** Ends the wait for consent, and afterwards the reporting. */
  let stop: Detach | undefined;

  const loadReporter = () => {
    stop ??= consent(host).whenAllowed('tracking', () => {
      import('../../connect/errorsToServer').then(
        ({ startErrorsToServer }) => {
          if (signal.aborted) return;
          waiting.abort();
          stop = startErrorsToServer(host, caught);
        },
        () => {
          // Failed to load: there is no way to report it. The next failure tries again.
          stop = undefined;
        },
      );
    });
  };

  function keep(event: Event): void {
    // A picture may be missing without being a defect.
    if (event.target !== view && (event.target as Element).tagName !== 'SCRIPT') return;
    if (caught.length < maxCaught) caught.push(event);
    loadReporter();
  }

  // Capturing: error events of elements do not bubble.
  view.addEventListener('error', keep, { capture: true, signal });
  view.addEventListener('unhandledrejection', keep, { signal });
  signal.addEventListener('abort', host.onReport(loadReporter));
  return () => {
    waiting.abort();
    stop?.();
  };
}
