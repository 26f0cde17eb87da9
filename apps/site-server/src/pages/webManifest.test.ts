import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';

describeOnEmbeddedDatabase('the web manifest', (get) => {
  it('[SRV-106] names the site, its icon, its language and its colour', async () => {
    const site = {
      ...testSite,
      title: 'Werkstatt für Ton und Feuer',
      locale: 'ar',
      theme: { light: { 'color-background': '#fdfbf7' } },
    };
    const { browser } = await createTestApp(get(), { site });
    const html = await (await browser().get('/')).text();
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
    const answer = await browser().get('/site.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({
      name: site.title,
      short_name: 'Werkstatt',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/',
      background_color: '#fdfbf7',
      icons: [{ src: '/favicon.svg', sizes: 'any' }],
    });
  });

  it('[SRV-106] leaves out a colour that is no plain one', async () => {
    const theme = { light: { 'color-background': 'var(--x)' } };
    const { browser } = await createTestApp(get(), { site: { ...testSite, theme } });
    const manifest = (await (await browser().get('/site.webmanifest')).json()) as object;
    expect(Object.keys(manifest)).not.toContain('background_color');
  });
});
