import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { encodeRequest } from '../client/encodeRequest';
import type { CallName } from '../routes/routes';
import { calls } from './calls';
import type { CallPayload } from './schemas';

/** Reads a request the way a server does: by encoding alone. */
function receive(name: CallName, payload: unknown): unknown {
  const { path, encoding } = calls[name];
  const { url, body } = encodeRequest(calls[name] as never, payload);
  const { pathname, searchParams } = new URL(url, 'http://loopback');
  const pattern = new RegExp(`^${path.replace(/{(\w+)}/g, '(?<$1>[^/]+)')}$`);
  const parts = Object.entries(pattern.exec(pathname)?.groups ?? {}).map(([part, value]) => [
    part,
    decodeURIComponent(value),
  ]);
  if (encoding === 'text') return body;
  if (encoding === 'json') return JSON.parse(body as string);
  return Object.fromEntries([
    ...parts,
    ...(encoding === 'form' ? (body as URLSearchParams) : searchParams),
  ]);
}

/** The value that the server works with after a payload went over the wire. */
function roundTrip<Name extends CallName>(name: Name, payload: CallPayload<Name>): unknown {
  return v.parse(calls[name].payload as v.GenericSchema, receive(name, payload));
}

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const fields = fc.dictionary(
  fc.stringMatching(/^[a-z]\w{0,9}$/),
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
);

describe('payloads, from the client through the wire to the server', () => {
  it('[API-14] a form submission', () => {
    fc.assert(
      fc.property(words, words, fields, (key, title, form) => {
        const payload = { key, formId: 'f', pageTitle: title, form: JSON.stringify(form) };
        expect(roundTrip('saveFormSubmission', payload)).toEqual({
          ...payload,
          isOverlayForm: false,
        });
      }),
    );
  });

  it('[API-14] keeps the fields of the page and of its events', () => {
    const payload = {
      key: 'k',
      formId: 'f',
      form: '{}',
      captchaKey: 'c',
      contentSource: 'i' as const,
      pageId: 'p',
      pagePath: '/contact',
      pagePermissionTypeValue: 1,
      isOverlayForm: true,
      intraPageEvents: [{ a: 1 }],
    };
    expect(roundTrip('saveFormSubmission', payload)).toEqual(payload);
  });

  it('[API-15] a login and a logout with its cart', () => {
    const login = { email: 'ida@example.com', password: 'ß"&=', rememberMe: true };
    expect(roundTrip('memberLogin', login)).toEqual(login);
    expect(roundTrip('memberLogout', { cloneCart: true })).toEqual({ cloneCart: true });
    expect(roundTrip('memberLogout', {})).toEqual({});
  });

  it('[API-16] a widget, form-encoded with its JSON', () => {
    fc.assert(
      fc.property(words, fields, (id, value) => {
        const widgetJSON = { type: 'summary-v2', id, value };
        expect(roundTrip('widgetRendering', { widgetJSON, collectionId: 'c' })).toEqual({
          widgetJSON,
          collectionId: 'c',
        });
      }),
    );
  });

  it('[API-17] the census', () => {
    fc.assert(
      fc.property(words, fields, (event, data) => {
        expect(roundTrip('recordHit', { event, data, ss_cvr: 'a|1|2|3|4' })).toEqual({
          event,
          data,
          ss_cvr: 'a|1|2|3|4',
        });
      }),
    );
    const button = { id: 'b', buttonText: 'Buy', clickthroughUrl: '/x', context: 2 as const };
    expect(roundTrip('recordButtonClick', button)).toEqual(button);
    expect(roundTrip('recordFormRender', { formId: 'f', visitorCookie: null })).toEqual({
      formId: 'f',
      visitorCookie: null,
    });
    expect(roundTrip('recordQuickView', { id: 'a/ü%' })).toEqual({ id: 'a/ü%' });
    expect(roundTrip('recordOverlay', { event: 'close', version: 3 })).toEqual({
      event: 'close',
      version: 3,
    });
  });

  it('[API-18] places with their tracking context', () => {
    const details = { placeId: 'p', productPage: 'contact', productSection: 'map' };
    expect(roundTrip('placeDetails', details)).toEqual(details);
    expect(roundTrip('placesAutocomplete', { input: 'Zürich 8001+' })).toEqual({
      input: 'Zürich 8001+',
    });
  });

  it('[API-19] languages, header and footer', () => {
    const languages = [{ code: 'de', name: 'Deutsch', enabled: true }];
    expect(roundTrip('saveLanguages', { languages })).toEqual({ languages });
    const parts = { header: { title: 'a' }, footer: {} };
    expect(roundTrip('saveSiteHeaderFooter', parts)).toEqual(parts);
  });

  it('[API-20] events, traces, landings and page speed', () => {
    const trace = [{ pageUrl: '/', type: 'click', data: { x: 1 } }];
    expect(roundTrip('recordTrace', { data: trace })).toEqual({ data: trace });
    expect(roundTrip('recordEvent', { event: 'e', data: { a: [1] } })).toEqual({
      event: 'e',
      data: { a: [1] },
    });
    const landing = { landing: '/', refer: '', rk: 0.5, lang: 'de-CH', screen: '1280x800' };
    expect(roundTrip('trackLanding', { ...landing, mkwid: 'm' })).toEqual({
      ...landing,
      mkwid: 'm',
    });
    expect(roundTrip('sendPerformanceRecords', 'a\nb')).toBe('a\nb');
    const errors = [{ event: 'error', data: { message: 'x', line: 3 }, timestamp: 5 }];
    expect(roundTrip('recordJavascriptErrors', errors)).toEqual(errors);
    const event = {
      analyticsId: 'a',
      commonData: { url: null },
      customData: {},
      customSchemaName: 's',
    };
    expect(roundTrip('sendAnalyticsEvent', event)).toEqual(event);
  });

  it('[API-12] refuses a payload that does not fit', () => {
    const refuses = (name: CallName, payload: unknown) =>
      expect(v.safeParse(calls[name].payload as v.GenericSchema, payload).success).toBe(false);
    refuses('saveFormSubmission', { key: '', formId: 'f', form: '{}' });
    refuses('saveFormSubmission', { key: 'k', formId: 'f', form: {} });
    refuses('memberLogin', { email: 'x' });
    refuses('recordButtonClick', { id: 'b', context: 3 });
    refuses('recordHit', { event: 'e', data: '{half' });
    refuses('trackLanding', { landing: '/', refer: '', rk: '', lang: 'en', screen: '1x1' });
    refuses('trackLanding', { landing: '/', refer: '', rk: 1, lang: 'en', screen: 'wide' });
    refuses('recordJavascriptErrors', []);
  });
});
