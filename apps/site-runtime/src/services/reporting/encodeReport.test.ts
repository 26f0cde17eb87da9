import { censusRoutes, encodeRequest, errorRoutes, reportRoutes } from '@plinth/site-api/client';
import type { Route } from '@plinth/site-api/contract';
import { expect, it } from 'vitest';
import { encodeReport } from './encodeReport';

const { performanceSettings: _question, ...reports } = {
  ...censusRoutes,
  ...errorRoutes,
  ...reportRoutes,
};

const payloads: Partial<Record<keyof typeof reports, unknown>> = {
  recordHit: {
    event: 'View',
    data: { id: 'a b', title: 'Thé & Käse', url: 'https://kiln.example/?a=1&b=2', count: 3 },
    ss_cvr: 'id|1|1|1|1',
    missing: undefined,
    nothing: null,
  },
  recordQuickView: { id: 'ein/teil 1' },
  sendPerformanceRecords: '{"pageLoadId":null}',
};

it.each(Object.keys(reports) as (keyof typeof reports)[])(
  '[TRK-7] [TRK-15] writes %s as the client of the whole contract does',
  (name) => {
    const route: Route = reports[name];
    const payload = payloads[name] ?? { id: 'x', newWindow: false, text: 'ü' };
    const client = encodeRequest(route, payload);
    expect(encodeReport(route, payload)).toEqual({
      url: client.url,
      body: String(client.body ?? ''),
      type:
        client.body instanceof URLSearchParams
          ? new Request('https://kiln.example', { method: 'POST', body: client.body }).headers
              .get('content-type')!
              .toString()
          : client.headers['Content-Type'],
    });
  },
);
