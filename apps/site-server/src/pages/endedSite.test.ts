import { expect, it } from 'vitest';
import { createTestApp } from '../testing/createTestApp';
import { describeOnEachDatabase } from '../testing/databases';
import { testSite } from '../testing/testSite';

describeOnEachDatabase('a site by its status', (get) => {
  const withStatus = async (value: string | number) => {
    const { browser } = await createTestApp(get(), {
      site: { ...testSite, siteStatus: { value } },
    });
    return browser();
  };

  it.each([1, 5, 'resold'])('[RUN-32] says that it has ended with the status %s', async (value) => {
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
