import { expect, it } from 'vitest';
import { multilingualSettings } from '../../database/schema/index';
import { searchSite } from '../../search/searchSite';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { enterConfig } from '../../../testing/enterConfig';

describeOnEmbeddedDatabase('the languages of a site', (get) => {
  const enter = async (roles = [1]) => {
    const test = await enterConfig(get(), { roles });
    const send = (path: string, fields: Record<string, string> = {}) =>
      test.owner.postForm(`/config/${path}`, { crumb: test.crumb(), ...fields });
    const visit = async (path: string) => {
      const answer = await test.browser().get(path);
      return { status: answer.status, page: await test.document(answer) };
    };
    return { ...test, send, visit };
  };
  /** With German, and versions of two pages in it. */
  const enterWithGerman = async (roles = [1]) => {
    const test = await enter();
    await test.send('languages/add', { code: 'DE' });
    for (const id of ['home', 'contact'])
      await test.send(`pages/${id}/version`, { language: 'de' });
    if (roles[0] !== 1) await test.addAccount('eve@example.test', 'clay and water', roles);
    return test;
  };

  it('[SRV-102a, SRV-102c, A-216, A-217] a version is made by two forms and shown when its owner says so', async () => {
    const test = await enterWithGerman();
    const hidden = await test.visit('/de/contact');
    expect(hidden.status).toBe(404);
    expect((await test.owner.get('/de/contact')).status).toBe(200);
    const status = async () => (await test.owner.call('multilingualStatus', {})).body;
    expect(await status()).toEqual({ enabled: false, status: 'inactive' });

    expect((await test.send('languages/de/shown', { shown: 'true' })).status).toBe(303);
    expect(await status()).toEqual({ enabled: true, status: 'active' });
    const { status: shown, page } = await test.visit('/de/contact');
    expect(shown).toBe(200);
    expect(page.documentElement.lang).toBe('de');
    expect(page.querySelector('.pl-skip')?.textContent).toBe('Zum Inhalt springen');
    const alternates = [...page.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ['en', 'http://studio.test/contact'],
      ['de', 'http://studio.test/de/contact'],
      ['x-default', 'http://studio.test/contact'],
    ]);

    await test.send('languages/de/shown', { shown: 'false' });
    expect((await test.visit('/de/contact')).status).toBe(404);
  });

  it('[SRV-100b, SRV-101] a page links to its versions, and its navigation stays in its language', async () => {
    const test = await enterWithGerman();
    await test.send('languages/de/shown', { shown: 'true' });
    const { page } = await test.visit('/de');
    const hrefs = (selector: string) =>
      [...page.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));
    expect(hrefs('.pl-navigation')).toEqual(['/de/contact']);
    expect(page.querySelector('.pl-wordmark')?.getAttribute('href')).toBe('/de');
    expect(hrefs('.pl-footer .pl-languages')).toEqual(['/', '/de']);
    expect(page.querySelector('.pl-languages [aria-current]')?.textContent).toBe('Deutsch');
    const without = await test.visit('/studio/visit');
    expect(without.page.querySelector('.pl-languages a[hreflang="de"]')?.getAttribute('href')).toBe(
      '/de',
    );
    expect(without.page.querySelector('link[hreflang]')).toBeNull();
  });

  it('[SRV-100c, SRV-100d] the sitemap names the versions that are shown', async () => {
    const test = await enterWithGerman();
    const sitemap = async () => (await test.browser().get('/sitemap.xml')).text();
    expect(await sitemap()).not.toContain('/de');
    await test.send('languages/de/shown', { shown: 'true' });
    expect(await sitemap()).toContain(
      '<loc>http://studio.test/de/contact</loc><xhtml:link rel="alternate" hreflang="en" href="http://studio.test/contact"/><xhtml:link rel="alternate" hreflang="de" href="http://studio.test/de/contact"/><xhtml:link rel="alternate" hreflang="x-default" href="http://studio.test/contact"/>',
    );
  });

  it('[SRV-100a, SRV-102c] a form on a version is checked and answered in its language', async () => {
    const test = await enterWithGerman();
    await test.send('languages/de/shown', { shown: 'true' });
    const visitor = test.browser();
    const page = await test.document(visitor.get('/de/contact'));
    const form = page.querySelector('form.pl-form, form[action^="/form/"]')!;
    expect(form.getAttribute('action')).toBe('/form/contact-de');
    const key = form.querySelector<HTMLInputElement>('[name="key"]')!.value;
    const answer = await visitor.postForm('/form/contact-de', {
      key,
      pageId: 'contact-de',
      blockId: 'contact-form',
    });
    const text = (await test.document(answer)).body.textContent;
    expect(answer.status).toBe(400);
    expect(text).toContain('Pflichtfeld');
  });

  it('[SRV-100e] a missing page below the short form speaks that language', async () => {
    const test = await enterWithGerman();
    await test.send('languages/de/shown', { shown: 'true' });
    const { status, page } = await test.visit('/de/nothing');
    expect(status).toBe(404);
    expect(page.documentElement.lang).toBe('de');
    expect(page.body.textContent).toContain('Seite nicht gefunden');
  });

  it('[SRV-100f] a search finds pages in the language that it was asked in', async () => {
    const test = await enterWithGerman();
    await test.send('languages/de/shown', { shown: 'true' });
    const { services, time } = test;
    const find = async (language?: string) => {
      const { hits } = await searchSite(services, {
        site: await services.site.read(),
        now: new Date(time.now),
        need: { kind: 'search', query: 'welcome', limit: 10, offset: 0 },
        ...(language ? { language } : {}),
      });
      return hits.map(({ url }) => url);
    };
    expect(await find('de')).toEqual(['/de']);
    expect(await find()).toEqual(['/']);
  });

  it('[SRV-102b] texts of every page are translated, and one that went keeps its translation', async () => {
    const test = await enterWithGerman();
    await test.send('languages/de/shown', { shown: 'true' });
    const page = await test.document(test.owner.get('/config/languages/de'));
    const originals = [...page.querySelectorAll<HTMLInputElement>('[name="original"]')];
    expect(originals.map(({ value }) => value)).toContain('Only for tests');
    const fields = new URLSearchParams({ crumb: test.crumb(), name: '' });
    for (const { value } of originals) {
      fields.append('original', value);
      fields.append('text', value === 'Only for tests' ? 'Nur für Tests' : '');
    }
    expect((await test.owner.postForm('/config/languages/de', fields)).status).toBe(303);
    const shown = await test.visit('/de');
    expect(shown.page.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      'Nur für Tests',
    );
    const others = { crumb: test.crumb(), original: 'Contact', text: 'Kontakt', name: 'Deutsch!' };
    await test.owner.postForm('/config/languages/de', others);
    const [row] = await test.db.select().from(multilingualSettings);
    expect(row?.languages).toContainEqual(
      expect.objectContaining({
        code: 'de',
        name: 'Deutsch!',
        texts: { 'Only for tests': 'Nur für Tests', Contact: 'Kontakt' },
      }),
    );
  });

  it('[SRV-102b] reports a translation that is too long at its field, and keeps it there', async () => {
    const test = await enterWithGerman();
    const text = 'ä'.repeat(5001);
    const fields = { crumb: test.crumb(), original: 'Contact', text };
    const answer = await test.owner.postForm('/config/languages/de', fields);
    expect(answer.status).toBe(422);
    const page = await test.document(answer);
    const field = page.querySelector<HTMLInputElement>('[aria-invalid]')!;
    expect(field.value).toBe(text);
    expect(page.body.textContent).toContain('at most 5000 characters');
  });

  it.each([
    ['languages/add', { code: 'no such' }, 'as de or pt-BR'],
    ['languages/add', { code: 'en' }, 'already'],
    ['languages/add', { code: 'DE' }, 'already'],
    ['languages', { own: '' }, 'as de or pt-BR'],
    // A text in the shape of a tag.
    ['languages', { own: 'Arabic' }, 'as de or pt-BR'],
    ['languages/add', { code: 'Klingonese' }, 'as de or pt-BR'],
  ])('[SRV-102a] %s with %j is refused at its field', async (path, fields, reason) => {
    const test = await enterWithGerman();
    const answer = await test.send(path, fields);
    expect(answer.status).toBe(422);
    const page = await test.document(answer);
    const [[name, value]] = Object.entries(fields) as [[string, string]];
    const field = page.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
    expect(field.value).toBe(value);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector(`#language-${name}-problem`)?.textContent).toContain(reason);
  });

  it('[SRV-102a] the language of the site is chosen, and its pages follow', async () => {
    const test = await enter();
    expect((await test.send('languages', { own: 'fr' })).status).toBe(303);
    expect((await test.visit('/')).page.documentElement.lang).toBe('fr');
  });

  it('[SRV-102a] a removed language leaves its pages to accounts of the site', async () => {
    const test = await enterWithGerman();
    await test.send('languages/de/shown', { shown: 'true' });
    expect((await test.send('languages/de/delete')).status).toBe(303);
    expect((await test.visit('/de')).status).toBe(404);
    expect((await test.owner.get('/de')).status).toBe(200);
    expect((await test.send('languages/de/shown', { shown: 'true' })).status).toBe(404);
  });

  it('[SRV-102c] a second press makes no second version', async () => {
    const test = await enterWithGerman();
    const again = await test.send('pages/contact/version', { language: 'de' });
    expect(again.headers.get('location')).toBe('/config/pages/contact-de');
    const back = await test.send('pages/contact-de/version', { language: 'en' });
    expect(back.headers.get('location')).toBe('/config/pages/contact');
    expect((await test.send('pages/contact/version', { language: 'fr' })).status).toBe(404);
    const editor = await test.document(test.owner.get('/config/pages/contact'));
    expect(
      [...editor.querySelectorAll('[aria-labelledby="versions-by-language"] a')].map((link) =>
        link.getAttribute('href'),
      ),
    ).toEqual(['/config/pages/contact-de']);
  });

  it('[SRV-102a, A-136] a viewer changes nothing', async () => {
    const test = await enter([10]);
    const page = await test.document(test.owner.get('/config/languages'));
    expect(page.querySelector('main form')).toBeNull();
    for (const path of ['languages', 'languages/add', 'pages/home/version'])
      expect((await test.send(path, { own: 'fr', code: 'fr', language: 'fr' })).status).toBe(403);
  });
});
