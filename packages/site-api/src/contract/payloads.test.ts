import { cutReport, cutReportData } from '@plinth/site-model';
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
  it('[API-14, A-98, A-100] a form submission', () => {
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

  it('[API-14, A-102] keeps the fields of the page and of its events', () => {
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

  it('[API-15, A-104, A-206] a login and a logout with its cart', () => {
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

  it('[API-17, A-209] the census', () => {
    fc.assert(
      fc.property(words, fields, (title, other) => {
        const data = { id: 'a', title, viewportWidth: 800, localStorageSupported: true };
        const hit = { event: 'View', data, ss_cvr: 'a|1|2|3|4' };
        // Fields that no page of ours sends are left out.
        expect(roundTrip('recordHit', { ...hit, data: { ...other, ...data } })).toEqual(hit);
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
    expect(roundTrip('recordTrace', { data: trace })).toEqual({
      data: { entries: trace, refused: [] },
    });
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
    expect(roundTrip('recordJavascriptErrors', errors)).toEqual({ entries: errors, refused: [] });
    const event = {
      analyticsId: 'a',
      commonData: { url: null },
      customData: {},
      customSchemaName: 's',
    };
    expect(roundTrip('sendAnalyticsEvent', event)).toEqual(event);
  });

  it('[API-20] takes the good entries of a list and names the others', () => {
    const error = (data: object) => ({ event: 'error', data, timestamp: 5 });
    const address = 'a'.repeat(2001);
    const list = [
      error({ file: address }),
      error({ message: 'real' }),
      'words',
      error({ line: 'x' }),
    ];
    expect(roundTrip('recordJavascriptErrors', list as never)).toMatchObject({
      entries: [{ data: { message: 'real' } }],
      refused: [
        { at: 0, error: expect.stringMatching(/^data\.file: .*2000/) as string },
        { at: 2 },
        { at: 3, error: expect.stringContaining('data.line') as string },
      ],
    });
    const many = Array.from({ length: 130 }, (_, at) => error({ message: `${at}` }));
    const { entries, refused } = roundTrip('recordJavascriptErrors', many) as {
      entries: unknown[];
      refused: { at: number }[];
    };
    expect([entries.length, refused]).toEqual([
      100,
      [{ at: 100, error: expect.stringMatching(/at most 100 entries/) as string }],
    ]);
    expect(roundTrip('recordJavascriptErrors', many.slice(0, 100))).toMatchObject({ refused: [] });
    expect(() => roundTrip('recordJavascriptErrors', [error({ line: 'x' })] as never)).toThrow(
      /^data\.line: /,
    );
    const traces = [
      { pageUrl: address, type: 'a' },
      { pageUrl: '/', type: 'b' },
    ];
    expect(roundTrip('recordTrace', { data: traces })).toMatchObject({
      data: { entries: [{ type: 'b' }], refused: [{ at: 0 }] },
    });
  });

  it('[API-20] takes what senders have cut, whatever they were given', () => {
    const long = 'ä😀'.repeat(20_000);
    const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, long]));
    const error = texts(
      'app',
      'message',
      'stack',
      'file',
      'url',
      'userAgent',
      'block',
      'websiteId',
    );
    roundTrip('recordJavascriptErrors', [cutReport({ event: long, data: error, timestamp: 1 })]);
    const page = texts('id', 'url', 'title', 'pagePath', 'pageHash', 'referrer', 'queryString');
    roundTrip('recordHit', cutReport({ event: long, data: page, ss_cvr: long }));
    const button = texts('id', 'buttonText', 'clickthroughUrl', 'alignment', 'size');
    roundTrip('recordButtonClick', cutReport({ ...button, context: 1 }) as never);
    const landing = texts('landing', 'refer', 'lang', 'source', 'campaign', 'mkwid');
    roundTrip('trackLanding', cutReport({ ...landing, rk: 1, screen: '1x1' }) as never);
    roundTrip('sendAnalyticsEvent', {
      ...cutReport({ ...texts('analyticsId', 'customSchemaName'), commonData: page }),
      customData: cutReportData(texts('a', 'b')) as Record<string, unknown>,
    } as never);
  });

  it('[API-14] loses no message to what the page says about itself', () => {
    const long = 'a'.repeat(5000);
    const page = { pageTitle: long, pagePath: long, pageId: long, submitButtonText: long };
    const message = { key: 'k', formId: 'f', form: '{"message":"Hello"}' };
    const more = { unknown: long, intraPageEvents: Array(500).fill(long) };
    const received = roundTrip('saveFormSubmission', { ...message, ...page, ...more });
    expect(received).toMatchObject(message);
    expect(JSON.stringify(received).length).toBeLessThan(5000);
  });

  it('[API-12f] keeps no field of a report that the contract does not know', () => {
    const unknown = { unknown: 'a' };
    const button = { id: 'b', context: 1 as const };
    expect(roundTrip('recordButtonClick', { ...button, ...unknown })).toEqual(button);
    expect(roundTrip('recordFormRender', { formId: 'f', ...unknown })).toEqual({
      formId: 'f',
    });
    expect(roundTrip('recordOverlay', { event: 'e', ...unknown })).toEqual({ event: 'e' });
  });

  it('[API-12f] refuses a payload that does not fit', () => {
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
    refuses('recordJavascriptErrors', ['words']);
    refuses('recordEvent', { event: 'e', data: { large: 'a'.repeat(20_000) } });
    refuses('recordEvent', {
      event: 'e',
      data: `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    });
  });
});
