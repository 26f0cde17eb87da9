import { censusRoutes } from '@plinth/site-api/client';
import {
  attachCensus,
  attachCensusEvents,
  canRecordView,
  canTrack,
  createCensus,
  readEventFields,
  type Census,
} from '@plinth/tracking/census';
import type { Detach, Host } from '../boot/host';
import { isSoftlyNavigated } from '../navigation/isSoftlyNavigated';
import { consent } from './consent';
import { cookies } from './cookies';
import { pageFacts } from './pageFacts';
import { openCensus } from './toCensus';
import { sendReport } from './trackingToServer';

/** The census of this page, with the calls that it makes. */
function census(host: Host): Census {
  return host.once('census', () => {
    const view = host.document.defaultView!;
    const { location } = view;
    const { mayRun } = consent(host);
    // Read anew each time: after a soft navigation they are another page's.
    const circumstances = () => {
      const facts = pageFacts(host);
      return {
        isSignedIn: Boolean(facts.authenticatedAccount),
        roles: facts.websiteRoles,
        pageType: facts.pageType,
        path: location.pathname,
        hasConsent: mayRun('tracking'),
      };
    };
    const site = () => {
      const { website, templateId, collection, itemId } = pageFacts(host);
      return { websiteId: website?.id, templateId, collectionId: collection?.id, itemId };
    };
    return createCensus({
      send: (name, report, id) => sendReport(host, censusRoutes[name], report, { id }),
      cookies: cookies(host),
      canTrack: () => canTrack(circumstances()),
      canRecordView: () => canRecordView(circumstances()),
      mayIdentify: () => mayRun('visitorData'),
      fields: () => readEventFields(view, site(), Date.now()),
      isSecure: location.protocol === 'https:',
    });
  });
}

/**
 * Counts the views of the visit. Where we turn the pages ourselves, a view begins when the new page stands. What was
 * held back after a withdrawal is counted when consent comes back.
 */
export function startCensus(host: Host): Detach {
  const counted = census(host);
  openCensus(host, counted);
  const detach = attachCensus(host.document.defaultView!, {
    census: counted,
    countsSoftNavigations: !isSoftlyNavigated(host.document),
  });
  const stopListening = host.on('page-turned', () => counted.recordHit('soft'));
  const stopFollowing = consent(host).subscribe(({ permissions }) => {
    if (permissions.tracking) counted.resume();
  });
  return () => {
    stopFollowing();
    stopListening();
    detach();
  };
}

export function startCensusEvents(host: Host): Detach {
  return attachCensusEvents(host.document, { census: census(host) });
}
