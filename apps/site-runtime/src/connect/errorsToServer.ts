import { wire } from '@plinth/site-api';
import { crumbCookie, errorRoutes } from '@plinth/site-api/client';
import {
  attachErrorReporter,
  createErrorReporter,
  type ErrorReporter,
} from '@plinth/tracking/errors';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent, pageFacts } from '@plinth/site-blocks/page';
import { sendWithCrumb } from '../services/reporting/sendWithCrumb';
import { sendReport, trackingTransport } from '../services/reporting/trackingTransport';

/**
 * Every error of the page, reported within the limits of [TRK-8].
 * @param earlier errors that the page caught before this script had loaded
 */
export function startErrorsToServer(host: Host, earlier: readonly Event[]): Detach {
  const reporter = errorReporter(host);
  const undo = [
    attachErrorReporter(host.document.defaultView!, { reporter, earlier }),
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
      sendWithCrumb(crumbCookie(host.document).read, (crumb) =>
        sendReport(host, errorRoutes.recordJavascriptErrors, {
          payload: events,
          headers: crumb ? { [wire.crumbHeader]: crumb } : {},
        }),
      ),
    fields: () => {
      const { website, templateId } = pageFacts(host);
      return {
        app: 'site-runtime',
        url: view.location.href,
        userAgent: view.navigator.userAgent,
        websiteId: website?.id,
        templateId,
      };
    },
    mayRun: () => consent(host).mayRun('tracking'),
    view,
  });
}
