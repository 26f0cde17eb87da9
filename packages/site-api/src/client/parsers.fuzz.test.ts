import { expectQuick, fuzz, hostileJson, hostileText } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SiteCallError } from '../errors/SiteCallError';
import { routes } from '../routes/routes';
import type { Route } from '../routes/route';
import { crumbCookie } from './crumbCookie';
import { encodeRequest } from './encodeRequest';
import { findMisfit } from './findMisfit';
import { failureOfAnswer } from './failureOfAnswer';

const route = fc.constantFrom(...(Object.values(routes) as Route[]));

describe('answers', () => {
  it('[API-4] [API-6] any answer is a success or one of the documented failures, with or without a message', () => {
    fuzz(
      fc.property(
        hostileJson(),
        fc.integer({ min: 100, max: 599 }),
        fc.boolean(),
        (answer, status, succeeded) => {
          const failure = failureOfAnswer(
            { status, answer, url: '/x', method: 'GET' } as never,
            succeeded,
          );
          if (failure) {
            expect(failure).toBeInstanceOf(SiteCallError);
            expect(typeof failure.message).toBe('string');
          } else expect(succeeded).toBe(true);
        },
      ),
      { share: 2 },
    );
  });

  it('[API-12e] any answer fits the table, or the first field that does not is named', () => {
    fuzz(
      fc.property(route, hostileJson(), ({ answer: fields }, answer) => {
        const misfit = findMisfit(fields, answer);
        if (misfit) expect(Object.keys(fields ?? {})).toContain(misfit.field);
        else
          for (const [name, expected] of Object.entries(fields ?? {}))
            if (!expected.endsWith('?'))
              expect((answer as Record<string, unknown>)[name] ?? undefined).toBeDefined();
      }),
    );
  });
});

describe('requests', () => {
  it('[API-1] [API-2] no value leaves its place: neither the path, nor the query, nor a header', () => {
    const fields = fc.dictionary(
      fc.oneof(fc.constantFrom('id', 'key', 'crumb', '__proto__', 'lineId'), hostileText()),
      fc.oneof(hostileText(), hostileJson()),
    );
    fuzz(
      fc.property(route, fields, hostileText(), (given, payload, crumb) => {
        let request;
        try {
          request = encodeRequest(given, { id: 'x', ...payload }, { crumb });
        } catch (error) {
          // Half a character has no place in an address; a path without its part is none.
          expect(error instanceof TypeError || error instanceof URIError).toBe(true);
          return;
        }
        const url = new URL(request.url, 'https://site.example');
        expect(url.origin).toBe('https://site.example');
        expect(url.hash).toBe('');
        expect(url.pathname.split('/').length).toBe(given.path.split('/').length);
        expect(url.pathname.startsWith(given.path.split('{')[0]!)).toBe(true);
        if (crumb && given.crumb === 'query')
          expect(url.searchParams.getAll('crumb').length).toBeGreaterThan(0);
        if (given.encoding === 'json')
          expect(() => void JSON.parse(String(request.body))).not.toThrow();
      }),
      { share: 2 },
    );
    expectQuick((text) => encodeRequest(routes.recordQuickView, { id: `a${wellFormed(text)}` }));
  });

  it('[API-2] [API-9] a crumb comes back from the cookie as it was stored, among any others', () => {
    fuzz(
      fc.property(hostileText(), hostileText(), (crumb, others) => {
        const given = wellFormed(crumb);
        const page = { cookie: '' };
        const store = crumbCookie(page);
        store.store(given);
        const [pair = ''] = page.cookie.split(';');
        expect(pair).not.toMatch(/[\s,"\\]/);
        page.cookie = `${others.replace(/; crumb=/g, '')}; ${pair}; crumb=other`;
        if (!others.startsWith('crumb=')) expect(store.read()).toBe(given);
      }),
    );
    for (const value of ['%', '%zz', '%E0%A4%A'])
      expect(crumbCookie({ cookie: `crumb=${value}` }).read()).toBe(value);
  });
});

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '?');
