import {
  attachConsentSync,
  attachCookieBanner,
  clearTrackingCookies,
  createConsentStore,
  openDecisionChannel,
} from '@plinth/consent';
import { attachTransport, createTransport } from '@plinth/tracking';
import {
  attachCensus,
  attachCensusEvents,
  canRecordView,
  canTrack,
  createCensus,
  readEventFields,
} from '@plinth/tracking/census';
import { attachErrorReporter, createErrorReporter } from '@plinth/tracking/errors';
import { attachPageSpeed, createPageSpeed } from '@plinth/tracking/page-speed';

/** All that a visitor's page runs for consent and tracking, wired as a site wires it. */
export function start(): void {
  const cookies = {
    read: () => document.cookie,
    write: (cookie: string) => {
      document.cookie = cookie;
    },
  };
  const store = createConsentStore({
    settings: { isCookieBannerEnabled: true },
    cookies,
    broadcast: openDecisionChannel(window),
  });
  const mayRun = () => store.mayRun('tracking');
  const circumstances = () => ({
    isSignedIn: false,
    path: location.pathname,
    hasConsent: mayRun(),
  });
  const transport = createTransport({
    mayRun,
    storage: () => (store.mayRun('storage') ? localStorage : undefined),
    isHidden: () => document.visibilityState === 'hidden',
  });
  const send = (url: string) => (data: unknown) =>
    transport.post({ url, body: JSON.stringify(data), type: 'application/json' });
  const census = createCensus({
    ports: {
      sendHit: (hit) => transport.post({ url: '/hit', body: JSON.stringify(hit), id: hit.data.id }),
      sendButtonClick: send('/click'),
      sendButtonRender: send('/button'),
      sendFormRender: send('/form'),
      sendOverlay: send('/overlay'),
      sendQuickView: send('/quick-view'),
    },
    cookies,
    canTrack: () => canTrack(circumstances()),
    canRecordView: () => canRecordView(circumstances()),
    mayIdentify: () => store.mayRun('visitorData'),
    fields: () => readEventFields(window, { websiteId: 'bench' }, Date.now()),
  });
  const reporter = createErrorReporter({
    send: send('/errors'),
    fields: () => ({ app: 'bench', url: location.href, userAgent: navigator.userAgent }),
    mayRun,
  });
  const pageSpeed = createPageSpeed({
    loadSettings: async (signal) => ({
      status: (await fetch('/settings', { signal })).status,
      pageLoadId: 'bench',
    }),
    sendRecords: (text) => transport.post({ url: '/records', body: text }),
    onError: () => {},
    mayRun,
  });
  for (const banner of document.querySelectorAll<HTMLElement>('[data-consent-banner]'))
    attachCookieBanner(banner, { store });
  attachConsentSync(window, { store });
  attachCensus(window, { census });
  attachCensusEvents(document, { census });
  attachErrorReporter(window, { reporter });
  pageSpeed.start();
  attachPageSpeed(window, { pageSpeed });
  transport.onFlush(reporter.flush);
  attachTransport(window, { transport });
  store.subscribe(({ permissions }) => {
    if (permissions.tracking) census.resume();
    else {
      transport.discard();
      clearTrackingCookies({
        cookies,
        hostname: location.hostname,
        pathname: location.pathname,
        storages: [localStorage, sessionStorage],
      });
    }
  });
}
