import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pageDrafts, pages } from '../../database/schema/index';
import { publishDueDrafts } from '../drafts/draftStore';
import { createTestApp } from '../../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../../testing/databases';

type Page = {
  slug: string;
  title: string;
  sections: { id: string; blocks: { id: string; settings: Record<string, unknown> }[] }[];
};

describeOnEmbeddedDatabase('the form of a page', (get) => {
  const enter = async (roles = [1]) => {
    const test = await createTestApp(get());
    await test.addAccount('ida@example.test', 'clay and water', roles);
    const owner = test.browser();
    await owner.get('/config/');
    const crumb = () => owner.cookies.get('crumb')!;
    await owner.postForm('/config/login', {
      crumb: crumb(),
      email: 'ida@example.test',
      password: 'clay and water',
    });
    const formOf = (html: string) => {
      const form = new URLSearchParams({ crumb: crumb() });
      const [body = ''] =
        /<form class="pl-config-fields pl-config-layout"[\s\S]*?<\/form>/.exec(html) ?? [];
      for (const [tag] of body.matchAll(/<input[^>]*>/g)) {
        const name = /name="([^"]*)"/.exec(tag)?.[1];
        if (name && !/type="checkbox"/.test(tag) && name !== 'crumb')
          form.append(name, unescape(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''));
      }
      for (const [, name, text] of body.matchAll(
        /<textarea[^>]*name="([^"]*)"[^>]*>\n?([\s\S]*?)<\/textarea>/g,
      ))
        form.append(name!, unescape(text!));
      return form;
    };
    const read = async (address: string) => {
      const response = await owner.get(address);
      const html = await response.text();
      return { html, form: formOf(html), status: response.status };
    };
    const press = async (address: string, form: URLSearchParams, button: string) => {
      form.append('do', button);
      const response = await owner.postForm(`${address}/form`, form);
      const html = await response.text();
      return { html, form: formOf(html), status: response.status };
    };
    const stored = async (id: string) => {
      const [row] = await test.db.select().from(pages).where(eq(pages.id, id));
      return row?.definition as Page | undefined;
    };
    return { ...test, owner, read, press, stored, formOf };
  };
  const unescape = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const home = '/config/pages/home';

  it('[SRV-70a] [SRV-70b] adds a block without a script, fills it in and stores both by one save', async () => {
    const { owner, read, press, stored } = await enter();
    const before = await stored('home');
    const { form } = await read(home);
    const section = before!.sections[0]!.id;
    form.set(`add.${section}`, 'quote');
    const added = await press(home, form, `add-block ${section}`);
    expect(added.status).toBe(200);
    expect(added.html).toContain('name="settings.quote"');
    expect(await stored('home')).toEqual(before);
    added.form.set('settings.quote', 'Clay remembers.');
    const saved = await owner.postForm(`${home}/form`, added.form);
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      `${home}?saved&block=quote-1`,
    ]);
    const { sections } = (await stored('home'))!;
    expect(sections[0]!.blocks.at(-1)).toMatchObject({
      id: 'quote-1',
      settings: { quote: 'Clay remembers.' },
    });
    expect(await (await owner.get('/')).text()).toContain('Clay remembers.');
  });

  it('[SRV-70c] takes a change back without a script, also one of settings', async () => {
    const { read, press } = await enter();
    const { form } = await read(home);
    const removed = await press(home, form, 'remove block welcome');
    expect(removed.html).not.toContain('data-block="welcome"');
    const back = await press(home, removed.form, 'undo');
    expect(back.html).toContain('data-block="welcome"');
    expect((await press(home, back.form, 'redo')).html).not.toContain('data-block="welcome"');
  });

  it('[SRV-70b] stores nothing new where a form is saved as it is', async () => {
    const { owner, read, stored } = await enter();
    const before = await stored('contact');
    const { form } = await read('/config/pages/contact');
    expect((await owner.postForm('/config/pages/contact/form', form)).status).toBe(303);
    expect(await stored('contact')).toEqual(before);
    expect((await read('/config/pages/contact')).html).not.toContain('Version 1');
  });

  it('[SRV-71a] changes title, address, description and picture, and names what cannot be at its field', async () => {
    const { owner, read, stored } = await enter();
    const { form } = await read('/config/pages/contact');
    form.set('page.title', ' ');
    form.set('page.slug', 'config/mine');
    const refused = await owner.postForm('/config/pages/contact/form', form);
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain('href="#page.title"');
    expect(html).toMatch(/id="page\.slug-problem"/);
    form.set('page.title', 'Write to us');
    form.set('page.slug', '/write');
    form.set('page.description', 'By letter or by mail.');
    form.set('page.socialSrc', '/pictures/shelf.svg');
    form.set('page.socialAlt', 'A shelf');
    expect((await owner.postForm('/config/pages/contact/form', form)).status).toBe(303);
    expect(await stored('contact')).toMatchObject({
      slug: 'write',
      title: 'Write to us',
      description: 'By letter or by mail.',
      socialImage: { src: '/pictures/shelf.svg', alt: 'A shelf' },
    });
    const old = await owner.get('/contact');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/write']);
  });

  it('[SRV-71b] makes a page, whose address follows from its title where it is left empty', async () => {
    const { owner, read, stored } = await enter();
    const { form } = await read('/config/new-page');
    form.set('page.title', 'Our Glazes');
    const made = await owner.postForm('/config/new-page/form', form);
    expect(made.status).toBe(303);
    const id = /pages\/([^?]+)/.exec(made.headers.get('location')!)![1]!;
    expect((await stored(id))!.slug).toBe('our-glazes');
    const { form: second } = await read('/config/new-page');
    second.set('page.title', 'Our glazes');
    await owner.postForm('/config/new-page/form', second);
    expect((await owner.get('/our-glazes-2')).status).toBe(200);
  });

  it('[SRV-71b] gives the heading of a new page its title, until the owner writes another one', async () => {
    const { owner, read, press, stored } = await enter();
    const publish = async (form: URLSearchParams) => {
      const made = await owner.postForm('/config/new-page/form', form);
      expect(made.status).toBe(303);
      const id = /pages\/([^?]+)/.exec(made.headers.get('location')!)![1]!;
      return (await stored(id))!.sections[0]!.blocks.map(({ settings }) => settings['html']);
    };
    const { form } = await read('/config/new-page');
    form.set('page.title', 'Mugs & more');
    form.set('add.first', 'horizontal-rule');
    const added = await press('/config/new-page', form, 'add-block first');
    expect(added.html).toContain('&lt;h1&gt;Mugs &amp;amp; more&lt;/h1&gt;');
    added.form.set('page.title', 'My commissions');
    const undone = await press('/config/new-page', added.form, 'undo');
    expect(await publish(undone.form)).toEqual(['<h1>My commissions</h1>']);
    const { form: second } = await read('/config/new-page');
    const opened = await press('/config/new-page', second, 'open block new-title');
    opened.form.set('settings.html', '<h1>What I make</h1>');
    opened.form.set('page.title', 'Commissions');
    expect(await publish(opened.form)).toEqual(['<h1>What I make</h1>']);
  });

  it('[SRV-74] [SRV-73] takes the description of a sample away with its picture, begins a picture empty, and names samples that are left', async () => {
    const { owner, read, press } = await enter();
    const { form } = await read(home);
    const section = (JSON.parse(form.get('source')!) as Page).sections[0]!.id;
    form.set(`add.${section}`, 'gallery');
    const { form: gallery, html } = await press(home, form, `add-block ${section}`);
    expect(html).toContain('is still the text of the sample: A laid table');
    gallery.set('settings.items.0.src', '/s/kiln');
    gallery.set('settings.items.1.alt', 'Three bowls of mine');
    gallery.set('settings.items.1.src', '/s/bowls');
    const added = await press(home, gallery, 'add items 2');
    const alts = [0, 1, 2].map((at) => added.form.get(`settings.items.${at}.alt`));
    expect(alts).toEqual(['', 'Three bowls of mine', '']);
    expect(added.form.get('settings.items.2.src')).toBe('');
    expect(added.html).not.toContain('is still the text of the sample');
    const refused = await owner.postForm(`${home}/form`, added.form);
    expect(refused.status).toBe(422);
  });

  it('[SRV-125] makes an entry of each picture that comes at once', async () => {
    const { read, press } = await enter();
    const { form } = await read(home);
    const section = (JSON.parse(form.get('source')!) as Page).sections[0]!.id;
    form.set(`add.${section}`, 'gallery');
    const { form: gallery } = await press(home, form, `add-block ${section}`);
    for (const src of ['/s/one', '/s/two', '/s/three']) gallery.append('pictures', src);
    const { form: added } = await press(home, gallery, 'add items 2');
    expect([1, 2, 3, 4, 5].map((at) => added.get(`settings.items.${at}.src`))).toEqual([
      ...['/pictures/bowls.svg', '/s/one', '/s/two', '/s/three', null],
    ]);
  });

  it('[SRV-70d] keeps a draft that no visitor sees, and publishes it at its moment', async () => {
    const { owner, read, stored, db, time } = await enter();
    const { form } = await read(home);
    form.set('page.title', 'Home in spring');
    form.set('save', 'draft');
    const kept = await owner.postForm(`${home}/form`, form);
    expect(kept.headers.get('location')).toBe(`${home}?saved&as=draft`);
    expect((await stored('home'))!.title).not.toBe('Home in spring');
    const draft = await read(home);
    expect(draft.html).toContain('This is a draft');
    expect(draft.form.get('page.title')).toBe('Home in spring');
    expect((await read('/config/pages')).html).toContain('Drafts');

    draft.form.set('save', 'schedule');
    draft.form.set('publishDate', '2020-01-01');
    const past = await owner.postForm(`${home}/form`, draft.form);
    expect(past.status).toBe(422);
    expect(await past.text()).toContain('Please enter a day and a time that are still to come.');
    const moment = new Date(time.now + 3_600_000);
    draft.form.set('publishDate', moment.toISOString().slice(0, 10));
    draft.form.set('publishTime', moment.toISOString().slice(11, 16));
    expect((await owner.postForm(`${home}/form`, draft.form)).status).toBe(303);
    expect(await publishDueDrafts(db, new Date(time.now))).toEqual([]);
    expect(await publishDueDrafts(db, new Date(moment.getTime() + 60_000))).toEqual(['site-test']);
    expect(await publishDueDrafts(db, new Date(moment.getTime() + 60_000))).toEqual([]);
    expect((await stored('home'))!.title).toBe('Home in spring');
    expect(await db.select().from(pageDrafts)).toEqual([]);
  });

  it('[SRV-70d] leaves a draft unpublished where an editor changed its page before its moment', async () => {
    const { owner, read, stored, db, time } = await enter();
    const first = await read(home);
    first.form.set('page.title', 'Later');
    first.form.set('save', 'schedule');
    first.form.set('publishDate', new Date(time.now + 86_400_000 * 2).toISOString().slice(0, 10));
    expect((await owner.postForm(`${home}/form`, first.form)).status).toBe(303);
    await db
      .update(pages)
      .set({ title: 'Meanwhile' })
      .where(and(eq(pages.id, 'home')));
    expect(await publishDueDrafts(db, new Date(time.now + 86_400_000 * 4))).toEqual([]);
    expect((await read(home)).html).toContain('It was not published at its moment');
    const [row] = await db.select({ title: pages.title }).from(pages).where(eq(pages.id, 'home'));
    expect(row!.title).toBe('Meanwhile');
    expect((await stored('home'))!.title).not.toBe('Later');
    const discarded = await owner.postForm(`${home}/draft/delete`, {
      crumb: owner.cookies.get('crumb')!,
    });
    expect(discarded.status).toBe(303);
    expect((await read(home)).form.get('page.title')).toBe('Meanwhile');
  });

  it('[SRV-70e] puts changes of two authors together, and replaces nothing unseen', async () => {
    const { owner, read, press, stored } = await enter();
    const [first, second] = [await read(home), await read(home)];
    first.form.set('page.title', 'Their title');
    await owner.postForm(`${home}/form`, first.form);
    const added = await press(home, second.form, 'add-section 1');
    const told = await owner.postForm(`${home}/form`, added.form);
    expect(told.status).toBe(409);
    expect((await stored('home'))!.title).toBe('Their title');
    const html = await told.text();
    expect(html).toContain('Somebody else saved meanwhile');
    expect(html).toMatch(/Save both|Save mine in its place/);
  });

  it('[SRV-70f] lets those who only look change nothing', async () => {
    const { owner, read } = await enter([10]);
    const { html, form } = await read(home);
    expect(html).not.toContain('data-save');
    expect(html).not.toContain('name="do" value="remove');
    expect((await owner.postForm(`${home}/form`, form)).status).toBe(403);
  });

  it('[SRV-73] says at a field what visitors would not see, and nothing only where there is nothing', async () => {
    const { owner, read, press } = await enter();
    const { form } = await read(home);
    form.set('add.' + JSON.parse(form.get('source')!).sections[0].id, 'button');
    const { sections } = JSON.parse(form.get('source')!) as Page;
    const added = await press(home, form, `add-block ${sections[0]!.id}`);
    const tell = async (fields: Record<string, string>) => {
      const sent = new URLSearchParams(added.form);
      for (const [name, value] of Object.entries(fields)) sent.set(name, value);
      const answer = await owner.postForm(`${home}/form/check`, sent);
      return (await answer.json()) as { state: string; items: { path: string; message: string }[] };
    };
    const dead = await tell({ 'settings.clickthroughUrl': '/nowhere' });
    expect(dead.items).toContainEqual(
      expect.objectContaining({ message: 'leads to /nowhere, where this site has nothing' }),
    );
    expect(dead.items[0]!.path).toMatch(/^Section 1, Button \d+, Link$/);
    const alive = await tell({ 'settings.clickthroughUrl': '/contact' });
    expect(alive.state).toBe('fine');
    const shown = await owner.postForm(
      `${home}/form`,
      new URLSearchParams([
        ...added.form,
        ['do', 'show'],
        ['settings.clickthroughUrl', '/nowhere'],
      ]),
    );
    expect(await shown.text()).toContain('settings.clickthroughUrl-warning');
  });

  it('[SRV-72] [B-204] reports an invalid value at a link and at a choice', async () => {
    const { owner, read, press } = await enter();
    const { form } = await read(home);
    const { sections } = JSON.parse(form.get('source')!) as Page;
    form.set(`add.${sections[0]!.id}`, 'button');
    const added = await press(home, form, `add-block ${sections[0]!.id}`);
    added.form.set('settings.clickthroughUrl.kind', 'email');
    added.form.set('settings.clickthroughUrl', 'ida@example');
    added.form.set('settings.size', 'enormous');
    const refused = await owner.postForm(`${home}/form`, added.form);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('Emails must be formatted as name@example.com.');
    expect(html).toContain('enormous is not one of the expected options.');
    expect(html).toContain('value="ida@example"');
  });
});
