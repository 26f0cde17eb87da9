import type { RouteTable } from './route';

/** [API-17] All ignored on failure. None is repeated: a hit that is counted twice is worse than one that is lost. */
export const censusRoutes = {
  recordHit: { method: 'POST', path: '/api/census/RecordHit', encoding: 'form' },
  recordButtonClick: {
    method: 'POST',
    path: '/api/census/button-click',
    encoding: 'json',
    timeout: 2500,
  },
  recordButtonRender: {
    method: 'POST',
    path: '/api/census/button-render',
    encoding: 'json',
    timeout: 2500,
  },
  recordFormRender: { method: 'POST', path: '/api/census/form-render', encoding: 'json' },
  recordOverlay: { method: 'POST', path: '/api/census/overlay', encoding: 'json' },
  recordQuickView: { method: 'POST', path: '/api/census/RecordQuickView/{id}', encoding: 'none' },
} as const satisfies RouteTable;
