import { expect, it } from 'vitest';
import { createTestApp } from '../../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { testSite } from '../../../testing/testSite';

const harmful =
  '<p onclick="x()">Hi <a href="javascript:x()">there</a></p><script>x()</script><form><input></form>';

describeOnEmbeddedDatabase('HTML that visitors do not get whole', (get) => {
  const enter = async (definition: Partial<typeof testSite>) => {
    const test = await createTestApp(get(), { site: { ...testSite, ...definition } });
    await test.addAccount('ida@example.test', 'clay and water', [1]);
    const browser = test.browser();
    await browser.get('/config/');
    const post = (path: string, fields: Record<string, string>) =>
      browser.postForm(path, { crumb: browser.cookies.get('crumb')!, ...fields });
    await post('/config/login', { email: 'ida@example.test', password: 'clay and water' });
    const saved = async (path: string, fields: Record<string, string>) => {
      const before = await (await browser.get(path)).text();
      const base = /name="base" value="([^"]*)"/.exec(before)![1]!;
      const answer = await post(path, { base, ...fields });
      expect(answer.status).toBe(303);
      return (await browser.get(answer.headers.get('location')!)).text();
    };
    return { saved };
  };
  /** The note at a field, which its `aria-describedby` names. */
  const noteAt = (html: string, field: string) => {
    const tag = new RegExp(`<textarea[^>]* name="${field}"[^>]*>`).exec(html)![0];
    const ids = /aria-describedby="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
    if (!ids.includes(`${field}-removed`)) return undefined;
    const note = html.split(`id="${field}-removed"`)[1]!.split('</span>')[0]!;
    return note
      .slice(note.indexOf('>') + 1)
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
  };

  it('[SRV-15] is named at the text of the cookie banner', async () => {
    const { saved } = await enter({});
    const fields = { isCookieBannerEnabled: 'true' };
    const html = await saved('/config/cookies', { ...fields, cookieBannerText: harmful });
    expect(noteAt(html, 'cookieBannerText')).toMatch(
      /^Visitors see it without .*<p onclick>.*<a href>.*<script>.*<form>/,
    );
    const clean = await saved('/config/cookies', { ...fields, cookieBannerText: '<p>Hi</p>' });
    expect(noteAt(clean, 'cookieBannerText')).toBeUndefined();
  });

  it('[SRV-15] [RUN-11] is named at the text of the announcement, which is a link as a whole or not', async () => {
    const { saved } = await enter({});
    const fields = { announcementShown: 'true', announcementText: harmful };
    expect(noteAt(await saved('/config/settings', fields), 'announcementText')).toMatch(
      /<p onclick>.*<a href>.*<script>.*<form>/,
    );
    const linked = { announcementText: '<a href="/x">Hi</a>', announcementUrl: '/contact' };
    expect(
      noteAt(await saved('/config/settings', { ...fields, ...linked }), 'announcementText'),
    ).toContain('<a>');
    const clean = { ...fields, announcementText: 'Kiln <b>open</b>' };
    expect(noteAt(await saved('/config/settings', clean), 'announcementText')).toBeUndefined();
  });
});
