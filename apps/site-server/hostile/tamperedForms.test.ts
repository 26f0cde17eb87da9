import { honeypotName } from '@plinth/forms/rules';
import { expect, it } from 'vitest';
import { formSubmissions } from '../src/database/schema/index';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../testing/databases';

const values = {
  name: ['Ada', 'Byron'],
  email: 'ada@example.com',
  topics: ['Cups'],
  message: 'A cup',
};
const rows = ({ db }: TestApp) => db.select().from(formSubmissions);
const everyLimit = { saveFormSubmission: { calls: 1e6, window: 1000 } };

async function open(get: Parameters<Parameters<typeof describeOnEmbeddedDatabase>[1]>[0]) {
  const test = await createTestApp(get(), { rateLimits: everyLimit });
  const visitor = test.browser();
  await visitor.get('/contact');
  const save = (form: unknown, more: object = {}) =>
    visitor.call('saveFormSubmission', {
      key: test.services.submissionKeys.issue(),
      formId: 'contact',
      form: typeof form === 'string' ? form : JSON.stringify(form),
      ...more,
    });
  return { test, visitor, save };
}

describeOnEmbeddedDatabase('a tampered form', (get) => {
  it('[SRV-2z] [FRM-2d] keeps no field that it does not have, and no choice that it does not offer', async () => {
    const { test, save } = await open(get);
    const more = {
      isAdmin: true,
      id: 1,
      siteId: 'other',
      formName: 'Other',
      receivedAt: 0,
      ['__proto__']: { email: 'x' },
      constructor: { prototype: {} },
      toString: 'x',
      '0': 'x',
    };
    const text = JSON.stringify({ ...values, ...more }).replace(
      '"isAdmin"',
      '"__proto__":{"polluted":1},"isAdmin"',
    );
    expect((await save(text)).status).toBe(200);
    const [row] = await rows(test);
    expect(Object.keys(row!.values).sort()).toEqual(['email', 'message', 'name', 'topics']);
    expect(row!.siteId).toBe('site-test');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    const offered = await save({ ...values, topics: ['Cups', 'Gold', '__proto__'] });
    const stored = (await rows(test)).map((one) => JSON.stringify(one.values)).join();
    expect(offered.status === 400 || !/Gold|__proto__/.test(stored)).toBe(true);
  });

  it('[SRV-2z] [FRM-2a] takes no value of another kind for an answer', async () => {
    const { test, save } = await open(get);
    const others: unknown[] = [
      null,
      5,
      true,
      {},
      [],
      [[]],
      { toString: 'x' },
      ['a', { b: 1 }],
      '',
      ' \t\n',
    ];
    for (const other of others) {
      const email = await save({ ...values, email: other });
      const message = await save({ ...values, message: other });
      expect([other, email.status]).toEqual([other, 400]);
      if (message.status === 200) {
        const last = (await rows(test)).at(-1)!.values['message'];
        expect(typeof last).toBe('string');
      }
    }
    for (const form of ['', '[]', 'null', '"x"', '5', '{', '{"a":1}{"b":2}', 'undefined'])
      expect([form, (await save(form)).status]).toEqual([form, 400]);
    expect((await save({ ...values, message: 'x'.repeat(41) })).status).toBe(400);
  });

  it('[SRV-2f] takes a key once, by whichever way, for one form and one text', async () => {
    const { test, visitor, save } = await open(get);
    const key = test.services.submissionKeys.issue();
    test.time.now += 10_000;
    expect((await save(values, { key })).status).toBe(200);
    const posted = await visitor.postForm('/form/contact', {
      key,
      email: 'eve@example.com',
      message: 'Another',
      'name-0': 'E',
      'name-1': 'V',
    });
    expect(posted.status).toBe(400);
    expect((await save({ ...values, message: 'Other' }, { key })).status).toBe(400);
    const crumb = visitor.cookies.get('crumb')!;
    // A key that is signed for one purpose is nothing for another.
    for (const forged of [crumb, `${key}x`, key.slice(0, -2), key.toUpperCase(), 'a.b.c', ''])
      expect([forged, (await save(values, { key: forged })).status]).toEqual([forged, 400]);
    test.time.now += 25 * 3_600_000;
    expect((await save({ ...values, message: 'Late' }, { key })).status).toBe(400);
    expect(await rows(test)).toHaveLength(1);
  });

  it('[SRV-2r] accepts no entry for a form that no page has, nor in the honeypot', async () => {
    const { test, save, visitor } = await open(get);
    for (const formId of [
      'other',
      '__proto__',
      'constructor',
      'toString',
      'contact\u0000',
      'CONTACT',
    ])
      expect([formId, (await save(values, { formId })).status]).toEqual([formId, 404]);
    expect((await save(values, { honeypot: 'filled' })).status).toBe(400);
    const key = test.services.submissionKeys.issue();
    test.time.now += 10_000;
    const posted = await visitor.postForm('/form/contact', {
      key,
      email: 'a@b.test',
      message: 'x',
      'name-0': 'a',
      'name-1': 'b',
      [honeypotName]: 'x',
    });
    expect(posted.status).toBe(400);
    expect(await rows(test)).toEqual([]);
  });

  it('[SRV-2g] [FRM-21b] takes the post of a sandboxed page of ours, which has no origin and no cookie', async () => {
    const { test } = await open(get);
    const post = (headers: Record<string, string>, key: string) => {
      test.time.now += 3000;
      const fields = {
        'fields.name.first': 'Ada',
        'fields.name.last': 'Byron',
        'fields.email': 'ada@example.com',
        'fields.message': 'A cup',
      };
      return test.browser().postForm('/form/contact', { key, ...fields }, headers);
    };
    const nowhere = { origin: 'null', 'sec-fetch-site': 'cross-site' };
    const issue = () => test.services.submissionKeys.issue();
    const refused = [
      await post({ ...nowhere, cookie: 'crumb=x' }, issue()),
      await post(nowhere, 'made up'),
      await post(nowhere, ''),
      await post({ ...nowhere, origin: 'https://evil.example' }, issue()),
    ];
    // Without a key the form returns with its entries and a key.
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 400, 403]);
    expect(await rows(test)).toEqual([]);
    const key = issue();
    expect((await post(nowhere, key)).status).toBe(200);
    // The key makes a second click the same submission here, too.
    expect((await post(nowhere, key)).status).toBe(200);
    expect(await rows(test)).toHaveLength(1);
  });
});
