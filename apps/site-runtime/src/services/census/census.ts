import { censusRoutes } from '@plinth/site-api/client';
import {
  attachCensusEvents,
  canRecordView,
  createCensus,
  readEventFields,
  type Census,
} from '@plinth/tracking/census';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent, pageCookies, pageFacts } from '@plinth/site-blocks/page';
import { mayTrack, trackingCircumstances } from '../consent/mayTrack';
import { sendReport } from '../reporting/trackingTransport';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    census: Census;
  }
}

/** The census of this page, with the calls that it makes. */
export function census(host: Host): Census {
  return host.once('census', () => {
    const view = host.document.defaultView!;
    const { location } = view;
    const { mayRun } = consent(host);
    return createCensus({
      send: (name, payload, id) => sendReport(host, censusRoutes[name], { payload, id }),
      cookies: pageCookies(host),
      location,
      canTrack: () => mayTrack(host),
      canRecordView: () => canRecordView(trackingCircumstances(host)),
      mayIdentify: () => mayRun('visitorData'),
      fields() {
        const facts = pageFacts(host);
        const site = {
          websiteId: facts.website?.id,
          templateId: facts.templateId,
          collectionId: facts.collection?.id,
          itemId: facts.itemId,
        };
        return readEventFields(view, site, Date.now());
      },
      isSecure: location.protocol === 'https:',
    });
  });
}

export function startCensusEvents(host: Host): Detach {
  return attachCensusEvents(host.document, { census: census(host) });
}
