import type { Detach, Host } from '../boot/host';

/** As many as the reporter would queue. */
const maxCaught = 10;

/** Waits for the first failure: what reports it comes only then, because most pages have none. */
export function startErrors(host: Host): Detach {
  const view = host.document.defaultView!;
  const caught: Event[] = [];
  const waiting = new AbortController();
  const { signal } = waiting;
  let coming: Promise<void> | undefined;
  let stopReporting: Detach | undefined;

  const bring = () => {
    coming ??= import('./errorsToServer').then(
      ({ startErrorsToServer }) => {
        if (signal.aborted) return;
        waiting.abort();
        stopReporting = startErrorsToServer(host, caught);
      },
      () => {
        // Could not be loaded: there is no way to tell anybody. The next failure tries again.
        coming = undefined;
      },
    );
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
    waiting.abort();
    stopReporting?.();
  };
}
