import type { Detach, Host } from '../boot/host';
import { consent } from './consent';

/** As many as the reporter would queue. */
const maxCaught = 10;

/**
 * Waits for the first failure, and for consent to report it ([TRK-8]): what reports comes only then, because most pages
 * have nothing to report.
 */
export function startErrors(host: Host): Detach {
  const view = host.document.defaultView!;
  const caught: Event[] = [];
  const waiting = new AbortController();
  const { signal } = waiting;
  let stopWaiting: Detach | undefined;
  let stopReporting: Detach | undefined;

  const bring = () => {
    stopWaiting ??= consent(host).whenAllowed('tracking', () => {
      import('./errorsToServer').then(
        ({ startErrorsToServer }) => {
          if (signal.aborted) return;
          waiting.abort();
          stopReporting = startErrorsToServer(host, caught);
        },
        () => {
          // Could not be loaded: there is no way to tell anybody. The next failure tries again.
          stopWaiting = undefined;
        },
      );
    });
  };

  function keep(event: Event): void {
    // A picture may be missing without being a defect.
    if (event.target !== view && (event.target as Element).tagName !== 'SCRIPT') return;
    if (caught.length < maxCaught) caught.push(event);
    bring();
  }

  // Capturing: error events of elements do not bubble.
  view.addEventListener('error', keep, { capture: true, signal });
  view.addEventListener('unhandledrejection', keep, { signal });
  signal.addEventListener('abort', host.onReport(bring));
  return () => {
    stopWaiting?.();
    waiting.abort();
    stopReporting?.();
  };
}
