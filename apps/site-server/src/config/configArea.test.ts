import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  censusHits,
  formSubmissions,
  orders,
  pages,
  revisions,
  sites,
} from '../database/schema/index';
import { sweepMeasured } from '../jobs/sweepMeasured';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { testOrigin, type TestBrowser } from '../../testing/createBrowser';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';

const password = 'clay and water';
const email = 'ida@example.test';

/** A browser that is signed in with these roles. */
async function signIn(test: TestApp, roles: number[], address = email): Promise<TestBrowser> {
  await test.addAccount(address, password, roles);
  const browser = test.browser();
  await browser.get('/config/');
  await post(browser, '/config/login', { email: address, password, returnTo: '/config/' });
  return browser;
}

const post = (browser: TestBrowser, path: string, fields: Record<string, string>) =>
  browser.postForm(path, { crumb: browser.cookies.get('crumb') ?? '', ...fields });

/** The value of a hidden field of a page. */
const field = (html: string, name: string) =>
  decode(new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '');
const sourceOf = (html: string) =>
  decode(/<textarea id="source"[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1] ?? '').replace(
    /^\n/,
    '',
  );
const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const editor = '/config/pages/contact';
const looked = [
  '/config/',
  '/config/pages',
  '/config/redirects',
  '/config/submissions',
  '/config/orders',
  '/config/visits',
  '/config/speed',
  '/config/errors',
  '/config/traces',
  '/config/cookies',
  '/config/cookies/decisions',
  '/config/settings',
];

