import type { RouteTable } from './route';

/** The row of [API-20] that a page needs after an error. */
export const errorRoutes = {
  recordJavascriptErrors: {
    method: 'POST',
    path: '/api/events/RecordJavascriptErrors',
    encoding: 'json',
    credentials: true,
    crumb: 'header',
    ignoresFailure: true,
  },
} as const satisfies RouteTable;
