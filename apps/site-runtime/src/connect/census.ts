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
import { consent } from './consent';
import { cookies } from './cookies';
import { pageContext } from './pageContext';
import { sendReport } from './trackingToServer';

/** The census of this page, with the calls that it makes. */
export function census(host: Host): Census {
  return host.once('census', () => {
    const view = host.document.defaultView!;
    const {
      websiteRoles,
      authenticatedAccount,
      website,
      templateId,
      collection,
      itemId,
      pageType,
    } = pageContext(host);
    const circumstances = () => ({
      isSignedIn: authenticatedAccount !== null && authenticatedAccount !== undefined,
      roles: websiteRoles,
      pageType,
      path: view.location.pathname,
      hasConsent: consent(host).mayRun('tracking'),
    });
    const site = {
      websiteId: website.id,
      templateId,
      collectionId: collection?.id ?? null,
      itemId,
    };
    return createCensus({
      ports: {
        sendHit: ({ event, data, ss_cvr }) =>
          sendReport(host, 'recordHit', {
            payload: { event, data: { ...data }, ...(ss_cvr === undefined ? {} : { ss_cvr }) },
            id: data.id,
          }),
        sendButtonClick: (button) =>
          sendReport(host, 'recordButtonClick', { payload: { ...button } }),
        sendButtonRender: (button) =>
          sendReport(host, 'recordButtonRender', { payload: { ...button } }),
        sendFormRender: (form) => sendReport(host, 'recordFormRender', { payload: { ...form } }),
        sendOverlay: (overlay) => sendReport(host, 'recordOverlay', { payload: { ...overlay } }),
        sendQuickView: (id) => sendReport(host, 'recordQuickView', { payload: { id } }),
      },
      cookies: cookies(host),
      canTrack: () => canTrack(circumstances()),
      canRecordView: () => canRecordView(circumstances()),
      mayIdentify: () => consent(host).mayRun('visitorData'),
      fields: () => readEventFields(view, site, Date.now()),
      isSecure: view.location.protocol === 'https:',
    });
  });
}

export function startCensus(host: Host): Detach {
  const counted = census(host);
  const undo = [
    attachCensus(host.document.defaultView!, { census: counted }),
    attachCensusEvents(host.document, { census: counted }),
  ];
  return () => {
    for (const detach of undo) detach();
  };
}
