import { attachTransport } from '@plinth/tracking';
import { attachCensus, whenShown } from '@plinth/tracking/census';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { isSoftlyNavigated } from '../../boot/isSoftlyNavigated';
import { census } from '../../services/census/census';
import { consent } from '@plinth/site-blocks/page';
import { openCensus } from '../../services/census/censusQueue';
import { trackingTransport } from '../../services/reporting/trackingTransport';

/**
 * Counts the views of the visit, over soft navigations too: there a view begins when the new page is in place. A
 * withdrawal stops pending reports; the view that was held back after it is counted when consent is given again.
 */
export function startVisit(host: Host): Detach {
  const view = host.document.defaultView!;
  const counted = census(host);
  const transport = trackingTransport(host);
  const attached = new AbortController();
  const undo = [
    attachCensus(view, {
      census: counted,
      countsSoftNavigations: !isSoftlyNavigated(host.document),
    }),
    host.on('page-turned', () => counted.recordHit('soft')),
    consent(host).subscribe(({ permissions }) => {
      if (permissions.tracking) counted.resume();
      else transport.discard();
    }),
    // Last: senders hand over their reports before it ends.
    attachTransport(view, { transport }),
  ];
  // After the hit that begins their view: nothing is shown on a page that is only prerendered.
  whenShown(host.document, attached.signal, () => openCensus(host, counted));
  return () => {
    attached.abort();
    for (const detach of undo) detach();
  };
}
