import { crumbCookie, eventRoutes } from '@plinth/site-api/client';
import { createEventRecorder, type RecordEvent } from '@plinth/tracking';
import type { Host } from '@plinth/site-blocks/host';
import { mayTrack } from '../services/consent/mayTrack';
import { sendWithCrumb } from '../services/reporting/sendWithCrumb';
import { trackingTransport } from '../services/reporting/trackingTransport';

const formType = 'application/x-www-form-urlencoded;charset=UTF-8';

/** Events of the older tracker ([TRK-10]), sent as long as this page may be tracked. */
export function eventRecorder(host: Host): RecordEvent {
  const crumb = crumbCookie(host.document).read;
  const send = (body: string) =>
    trackingTransport(host).post({ url: eventRoutes.recordEvent.path, body, type: formType });
  return createEventRecorder({
    send: (body) =>
      sendWithCrumb(crumb, (now = '') => {
        const fields = new URLSearchParams(body);
        fields.set('crumb', now);
        return send(fields.toString());
      }),
    crumb,
    mayRun: () => mayTrack(host),
  });
}
