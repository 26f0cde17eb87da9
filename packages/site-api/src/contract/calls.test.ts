import { describe, expect, it } from 'vitest';
import { routes, type CallName } from '../routes/routes';
import type { AnswerFields, Route } from '../routes/route';
import { calls } from './calls';
import { schemas } from './schemas';

const names = Object.keys(routes) as CallName[];

/** The fields that the client checks by hand, read off an answer's schema. */
function fieldsOf(name: CallName): AnswerFields {
  const kinds: Record<string, string> = { loose_object: 'object', record: 'object' };
  const { entries } = schemas[name].answer as unknown as {
    entries: Record<string, { type: string; wrapped?: { type: string } }>;
  };
  return Object.fromEntries(
    Object.entries(entries).map(([field, schema]) => {
      const { type } = schema.wrapped ?? schema;
      return [field, `${kinds[type] ?? type}${schema.wrapped ? '?' : ''}`];
    }),
  ) as AnswerFields;
}

describe('the table of calls', () => {
  it('[API-12e] has the client check the very fields that the schemas describe', () => {
    for (const name of names) {
      const { answer = {} } = routes[name] as Route;
      expect({ [name]: answer }).toEqual({ [name]: fieldsOf(name) });
    }
  });

  it('[API-13] has every call of the specification, by method and path', () => {
    expect(names.map((name) => `${calls[name].method} ${calls[name].path}`).sort()).toEqual(
      [
        'POST /api/form/FormSubmissionKey',
        'POST /api/form/SaveFormSubmission',
        'POST /api/auth/Logout',
        'POST /api/site-users/account/session',
        'DELETE /api/site-users/account/session',
        'POST /api/widget/GetWidgetRendering',
        'POST /api/census/RecordHit',
        'POST /api/census/button-click',
        'POST /api/census/button-render',
        'POST /api/census/form-render',
        'POST /api/census/overlay',
        'POST /api/census/RecordQuickView/{id}',
        'GET /api/google-maps/places/autocomplete',
        'GET /api/google-maps/places/details',
        'GET /api/multilingual/settings',
        'GET /api/multilingual/status',
        'PUT /api/multilingual/languages',
        'GET /api/site-header-footer',
        'PUT /api/site-header-footer',
        'POST /api/events/RecordJavascriptErrors',
        'POST /api/events/Trace',
        'POST /api/events/RecordEvent',
        'POST /api/v1/events',
        'GET /api/track/Track',
        'GET /api/1/performance/settings',
        'POST /api/1/performance/records',
        // The shop's ([COM-9]).
        'GET /api/commerce/cart',
        'POST /api/commerce/cart/lines',
        'PUT /api/commerce/cart/lines',
        'DELETE /api/commerce/cart/lines',
        'POST /api/commerce/cart/coupons',
        'DELETE /api/commerce/cart/coupons',
        'GET /api/commerce/shipping-options',
        'PUT /api/commerce/cart/shipping',
        'POST /api/commerce/orders',
      ].sort(),
    );
  });

  it('[API-1, A-227] gives every call a time limit, a path below /api/ and an encoding that its method can carry', () => {
    for (const name of names) {
      const { timeout, path, method, encoding, payload } = calls[name];
      expect(timeout, name).toBeGreaterThan(0);
      expect(path, name).toMatch(/^\/api\/[\w/{}-]+$/);
      if (method === 'GET' || method === 'DELETE') expect(['query', 'none']).toContain(encoding);
      if (encoding !== 'none') expect(payload, name).toBeDefined();
      else expect(payload !== undefined, name).toBe(path.includes('{'));
    }
  });

  it('[API-2] sends a crumb only where cookies go along', () => {
    for (const name of names)
      if (calls[name].crumb !== 'none') expect(calls[name].credentials, name).toBe(true);
  });

  it('[API-14] [API-13] sends credentials with the calls of a form, and makes a save once per key', () => {
    expect(calls.formSubmissionKey).toMatchObject({ credentials: true, safeToRepeat: true });
    expect(calls.saveFormSubmission).toMatchObject({
      credentials: true,
      safeToRepeat: false,
      idempotencyKey: 'key',
    });
  });

  it('[API-17, A-210, A-295] [API-20] has the time limits and statuses of the trackers', () => {
    expect(calls.recordButtonClick.timeout).toBe(2500);
    expect(calls.recordButtonRender.timeout).toBe(2500);
    expect(calls.performanceSettings.timeout).toBe(30_000);
    expect(calls.sendAnalyticsEvent.accepts).toEqual([200, 202]);
    expect(calls.recordEvent.encoding).toBe('form');
    expect(calls.recordHit.encoding).toBe('form');
    expect(calls.sendPerformanceRecords.encoding).toBe('text');
  });
});
