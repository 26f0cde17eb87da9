import {
  attachErrorReporter,
  createErrorReporter,
  type ErrorReporter,
} from '@plinth/tracking/errors';
import type { Detach, Host } from '../boot/host';
import { consent } from './consent';
import { pageContext } from './pageContext';
import { sendReport, trackingTransport } from './trackingToServer';

/** Everything that went wrong on the page, from the first second on, reported within the limits of [TRK-8]. */
export function startErrorsToServer(host: Host): Detach {
  const reporter = errorReporter(host);
  const undo = [
    attachErrorReporter(host.document.defaultView!, { reporter }),
    host.onReport((error, source) => reporter.report(error, { block: source })),
    trackingTransport(host).onFlush(reporter.flush),
    consent(host).subscribe(({ permissions }) => {
      if (permissions.tracking) reporter.flush();
      else reporter.clear();
    }),
  ];
  return () => {
    for (const detach of undo) detach();
  };
}

function errorReporter(host: Host): ErrorReporter {
  const view = host.document.defaultView!;
  return createErrorReporter({
    send: (events) =>
      sendReport(host, 'recordJavascriptErrors', {
        payload: events.map((event) => ({ ...event, data: { ...event.data } })),
      }),
    fields: () => {
      const { website, templateId } = pageContext(host);
      return {
        app: 'site-runtime',
        url: view.location.href,
        userAgent: view.navigator.userAgent,
        websiteId: website.id,
        templateId,
      };
    },
    mayRun: () => consent(host).mayRun('tracking'),
  });
}
