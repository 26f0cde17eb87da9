import type { RouteTable } from './route';

/** The rows of [API-20] that every page needs, separate so that a page loads only these. */
export const reportRoutes = {
  performanceSettings: {
    method: 'GET',
    path: '/api/1/performance/settings',
    encoding: 'none',
    // May be absent: the page-speed collector has its own message for that ([TRK-14]).
    answer: { pageLoadId: 'string?' },
    timeout: 30_000,
    repeat: true,
    ignoresFailure: true,
  },
  sendPerformanceRecords: {
    method: 'POST',
    path: '/api/1/performance/records',
    encoding: 'text',
    ignoresFailure: true,
  },
} as const satisfies RouteTable;
