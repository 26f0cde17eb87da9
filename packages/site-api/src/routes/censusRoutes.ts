import type { RouteTable } from './route';

const ignored = { ignoresFailure: true } as const;

/**
 * [API-17] Failures are ignored. No call is repeated: a hit that is counted twice is worse than a
 * lost hit.
 */
export const censusRoutes = {
  recordHit: { method: 'POST', path: '/api/census/RecordHit', encoding: 'form', ...ignored },
  recordButtonClick: {
    method: 'POST',
    path: '/api/census/button-click',
    encoding: 'json',
    timeout: 2500,
    ...ignored,
  },
  recordButtonRender: {
    method: 'POST',
    path: '/api/census/button-render',
    encoding: 'json',
    timeout: 2500,
    ...ignored,
  },
  recordFormRender: {
    method: 'POST',
    path: '/api/census/form-render',
    encoding: 'json',
    ...ignored,
  },
  recordOverlay: { method: 'POST', path: '/api/census/overlay', encoding: 'json', ...ignored },
  recordQuickView: {
    method: 'POST',
    path: '/api/census/RecordQuickView/{id}',
    encoding: 'none',
    ...ignored,
  },
} as const satisfies RouteTable;