describeOnEmbeddedDatabase('the configuration area', (get) => {
  it('[SRV-3b] asks who is there, and goes on to what was asked for', async () => {
    const test = await createTestApp(get());
    await test.addAccount(email, password, [1]);
    const browser = test.browser();
    const asked = await browser.get('/config/visits?days=7');
    expect(asked.status).toBe(401);
    const html = await asked.text();
    expect(html).toContain('<h1>Sign in</h1>');
    const wrong = await post(browser, '/config/login', {
      email,
      password: 'no',
      returnTo: '/config/',
    });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain('The email or the password is not right.');
    const fields = { email, password, returnTo: field(html, 'returnTo') };
    const right = await post(browser, '/config/login', fields);
    expect([right.status, right.headers.get('location')]).toEqual([303, '/config/visits?days=7']);
    expect((await browser.get('/config/visits')).status).toBe(200);
    // Only addresses in the area are accepted.
    for (const returnTo of [
      'https://elsewhere.test/',
      '//elsewhere.test',
      '/config/\\..',
      'javascript:1',
    ]) {
      const led = await post(browser, '/config/login', { email, password, returnTo });
      expect(led.headers.get('location')).toBe('/config/');
    }
    await post(browser, '/config/logout', {});
    expect((await browser.get('/config/')).status).toBe(401);
  });

  it('[SRV-3y] shows an owner every part, is kept by no cache, and sends a policy without anything unsafe', async () => {
    const browser = await signIn(await createTestApp(get()), [1]);
    for (const path of looked) {
      const { status, headers } = await browser.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      const policy = headers.get('content-security-policy')!;
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("style-src-attr 'none'");
    }
    expect((await browser.get('/config/nothing')).status).toBe(404);
    expect((await browser.get('/config/submissions/nothing')).status).toBe(404);
  });

  it('[SRV-3q] [SRV-4f] plots no day of which nothing is kept, and says for how long there is something', async () => {
    const retention = { visits: 30, speed: 5, errors: 1, traces: 'forever' } as const;
    const test = await createTestApp(get(), { retention });
    const { db, time } = test;
    const day = 86_400_000;
    const dayOf = (days: number) => new Date(time.now - days * day).toISOString().slice(0, 10);
    await db.insert(censusHits).values(
      Array.from({ length: 40 }, (_, days) => ({
        siteId: testSite.id,
        hitId: `hit-${days}`,
        event: 'View',
        data: {},
        recordedAt: new Date(`${dayOf(days)}T00:00:00Z`),
      })),
    );
    await sweepMeasured(test.services);
    const browser = await signIn(test, [1]);
    const read = async (path: string) => (await browser.get(path)).text();
    const visits = await read('/config/visits?days=365');
    const offered = [...visits.matchAll(/href="\?days=(\d+)"/g)].map(([, days]) => days);
    expect(offered).toEqual(['7', '30']);
    // As many days as rows, and each has the count of its day, the first like the last.
    expect(visits.match(/<tr>(?=<th scope="row">)/g)!.length).toBeGreaterThanOrEqual(30);
    expect(visits).toContain('<dt>Views</dt><dd>30</dd>');
    expect(visits).toContain('What is more than 30 days old is deleted.');
    const speed = await read('/config/speed');
    expect(speed).toContain('href="?days=5"');
    expect(speed).toContain('What is more than 5 days old is deleted.');
    expect(await read('/config/errors')).toContain('What is more than a day old is deleted.');
    expect(await read('/config/traces')).not.toContain('old is deleted.');
  });

  it('[SRV-3c] refuses members and other roles, and lets a viewer look but change nothing', async () => {
    const test = await createTestApp(get());
    for (const roles of [[], [7], [9]]) {
      const browser = await signIn(test, roles, `${roles.join('-')}@example.test`);
      const answer = await browser.get('/config/pages');
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('Access Denied');
    }
    const reporter = await signIn(test, [3], 'reporter@example.test');
    expect((await reporter.get('/config/visits')).status).toBe(200);
    expect((await reporter.get('/config/submissions')).status).toBe(403);

    const viewer = await signIn(test, [10], 'viewer@example.test');
    const html = await (await viewer.get(`${editor}/json`)).text();
    expect(html).toContain('readOnly');
    expect(html).not.toContain('data-save');
    const source = sourceOf(html).replace('"Contact"', '"Taken over"');
    const saved = await post(viewer, editor, { base: field(html, 'base'), source });
    expect(saved.status).toBe(403);
    for (const path of [
      '/config/cookies',
      '/config/settings',
      '/config/redirects',
      '/config/errors/x/delete',
      '/config/traces/x/delete',
      '/config/submissions/x/delete',
      `${editor}/delete`,
      `${editor}/restore`,
      '/config/new-page',
    ])
      expect((await post(viewer, path, {})).status).toBe(403);
    expect(await test.db.select().from(revisions)).toEqual([]);
  });

  it('[SRV-3d] takes no form from another site, nor one without our crumb', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const html = await (await browser.get(`${editor}/json`)).text();
    const fields = {
      base: field(html, 'base'),
      source: sourceOf(html).replace('"Contact"', '"New"'),
    };
    const crumb = browser.cookies.get('crumb')!;
    const foreign = await browser.postForm(
      editor,
      { ...fields, crumb },
      { origin: 'https://evil.test' },
    );
    expect(foreign.status).toBe(403);
    expect(await foreign.text()).not.toContain('name="source"');
    const logout = await browser.postForm(
      '/config/logout',
      { crumb },
      { origin: 'https://evil.test' },
    );
    expect(logout.status).toBe(403);
    // An old crumb from our own page: nothing is changed, and nothing is lost.
    test.time.now += 8 * 86_400_000;
    await test.addAccount('late@example.test', password, [1]);
    const late = await signIn(test, [1], 'later@example.test');
    const stale = await late.postForm(editor, { ...fields, crumb });
    expect(stale.status).toBe(400);
    const page = await stale.text();
    expect(field(page, 'source')).toBe(fields.source);
    const framed = await late.postForm(`${editor}/preview`, { ...fields, crumb });
    expect(framed.status).toBe(400);
    expect(await framed.text()).not.toContain('<form');
    expect(await test.db.select().from(revisions)).toEqual([]);
    const again = await late.postForm(editor, { ...fields, crumb: field(page, 'crumb') });
    expect(again.status).toBe(303);
  });

  it('[SRV-3d] keeps what was typed while its author signs in again', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const html = await (await browser.get(`${editor}/json`)).text();
    const fields = {
      base: field(html, 'base'),
      source: sourceOf(html).replace('"Contact"', '"Kept <b>"'),
    };
    test.time.now += 13 * 3_600_000;
    // The preview's frame contains no form, because it cannot send one: the author continues by saving.
    for (const path of [`${editor}/preview`, `${editor}/check`, '/config/cookies/preview']) {
      const framed = await post(browser, path, fields);
      expect(framed.status).toBe(401);
      const html = await framed.text();
      expect(html).toContain('Your text is still in it');
      expect(html).not.toContain('<form');
    }
    const asked = await post(browser, editor, fields);
    expect(asked.status).toBe(401);
    const kept = field(await asked.text(), 'kept');
    const back = await post(browser, '/config/login', { email, password, kept });
    expect(back.status).toBe(200);
    const goOn = await back.text();
    expect(goOn).toContain(`action="${editor}"`);
    const sent = { base: field(goOn, 'base'), source: field(goOn, 'source') };
    expect(sent).toEqual(fields);
    expect((await post(browser, editor, sent)).status).toBe(303);
    // The kept form cannot lead to another site.
    const elsewhere = JSON.stringify({ action: 'https://evil.test/config/', fields: [['a', '1']] });
    const led = await post(browser, '/config/login', { email, password, kept: elsewhere });
    expect(led.headers.get('location')).toBe('/config/');
  });

  it('[SRV-6i] saves a page, shows it at once, and takes the last save back', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const before = await (await browser.get(`${editor}/json`)).text();
    const source = sourceOf(before).replace('"title": "Contact"', '"title": "Write & <wait>"');
    const saved = await post(browser, editor, { base: field(before, 'base'), source });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${editor}/json?saved`]);
    // Pressing twice is not a conflict, and stores one version.
    const twice = await post(browser, editor, { base: field(before, 'base'), source });
    expect([twice.status, twice.headers.get('location')]).toEqual([303, `${editor}/json?saved`]);
    expect(await (await browser.get('/contact')).text()).toContain('Write &amp; &lt;wait&gt;');
    const after = await (await browser.get(`${editor}/json`)).text();
    // Exactly as it was typed.
    expect(sourceOf(after)).toBe(source);
    const undone = await post(browser, `${editor}/restore`, {
      base: field(after, 'base'),
      number: '1',
    });
    expect(undone.status).toBe(303);
    expect(sourceOf(await (await browser.get(`${editor}/json`)).text())).toBe(sourceOf(before));
    expect(await (await browser.get('/contact')).text()).not.toContain('Write &amp;');
    const kept = await test.db.select().from(revisions).orderBy(revisions.number);
    expect(kept.map(({ number, accountName }) => [number, accountName])).toEqual([
      [1, null],
      [2, email],
      [3, email],
    ]);
    const version = await (await browser.get(`${editor}/versions/2`)).text();
    expect(version).toContain('Write &amp;amp;'.replace('&amp;amp;', '&amp;'));
  });

  it('[SRV-6b] names the field that keeps a page from being saved, and gives the text back', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const html = await (await browser.get(`${editor}/json`)).text();
    const base = field(html, 'base');
    const refused = async (source: string) => {
      const answer = await post(browser, editor, { base, source });
      const page = await answer.text();
      expect(answer.status).toBe(422);
      expect(sourceOf(page)).toBe(source);
      return decode(page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '));
    };
    const source = sourceOf(html);
    expect(await refused(source.replace('"type": 9', '"type": "nine"'))).toMatch(
      /sections\[0\]\.blocks\[0\]\.type must be a number line \d+/,
    );
    expect(await refused(source.replace('"id": "contact"', '"id": "other"'))).toContain(
      'id must stay “contact”',
    );
    expect(await refused(source.replace('"slug": "contact"', '"slug": ""'))).toContain(
      'slug is the address of the page “home” already',
    );
    expect(await refused('{\n')).toContain('the { of line 1 is still open. line 1, column 2');
    const german = await browser.postForm(
      `${editor}/check`,
      { crumb: browser.cookies.get('crumb')!, source: '{}' },
      { 'accept-language': 'de' },
    );
    expect(await german.json()).toMatchObject({
      state: 'wrong',
      items: expect.arrayContaining([
        { path: 'title', message: 'fehlt', line: 1, where: 'Zeile 1' },
      ]) as unknown,
    });
    expect(await test.db.select().from(revisions)).toEqual([]);
  });

  it('[SRV-6c] saves a page with an unknown field, and says so', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const html = await (await browser.get(`${editor}/json`)).text();
    expect(html).toContain('Nothing is wrong.');
    const source = sourceOf(html).replace('"title"', '"descripton": "Kept", "title"');
    const saved = await post(browser, editor, { base: field(html, 'base'), source });
    expect(saved.status).toBe(303);
    const after = await (await browser.get(`${editor}/json`)).text();
    expect(decode(after)).toMatch(
      /It can be saved\..*descripton<\/code> is not known here\. Did you mean “description”\?/,
    );
    const [row] = await test.db.select().from(pages).where(eq(pages.id, 'contact'));
    expect(row!.definition).toMatchObject({ descripton: 'Kept' });
  });

  it('[SRV-6l] saves a long page, and gives one that is too long back with a sentence', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const html = await (await browser.get(`${editor}/json`)).text();
    const base = field(html, 'base');
    const withTitle = (title: string) => sourceOf(html).replace('"Contact"', `"${title}"`);
    const tooLong = `${withTitle('Kept')}${' '.repeat(500_000)}`;
    const refused = await post(browser, editor, { base, source: tooLong });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('is longer than 500000 characters');
    expect(sourceOf(page)).toContain('"Kept"');
    const long = `${withTitle('Long')}${' '.repeat(300_000)}`;
    expect((await post(browser, editor, { base, source: long })).status).toBe(303);
  });

  it('[SRV-6g] loses neither of two who save the same page', async () => {
    const test = await createTestApp(get());
    const [ida, bo] = [await signIn(test, [1]), await signIn(test, [4], 'bo@example.test')];
    const html = await (await ida.get(`${editor}/json`)).text();
    const [base, source] = [field(html, 'base'), sourceOf(html)];
    const idas = source.replace('"Contact"', '"Ida’s"');
    const bos = source.replace('"Contact"', '"Bo’s"');
    const answers = await Promise.all([
      post(ida, editor, { base, source: idas }),
      post(bo, editor, { base, source: bos }),
    ]);
    // The later of the two saves is refused.
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([303, 409]);
    const [first, second, loser] = statuses[0] === 303 ? [idas, bos, bo] : [bos, idas, ida];
    const conflict = await answers[statuses.indexOf(409)]!.text();
    expect(conflict).toContain('Somebody else saved meanwhile');
    expect(sourceOf(conflict)).toBe(second);
    expect(sourceOf(await (await ida.get(`${editor}/json`)).text())).toBe(first);
    // The second author has seen the change and may overwrite it; the first change stays among the versions.
    const put = await post(loser, editor, { base: field(conflict, 'base'), source: second });
    expect(put.status).toBe(303);
    const kept = await test.db.select().from(revisions).orderBy(revisions.number);
    expect(kept.map((row) => row.source)).toEqual([source, first, second]);
  });

  it('[SRV-6g] puts together what two have changed in different lines, and saves nothing unseen', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const html = await (await browser.get(`${editor}/json`)).text();
    const [base, source] = [field(html, 'base'), sourceOf(html)];
    const theirs = source.replace('"Contact"', '"Theirs"');
    expect((await post(browser, editor, { base, source: theirs })).status).toBe(303);
    const mine = source.replace('"type": 9', '"type": 9,\n          "span": 6');
    const answer = await post(browser, editor, { base, source: mine });
    expect(answer.status).toBe(409);
    const conflict = await answer.text();
    expect(conflict).toContain('Save both');
    expect(sourceOf(conflict)).toBe(theirs.replace('"type": 9', '"type": 9,\n          "span": 6'));
    expect(sourceOf(await (await browser.get(`${editor}/json`)).text())).toBe(theirs);
    const both = { base: field(conflict, 'base'), source: sourceOf(conflict) };
    expect((await post(browser, editor, both)).status).toBe(303);
    // Two changes whose merge is not a valid page are merged by hand.
    const rest = theirs.replace('"slug": "contact"', '"slug": "contact-2"');
    const late = await post(browser, editor, { base, source: rest.replace('"Theirs"', '"Mine"') });
    expect([late.status, (await late.text()).includes('Save mine in its place')]).toEqual([
      409,
      true,
    ]);
  });

  it('[SRV-6g] notices a change that came by another way, and can take it back', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const html = await (await browser.get(`${editor}/json`)).text();
    const [row] = await test.db.select().from(pages).where(eq(pages.id, 'contact'));
    await test.db.update(pages).set({ title: 'By SQL' }).where(eq(pages.id, row!.id));
    const source = sourceOf(html).replace('"Contact"', '"Mine"');
    const conflict = await post(browser, editor, { base: field(html, 'base'), source });
    expect(conflict.status).toBe(409);
    const base = field(await conflict.text(), 'base');
    expect((await post(browser, editor, { base, source })).status).toBe(303);
    const [first] = await test.db.select().from(revisions).orderBy(revisions.number);
    expect(first!.source).toContain('By SQL');
  });

  it('[SRV-6i] leads to every version, however often a page was saved', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const source = sourceOf(await (await browser.get(`${editor}/json`)).text());
    const subject = { siteId: 'site-test', subject: 'page:contact' };
    await test.db.insert(revisions).values(
      Array.from({ length: 45 }, (_, index) => ({
        ...subject,
        number: index + 1,
        source,
        savedAt: new Date(test.time.now),
      })),
    );
    const html = await (await browser.get(`${editor}/json`)).text();
    expect(html).toContain('All 45 versions');
    expect(html).toContain(`href="${editor}/versions/1"`);
    expect((await browser.get(`${editor}/versions/1`)).status).toBe(200);
  });

  it('[SRV-6i] creates a page, deletes it, and restores it', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const html = await (await browser.get('/config/new-page/json')).text();
    const source = sourceOf(html)
      .replace('"page-new"', '"page-x"')
      .replace('"slug": "new"', '"slug": "x"');
    expect((await post(browser, '/config/new-page', { base: 'new', source })).status).toBe(303);
    expect((await browser.get('/x')).status).toBe(200);
    // The second time it is saved already; the same id does not create a second page.
    expect((await post(browser, '/config/new-page', { base: 'new', source })).status).toBe(303);
    const other = source.replace('"slug": "x"', '"slug": "y"');
    const again = await post(browser, '/config/new-page', { base: 'new', source: other });
    expect(again.status).toBe(409);
    const made = await (await browser.get('/config/pages/page-x')).text();
    const stale = await post(browser, '/config/pages/page-x/delete', { base: 'old' });
    expect(stale.status).toBe(409);
    const gone = await post(browser, '/config/pages/page-x/delete', { base: field(made, 'base') });
    expect(gone.status).toBe(303);
    expect((await browser.get('/x')).status).toBe(404);
    const list = await (await browser.get('/config/pages')).text();
    expect(list).toContain('/config/pages/page-x/restore');
    await post(browser, '/config/pages/page-x/restore', { base: 'new', number: '1' });
    expect((await browser.get('/x')).status).toBe(200);
  });

  it('[SRV-6h] finds pages by words of their titles and addresses', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const found = async (intl: string) => {
      const html = await (await browser.get(`/config/pages?q=${encodeURIComponent(intl)}`)).text();
      return [...html.matchAll(/class="pl-config-item" href="[/]config[/]pages[/]([^"]+)"/g)].map(
        ([, id]) => decodeURIComponent(id!),
      );
    };
    expect(await found('')).toHaveLength(testSite.pages.length);
    expect(await found('VISIT')).toEqual(['studio/visit']);
    expect(await found('/studio visit')).toEqual(['studio/visit']);
    expect(await found('visit contact')).toEqual([]);
    expect(await found('%')).toEqual([]);
    const none = await (await browser.get('/config/pages?q=%3Cb%3E')).text();
    expect(none).toContain('No page matches.');
    expect(none).toContain('value="&lt;b&gt;"');
  });

  it('[SRV-6c] names a field that is like no known one until it is saved', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const html = await (await browser.get(`${editor}/json`)).text();
    const source = sourceOf(html).replace('"title"', '"parallax": 1, "descripton": "x", "title"');
    const check = async (text: string) => {
      const answer = await post(browser, `${editor}/check`, { source: text });
      const told = (await answer.json()) as { items: { path: string }[] };
      return told.items.map(({ path }) => path);
    };
    expect(await check(source)).toEqual(['parallax', 'descripton']);
    await post(browser, editor, { base: field(html, 'base'), source });
    expect(await check(source)).toEqual(['descripton']);
    const more = source.replace('"parallax"', '"zigzag": 1, "parallax"');
    expect(await check(more)).toEqual(['zigzag', 'descripton']);
  });

  it('[RUN-18] names what of a field’s HTML is not shown, beside the field', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const page = JSON.parse(sourceOf(await (await browser.get(`${editor}/json`)).text())) as {
      sections: { blocks: unknown[] }[];
    };
    const html = '<p onclick="x()" style="position:fixed">a</p><script>y()</script><mark>b</mark>';
    page.sections[0]!.blocks.push({ id: 'text', type: 2, settings: { html } });
    const source = JSON.stringify(page, null, 2);
    const answer = await post(browser, `${editor}/check`, { source });
    expect(await answer.json()).toMatchObject({
      state: 'warning',
      items: [
        {
          path: 'sections[0].blocks[1].settings.html',
          message:
            'is shown without <p onclick>, <p style="position">, <script>: it could run, load or submit something',
          line: source.split('\n').findIndex((line) => line.includes('"html": "<p onclick')) + 1,
        },
      ],
    });
  });

  it('[SRV-6a] [SRV-3w] previews what is not saved by the real renderer, and sanitises the banner', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const html = await (await browser.get(`${editor}/json`)).text();
    const source = sourceOf(html).replace('"Contact"', '"Only a try"');
    const preview = await post(browser, `${editor}/preview`, { source });
    expect(preview.status).toBe(200);
    expect(await preview.text()).toContain('<title>Only a try — Test Studio</title>');
    const page = JSON.parse(sourceOf(html)) as { sections: { blocks: unknown[] }[] };
    page.sections[0]!.blocks.push(
      { id: 'table', type: 50, settings: { rid: 7 } },
      { id: 'map', type: 4, settings: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' } },
    );
    const framing = await post(browser, `${editor}/preview`, { source: JSON.stringify(page) });
    const policy = framing.headers.get('content-security-policy');
    expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.opentable\.com/);
    expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.example/);
    expect((await post(browser, `${editor}/preview`, { source: '{}' })).status).toBe(422);
    const banner = await post(browser, '/config/cookies/preview', {
      cookieBannerText:
        '<p onclick="x()">Hello <script>x()</script><a href="javascript:x()">there</a></p>',
      cookieBannerVariant: 'POPUP',
    });
    const shown = (await banner.text()).split('id="pl-consent"')[1]!;
    expect(shown).toContain('data-forced=""');
    expect(shown).toContain('data-variant="popup"');
    expect(shown).toContain('Hello');
    expect(shown).not.toMatch(/onclick="x|<script>x|javascript:x/);
    expect(await test.db.select().from(revisions)).toEqual([]);
  });

  it('[SRV-3w] saves the banner’s settings, keeps those of others, and takes them back', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const html = await (await browser.get('/config/cookies')).text();
    const base = field(html, 'base');
    const fields = {
      base,
      isCookieBannerEnabled: 'true',
      cookieBannerText: '<p>New words</p>',
      isActivityLogEnabled: 'true',
    };
    expect((await post(browser, '/config/cookies', fields)).status).toBe(303);
    expect((await post(browser, '/config/cookies', fields)).status).toBe(303);
    const [site] = await test.db.select().from(sites);
    expect(site!.definition).toMatchObject({
      identifier: 'test-studio',
      cookieSettings: { cookieBannerText: '<p>New words</p>', isVisitorDataRestricted: false },
    });
    expect(await (await test.browser().get('/')).text()).toContain('New words');
    // The second author with the old settings is refused, and keeps the entries.
    const second = await post(browser, '/config/cookies', {
      ...fields,
      cookieBannerText: '<p>Others</p>',
    });
    expect(second.status).toBe(409);
    const told = await second.text();
    expect(decode(told)).toContain('<p>Others</p>');
    expect(told).toContain('Somebody else saved meanwhile');
    const wrong = await post(browser, '/config/cookies', {
      ...fields,
      cookieBannerTheme: 'PINK',
      isRestrictiveCookiePolicyAbsolute: 'true',
    });
    expect(wrong.status).toBe(422);
    // The form comes back with every switch as it was set.
    const boxes = (await wrong.text()).match(/<input[^>]*type="checkbox"[^>]*checked[^>]*>/g) ?? [];
    const switched = boxes.map((box) => /name="(\w+)"/.exec(box)?.[1]);
    expect(switched).toEqual([
      ...['isCookieBannerEnabled', 'isRestrictiveCookiePolicyAbsolute', 'isActivityLogEnabled'],
    ]);
    const now = await (await browser.get('/config/cookies')).text();
    const undone = await post(browser, '/config/cookies/restore', {
      base: field(now, 'base'),
      number: '1',
    });
    expect(undone.status).toBe(303);
    expect(await (await test.browser().get('/')).text()).not.toContain('New words');
  });

  it('[SRV-212] [CNS-33] offers categories, and shows what was decided', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const decisions = async () =>
      decode(await (await browser.get('/config/cookies/decisions')).text());
    expect(await decisions()).toContain('Nobody has decided yet.');
    const offered = { isCookieBannerEnabled: 'true', isCookieCategoryChoiceEnabled: 'true' };
    const html = await (await browser.get('/config/cookies')).text();
    const saved = await post(browser, '/config/cookies', { ...offered, base: field(html, 'base') });
    expect(saved.status).toBe(303);
    const visitor = test.browser();
    const shown = await (await visitor.get('/')).text();
    expect(shown).toContain('Choose yourself');
    expect(shown).toMatch(/<input[^>]*name="category"[^>]*value="statistics"/);
    await visitor.postForm('/consent', { decision: 'choice', category: 'statistics' });
    const again = await (await visitor.get('/')).text();
    expect(again).toMatch(/<input[^>]*checked=""[^>]*value="statistics"/);
    expect(again).not.toMatch(/<input[^>]*checked=""[^>]*value="marketing"/);
    await test.browser().postForm('/consent', { decision: 'false' });
    const listed = await decisions();
    expect(listed).toContain('2 decisions in the last 30 days');
    expect(listed).toContain('1 of 2');
    expect(listed).toContain('Declined');
    expect(listed).toContain('the one of today');
  });

  it('[SRV-3w] [CNS-5] reports what others saved of the banner in the labels of its page, and that alone', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const base = field(await (await browser.get('/config/cookies')).text(), 'base');
    const theirs = {
      base,
      isCookieBannerEnabled: 'true',
      cookieBannerText: '<p>Theirs</p>',
      cookieBannerTheme: 'LIGHT',
      isGlobalPrivacyControlHonored: 'true',
    };
    expect((await post(browser, '/config/cookies', theirs)).status).toBe(303);
    const mine = { ...theirs, cookieBannerTheme: 'DARK', isActivityLogEnabled: 'true' };
    const told = await (await post(browser, '/config/cookies', mine)).text();
    const differing = [...told.matchAll(/<dt>(.*?)<\/dt><dd[^>]*><bdi>(.*?)<\/bdi><\/dd>/g)].map(
      ([, name, value]) => [name, value],
    );
    expect(differing).toEqual([
      ['Colours', 'Light'],
      // The stored setting is the inverse.
      ['Recognise visitors who come back', 'Off'],
    ]);
  });

  it('[SRV-3u] [TRK-5] [TRK-12] [MED-12d] saves what the site measures and its map, and takes them back', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const base = field(await (await browser.get('/config/settings')).text(), 'base');
    const fields = { base, isLandingTracked: 'true', key: 'KEY-1', region: 'AT' };
    expect((await post(browser, '/config/settings', fields)).status).toBe(303);
    // A button that is pressed twice has the same result.
    expect((await post(browser, '/config/settings', fields)).status).toBe(303);
    const [site] = await test.db.select().from(sites);
    expect(site!.definition).toMatchObject({
      identifier: 'test-studio',
      isCensusDisabled: true,
      cookieSettings: { isCookieBannerEnabled: true },
      websiteSettings: {
        mapSettings: { key: 'KEY-1', region: 'AT' },
        trackingSettings: { isLandingTracked: true, isMouseTracked: false },
      },
    });
    const shown = await (await test.browser().get('/')).text();
    expect(shown).toContain('"isCensusDisabled":true');
    expect(shown).toContain('"mapSettings":{"key":"KEY-1","region":"AT"}');

    const second = await post(browser, '/config/settings', { ...fields, key: 'KEY-2' });
    expect(second.status).toBe(409);
    const told = await second.text();
    expect(told).toContain('Somebody else saved meanwhile');
    expect(told).toContain('>KEY-1</bdi></dd>');
    expect(told).toContain('value="KEY-2"');
    const wrong = await post(browser, '/config/settings', { ...fields, region: 'Austria' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('Please write the region with two letters');

    const now = await (await browser.get('/config/settings')).text();
    const undone = await post(browser, '/config/settings/restore', {
      base: field(now, 'base'),
      number: '1',
    });
    expect(undone.status).toBe(303);
    expect(await (await test.browser().get('/')).text()).not.toContain('KEY-1');
  });

  it('[SRV-3n] shows what of an order a gift card paid, and its money in the language of the area', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const euro = (amount: number) => ({ amount, currencyCode: 'EUR' });
    const line = { id: 'l', title: 'Mug', sku: 'MUG', quantity: 2, unitPrice: euro(123400) };
    const cart = {
      entries: [{ ...line, subscription: { billingPeriod: { value: 1, unit: 'month' } } }],
      subtotalAmount: euro(246800),
      discountCents: 0,
      shippingCostCents: 900,
      taxCents: 39549,
      giftCards: [{ code: '…AB12', amount: euro(5000) }],
      amountDueCents: 242700,
    };
    const [order] = await test.db
      .insert(orders)
      .values({
        siteId: 'site-test',
        idempotencyKey: 'k',
        cartId: randomUUID(),
        status: 'paid',
        email: 'ada@example.test',
        cart,
        grandTotal: 247700,
        amountDue: 242700,
        address: { name: 'Ada Moss', city: 'Bonn', country: 'DE' },
        currencyCode: 'EUR',
        placedAt: new Date('2026-03-01T10:00:00Z'),
      })
      .returning();
    const read = async (language: string) =>
      (
        await browser.get(`/config/orders/${order!.number}`, { 'accept-language': language })
      ).text();
    const rows = async (language: string) => {
      return [...(await read(language)).matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
        [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(([cell]) =>
          decode(cell.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).trim(),
        ),
      );
    };
    const english = await rows('en');
    expect(english).toContainEqual(['Tax, included', '€395.49']);
    expect(english).toContainEqual(['Gift card …AB12', '-€50.00']);
    expect(english).toContainEqual(['Other payment', '€2,427.00']);
    expect(english[1]![0]).toMatch(/^Mug MUG, .*month/);
    const german = await rows('de');
    for (const [language, country] of [
      ['en', 'Germany'],
      ['de', 'Deutschland'],
    ] as const)
      expect(await read(language)).toContain(`Ada Moss\nBonn\n${country}</dd>`);
    expect(german).toContainEqual(['Summe', '2.477,00 €']);
    expect(german).toContainEqual(['Geschenkkarte …AB12', '-50,00 €']);
    expect(await (await browser.get('/config/orders', { 'accept-language': 'de' })).text()).toMatch(
      /2\.477,00\s€/,
    );
    // From the filtered list to the order, and back to the same list.
    const list = await (await browser.get('/config/orders?q=ada&status=paid')).text();
    const address = `/config/orders/${order!.number}?q=ada&amp;status=paid`;
    expect(list).toContain(`href="${address}"`);
    expect(await (await browser.get(decode(address))).text()).toContain(
      'href="/config/orders?q=ada&amp;status=paid"',
    );
  });

  it('[SRV-3k] exports submissions as a file whose cells are never formulas, by the clock of the area', async () => {
    const test = await createTestApp(get(), {
      site: { ...testSite, timeZone: 'America/New_York' },
    });
    const browser = await signIn(test, [1]);
    const values = { name: ['=1+1', 'Moss'], email: '@x', topics: ['Cups', 'Bowls'], gone: '+49' };
    await test.db.insert(formSubmissions).values({
      siteId: 'site-test',
      submissionKey: 'k',
      contentDigest: '',
      values,
      channel: 'script',
      formId: 'contact',
      formName: 'Contact',
      pageContext: { pagePath: '/contact' },
      receivedAt: new Date('2026-03-01T10:00:00Z'),
    });
    const answer = await browser.get('/config/submissions.csv?q=moss');
    expect(answer.headers.get('content-disposition')).toMatch(
      /attachment; filename="submissions-2026-03-01\.csv"/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe(
      'Received (America/New_York),Form,Page,Name,Email,Topics,gone\r\n2026-03-01 05:00:00,Contact,/contact,"\'=1+1 Moss","\'@x","Cups, Bowls","\'+49"\r\n',
    );
    const german = await browser.get('/config/submissions.csv', { 'accept-language': 'de-DE' });
    expect((await german.text()).split('\r\n')[0]).toMatch(/^[^,]*;[^,]*;[^,]*;Name;Email;/);
    const none = await browser.get('/config/submissions.csv?q=nobody');
    expect((await none.text()).trim().split('\r\n')).toHaveLength(1);
    const list = await (await browser.get('/config/submissions')).text();
    const id = /\/config\/submissions\/([\w-]{36})/.exec(list)![1]!;
    expect(decode(await (await browser.get(`/config/submissions/${id}`)).text())).toContain('=1+1');
    expect((await post(browser, `/config/submissions/${id}/delete`, {})).status).toBe(303);
    expect(await test.db.select().from(formSubmissions)).toEqual([]);
  });

  it('[SRV-3g] [CNS-4] keeps the banner out of the frame in browsers without Sec-Fetch-Dest', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const frameOf = (html: string) => decode(/<iframe[^>]* src="([^"]*)"/.exec(html)![1]!);
    const asked = /data-consent-banner(?=[^>]*data-state="asking")?[^>]*>/;
    const isAsked = async (visitor: TestBrowser, path: string, headers = {}) => {
      const answer = await visitor.get(path, headers);
      expect(answer.status).toBe(200);
      const banner = asked.exec(await answer.text());
      return banner !== null && !/ hidden/.test(banner[0]);
    };
    const area = '/config/?frameUrl=%2Fcontact';
    // Over https, and on localhost, the browser sends the header, and our addresses contain no mark.
    const told = { 'sec-fetch-dest': 'document' };
    expect(frameOf(await (await browser.get(area, told)).text())).toBe('/contact');
    expect(await isAsked(browser, '/contact', { 'sec-fetch-dest': 'iframe' })).toBe(false);
    expect(await isAsked(browser, '/contact')).toBe(true);

    const framed = frameOf(await (await browser.get(area)).text());
    expect(framed).toBe('/contact?preview=framed');
    expect(await isAsked(browser, framed)).toBe(false);
    const next = await browser.get('/', { referer: new URL(framed, testOrigin).href });
    expect([next.status, next.headers.get('location')]).toEqual([302, '/?preview=framed']);
    // The address alone does not spare a visitor the prompt.
    expect(await isAsked(test.browser(), framed)).toBe(true);
  });

  it('[SRV-3t] [TRK-9] says of a site without traces how to switch them on, and of one with them that none has come', async () => {
    const test = await createTestApp(get());
    const browser = await signIn(test, [1]);
    const page = async (headers = {}) => (await browser.get('/config/traces', headers)).text();
    expect(await page()).toContain('This site takes no traces.');
    expect(await page()).toContain('“Take events of the site’s own scripts”');
    expect(await page()).toContain('<a href="/config/settings">To the settings</a>');
    expect(await page({ 'accept-language': 'de' })).toContain(
      'Diese Website nimmt keine Spuren an.',
    );
    const base = field(await (await browser.get('/config/settings')).text(), 'base');
    await post(browser, '/config/settings', { base, areEventsTracked: 'true' });
    expect(await page()).toContain('No trace has arrived yet.');
    await browser.call('recordTrace', { data: [{ pageUrl: '/', type: 'mark', data: null }] });
    expect(await page()).toContain('>mark<');
    expect(await page()).not.toContain('No trace');
  });
});
