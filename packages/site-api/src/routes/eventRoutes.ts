import { errorRoutes } from './errorRoutes';
import { reportRoutes } from './reportRoutes';
import { defineRoutes } from './route';

const { recordJavascriptErrors } = errorRoutes;
const { performanceSettings, sendPerformanceRecords } = reportRoutes;

/** [API-20] */
export const eventRoutes = defineRoutes({
  recordJavascriptErrors,
  recordTrace: {
    method: 'POST',
    path: '/api/events/Trace',
    encoding: 'form',
    ignoresFailure: true,
  },
  recordEvent: {
    method: 'POST',
    path: '/api/events/RecordEvent',
    encoding: 'form',
    credentials: true,
    crumb: 'field',
    ignoresFailure: true,
  },
  sendAnalyticsEvent: {
    method: 'POST',
    path: '/api/v1/events',
    encoding: 'json',
    accepts: [200, 202],
    ignoresFailure: true,
  },
  trackLanding: {
    method: 'GET',
    path: '/api/track/Track',
    encoding: 'query',
    ignoresFailure: true,
  },
  performanceSettings,
  sendPerformanceRecords,
});
