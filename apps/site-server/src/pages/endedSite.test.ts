import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { formSubmissions, sites } from '../database/schema/index';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';

describeOnEmbeddedDatabase('a site by its status', (get) => {
  const withStatus = async (value: string | number) => {
    const { browser } = await createTestApp(get(), {
      site: { ...testSite, siteStatus: { value } },
    });
    return browser();
  };

  it.each([1, 5, 'resold'])(
    '[RUN-32, A-118, B-100, B-110, B-222] says that it has ended with the status %s',
    async (value) => {
      const visitor = await withStatus(value);
      for (const path of ['/', '/contact', '/nowhere']) {
        const answer = await visitor.get(path);
        expect([path, answer.status]).toEqual([path, 410]);
        expect(answer.headers.get('x-robots-tag')).toBe('noindex');
        const html = await answer.text();
        expect(html).toContain('<h1>This site is no longer here</h1>');
        expect(html).not.toContain('href="/contact"');
      }
      expect((await visitor.call('readCart')).status).toBe(410);
      expect(await (await visitor.get('/robots.txt')).text()).toContain('Disallow: /\n');
      expect((await visitor.get('/config/')).status).not.toBe(410);
    },
  );

  it('[RUN-32] takes what was being written when it ended, by the page and by its script', async () => {
    const test = await createTestApp(get());
    const visitor = test.browser();
    const html = await (await visitor.get('/contact')).text();
    const key = /name="key" value="([^"]+)"/.exec(html)![1]!;
    const answered = await visitor.call('formSubmissionKey');
    test.time.now += 5000;
    await test.db
      .update(sites)
      .set({ definition: sql`${sites.definition} || '{"siteStatus":{"value":1}}'` });
    const typed = {
      'fields.name.first': 'Ada',
      'fields.name.last': 'Byron',
      'fields.email': 'ada@example.test',
    };
    // A form with errors is returned, without links to pages that do not answer.
    const wrong = await visitor.postForm('/form/contact', { ...typed, key });
    expect(wrong.status).toBe(400);
    const again = await wrong.text();
    expect(again).toContain('value="ada@example.test"');
    expect(again).not.toContain('href="/contact"');
    const right = await visitor.postForm('/form/contact', {
      ...typed,
      'fields.message': 'Hello',
      key,
    });
    expect(right.status).toBe(200);
    const told = await right.text();
    expect(told).toContain('<h1>This site is no longer here</h1>');
    expect(told).toContain('Your message has arrived all the same.');
    const values = {
      name: ['Ada', 'Byron'],
      email: 'ada@example.test',
      message: 'By script',
    };
    const called = await visitor.call('saveFormSubmission', {
      key: answered.body['key'],
      formId: 'contact',
      form: JSON.stringify(values),
      pageId: 'contact',
      pagePath: '/contact',
      pageTitle: 'Contact',
    });
    expect(called.status).toBe(200);
    const rows = await test.db.select().from(formSubmissions);
    expect(rows.map((row) => row.values['message']).sort()).toEqual(['By script', 'Hello']);
    // No other post is accepted there.
    const login = { email: 'a@example.test', password: 'clay and water', rememberMe: false };
    expect((await visitor.call('memberLogin', login)).status).toBe(410);
    expect((await visitor.postForm('/unlock', { password: 'x' })).status).toBe(410);
    expect((await visitor.get('/form/contact')).headers.get('location')).toBe('/contact');
  });

  it('[RUN-32] answers through its grace period, and search engines do not keep it', async () => {
    const answer = await (await withStatus('resold-grace-period')).get('/contact');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each(['active', 8, 'a status of later'])(
    '[RUN-32] answers with the status %s',
    async (value) => {
      const answer = await (await withStatus(value)).get('/contact');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-robots-tag')).toBeNull();
      expect(await answer.text()).toContain(`"siteStatus":{"value":${JSON.stringify(value)}}`);
    },
  );
});
