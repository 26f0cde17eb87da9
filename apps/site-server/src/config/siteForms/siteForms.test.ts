import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { PageDefinition } from '@plinth/site-renderer';
import { sampleSite } from '@plinth/marlow-clay';
import { headerFooter, sites } from '../../database/schema/index';
import { createTestApp, type TestAppOptions } from '../../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';
import { testSite } from '../../../testing/testSite';
import type { StoredDefinition } from '../definition/definitionPart';
import { siteForms } from './siteForms';

it.each(siteForms.map((form) => [form.name, form] as const))(
  '[SRV-75a] %s writes the values that it reads',
  (_, form) => {
    for (const site of [sampleSite, testSite]) {
      const definition = { ...site } as unknown as StoredDefinition;
      const read = form.read(definition);
      expect(form.read(form.write(definition, read) as StoredDefinition)).toEqual(read);
    }
  },
);

describeOnEmbeddedDatabase('the forms of the site', (get) => {
  const enter = async (options: TestAppOptions = {}) => {
    const test = await createTestApp(get(), options);
    await test.addAccount('ida@example.test', 'clay and water', [1]);
    const owner = test.browser();
    await owner.get('/config/');
    const crumb = () => owner.cookies.get('crumb')!;
    await owner.postForm('/config/login', {
      crumb: crumb(),
      email: 'ida@example.test',
      password: 'clay and water',
    });
    const hidden = (html: string, name: string) =>
      (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
    const open = async (name: string) => {
      const html = await (await owner.get(`/config/settings/${name}`)).text();
      return new URLSearchParams({
        crumb: crumb(),
        base: hidden(html, 'base'),
        before: hidden(html, 'before'),
      });
    };
    const send = (name: string, form: URLSearchParams) =>
      owner.postForm(`/config/settings/${name}`, form);
    return { ...test, owner, open, send };
  };

  it('[SRV-75b] writes the navigation, whose links without a label have the title of their page', async () => {
    const { owner, open, send } = await enter();
    const form = await open('navigation');
    form.append('settings.links.entry', '0');
    form.set('settings.links.0.href', 'contact');
    form.set('settings.links.0.href.kind', 'page');
    form.append('settings.links.entry', '1');
    form.set('settings.links.1.label', 'Call');
    form.set('settings.links.1.href', '+44 1632 960142');
    form.set('settings.links.1.href.kind', 'phone');
    expect((await send('navigation', form)).status).toBe(303);
    const html = await (await owner.get('/studio/visit')).text();
    expect(html).toContain('<a href="/contact"><bdi>Contact</bdi></a>');
    expect(html).toContain('<a href="tel:+441632960142"><bdi>Call</bdi></a>');
    expect(await (await owner.get('/config/settings/navigation')).text()).toContain('Version 2');
  });

  it('[SRV-75e] offers the time zones that there are, and takes no other', async () => {
    const { owner, open, send } = await enter();
    const form = await open('site');
    expect(await (await owner.get('/config/settings/site')).text()).toContain(
      '<option value="Europe/London">',
    );
    form.set('settings.title', 'Test Studio');
    form.set('settings.timeZone', 'London time');
    const refused = await send('site', form);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Please choose a time zone of the list.');
    form.set('settings.timeZone', 'Europe/London');
    expect((await send('site', form)).status).toBe(303);
  });

  it('[SRV-75b] adds an entry without a script, and reports an invalid link at its field', async () => {
    const { open, send } = await enter();
    const form = await open('footer');
    form.append('do', 'add columns 0');
    const added = await send('footer', form);
    expect(added.status).toBe(200);
    expect(await added.text()).toContain('name="settings.columns.0.title"');
    const wrong = await open('badge');
    wrong.set('settings.label', 'Made by us');
    wrong.set('settings.url', 'javascript:alert(1)');
    wrong.set('settings.url.kind', 'web');
    const refused = await send('badge', wrong);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Links must be formatted as');
  });

  it('[SRV-75c] changes the name of the site also where a call has laid another one over it', async () => {
    const { db, owner, open, send } = await enter();
    const [row] = await db.select({ id: sites.id }).from(sites);
    await db.insert(headerFooter).values({
      siteId: row!.id,
      header: { title: 'By a call', navigation: [] },
      footer: { columns: [], closing: 'Below' },
      updatedAt: new Date(),
    });
    const form = await open('site');
    form.set('settings.title', 'Weir Studio');
    expect((await send('site', form)).status).toBe(303);
    const html = await (await owner.get('/contact')).text();
    expect(html).toContain('<bdi>Weir Studio</bdi>');
    expect(html).toContain('Below');
    const [stored] = await db.select().from(sites).where(eq(sites.id, row!.id));
    expect(stored!.title).toBe('Weir Studio');
  });

  it('[SRV-75f, A-115, A-161, A-162] shows a popup until the sign-up, and again to visitors who closed it', async () => {
    const popup = { style: 2, version: 3, displayFrequency: -1, enabledPages: ['contact'] };
    const site = { ...testSite, websiteSettings: { popupOverlaySettings: popup } };
    const { owner, open, send } = await enter({ site });
    const context = async () => {
      const html = await (await owner.get('/contact')).text();
      const json = /id="plinth-page-context"[^>]*>([^<]*)</.exec(html)![1]!;
      const { websiteSettings } = JSON.parse(json) as {
        websiteSettings: { popupOverlaySettings: Record<string, unknown> };
      };
      return websiteSettings.popupOverlaySettings;
    };
    const save = async (more: Record<string, string>) => {
      const form = await open('popup');
      form.set('settings.isShown', 'true');
      form.set('settings.displayFrequency', '-1');
      for (const [name, value] of Object.entries(more)) form.set(`settings.${name}`, value);
      expect((await send('popup', form)).status).toBe(303);
    };
    await save({ showUntilSignup: 'true' });
    expect(await context()).toMatchObject({ ...popup, showUntilSignup: true });
    await save({ showUntilSignup: 'true', showAgain: 'true' });
    expect(await context()).toMatchObject({ ...popup, version: 4, showUntilSignup: true });
    expect(await context()).not.toHaveProperty('showAgain');
    await save({});
    expect(await context()).toMatchObject({ version: 4 });
    // An earlier version of the form does not return to a number that visitors have closed.
    const form = await open('popup');
    form.set('number', '1');
    await owner.postForm('/config/settings/popup/restore', form);
    expect(await context()).toMatchObject({ version: 4 });
  });

  it('[SRV-75g, A-121, MED-5] puts a Pinterest button on pictures where the owner chooses it', async () => {
    const picture = { src: '/jug.jpg', width: 400, height: 300, alt: 'A jug' };
    const jug: PageDefinition = {
      id: 'page-jug',
      slug: 'jug',
      title: 'Jug',
      sections: [{ id: 'only', blocks: [{ id: 'jug', type: 5, settings: picture }] }],
    };
    const site = { ...testSite, pages: [...testSite.pages, jug] };
    const { owner, open, send } = await enter({ site });
    const button = async () =>
      /data-mode="(\w+)"/.exec(await (await owner.get('/jug')).text())?.[1];
    for (const [mode, shown] of [
      ['hover', 'hover'],
      ['always', 'always'],
      ['disable', undefined],
    ] as const) {
      const form = await open('pinterest');
      form.set('settings.mode', mode);
      expect((await send('pinterest', form)).status).toBe(303);
      expect(await button()).toBe(shown);
    }
  });

  it('[SRV-75d] warns the second of two who save, and returns a form to a version', async () => {
    const { open, send, owner } = await enter();
    const [first, second] = [await open('popup'), await open('popup')];
    first.set('settings.isShown', 'true');
    expect((await send('popup', first)).status).toBe(303);
    second.set('settings.timerDelay', '9');
    const told = await send('popup', second);
    expect(told.status).toBe(409);
    expect(await told.text()).toContain('Somebody else saved this meanwhile.');
    const form = await open('popup');
    form.set('number', '1');
    const back = await owner.postForm('/config/settings/popup/restore', form);
    expect(back.headers.get('location')).toBe('/config/settings/popup?restored');
  });
});
