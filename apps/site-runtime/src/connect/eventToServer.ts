import { crumbCookie, eventRoutes } from '@plinth/site-api/client';
import { createEventRecorder, type RecordEvent } from '@plinth/tracking';
import type { Host } from '../boot/host';
import { mayTrack } from './mayTrack';
import { trackingTransport } from './trackingToServer';

const formType = 'application/x-www-form-urlencoded;charset=UTF-8';

/** Events of the older tracker ([TRK-10]), sent as long as this page may be tracked. */
export const eventRecorder = (host: Host): RecordEvent =>
  createEventRecorder({
    send: (body) =>
      trackingTransport(host).post({ url: eventRoutes.recordEvent.path, body, type: formType }),
    crumb: crumbCookie(host.document).read,
    mayRun: () => mayTrack(host),
  });
