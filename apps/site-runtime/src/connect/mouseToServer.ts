import { attachMouseTracking } from '@plinth/tracking';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent } from '@plinth/site-blocks/page';
import { pageTracer } from '../services/reporting/pageTracer';

/** The kind of the trace's entries with a part of the mouse's path. */
const mouseType = 'mouse';

/**
 * Records the path of the mouse in the page's trace ([TRK-13]). Loaded for signed-in accounts, where the site follows
 * them. The path belongs to a known person, so it needs the same consent as visitor data, and a withdrawal drops the
 * recorded path.
 */
export function startMouseTracking(host: Host): Detach {
  const { mayRun, subscribe } = consent(host);
  const mayFollow = () => mayRun('visitorData');
  let stop: Detach | undefined;

  function follow(): void {
    if (!mayFollow()) {
      stop?.();
      stop = undefined;
    } else
      stop ??= attachMouseTracking(host.document, {
        isSignedIn: mayFollow,
        send(points) {
          const { trace: note, flush } = pageTracer(host);
          note(mouseType, points);
          // The page may be about to be left, and its other senders have sent before.
          if (host.document.visibilityState === 'hidden') flush();
        },
      });
  }

  follow();
  const unsubscribe = subscribe(follow);
  return () => {
    unsubscribe();
    stop?.();
  };
}
