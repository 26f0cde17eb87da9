import { defineRoutes } from './route';

/** [API-20] */
export const eventRoutes = defineRoutes({
  recordJavascriptErrors: {
    method: 'POST',
    path: '/api/events/RecordJavascriptErrors',
    encoding: 'json',
    credentials: true,
    crumb: 'header',
  },
  recordTrace: { method: 'POST', path: '/api/events/Trace', encoding: 'form' },
  recordEvent: {
    method: 'POST',
    path: '/api/events/RecordEvent',
    encoding: 'form',
    credentials: true,
    crumb: 'field',
  },
  sendAnalyticsEvent: {
    method: 'POST',
    path: '/api/v1/events',
    encoding: 'json',
    accepts: [200, 202],
  },
  trackLanding: { method: 'GET', path: '/api/track/Track', encoding: 'query' },
  performanceSettings: {
    method: 'GET',
    path: '/api/1/performance/settings',
    encoding: 'none',
    // May be absent: the page-speed collector has its own message for that ([TRK-14]).
    answer: { pageLoadId: 'string?' },
    timeout: 30_000,
    repeat: true,
  },
  sendPerformanceRecords: { method: 'POST', path: '/api/1/performance/records', encoding: 'text' },
});
