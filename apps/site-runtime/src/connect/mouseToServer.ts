import { attachMouseTracking } from '@plinth/tracking';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent } from '@plinth/site-blocks/page';
import { pageTracer } from '../services/reporting/pageTracer';

/** The kind of the trace's entries that hold a piece of the mouse's way. */
const mouseType = 'mouse';

/**
 * Notes the way of the mouse in the page's trace ([TRK-13]). Loaded for signed-in accounts, where the site follows
 * them. It tells what a known person does, so it needs what visitor data needs, and a withdrawal drops what was noted.
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
          // The page may be about to go, and its other senders have handed over before.
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
