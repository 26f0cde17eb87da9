import type { Detach, Host } from '@plinth/site-blocks/host';
import { runParts, type PagePart } from '../../boot/runParts';
import { clearWithoutConsent } from '../../services/consent/clearWithoutConsent';
import { startConsent } from '../../services/consent/startConsent';
import { consent } from '@plinth/site-blocks/page';
import { startBanner } from '../../services/consent/startBanner';
import { startErrors } from './startErrors';
import type { tracking as Tracking } from './tracking';

/** A part of the tracking: it begins when tracking may run, now or later on this page. */
const whenAllowed =
  (start: keyof typeof Tracking) =>
  async (host: Host): Promise<Detach> => {
    let coming: Promise<void> | undefined;
    let isGone = false;
    let stop = consent(host).whenAllowed('tracking', () => {
      coming = import('./tracking')
        .then(({ tracking }) => {
          if (!isGone) stop = tracking[start](host);
        })
        .catch((error: unknown) => host.report(error, 'tracking'));
    });
    await coming;
    return () => {
      isGone = true;
      stop();
    };
  };

/**
 * Consent and every part that depends on it, in the order in which a page starts them; all last over soft navigations.
 */
export const visitParts: readonly PagePart[] = [
  ['consent', startConsent],
  ['errors', startErrors],
  ['clearing', clearWithoutConsent],
  ['visit', whenAllowed('visit')],
];

/** The parts of consent and census on the page that is shown. */
export const trackingPageParts: readonly PagePart[] = [
  ['banner', startBanner],
  ['census events', whenAllowed('events')],
];

/** Starts late: the browser keeps its earlier measurements. */
export const startPageSpeed = whenAllowed('speed');

/** A page without anything else: it is measured beside other trackers and banners. */
export async function startTracking(host: Host): Promise<Detach> {
  const { started, undo } = runParts(host, [...visitParts, ...trackingPageParts]);
  await started;
  return undo;
}
