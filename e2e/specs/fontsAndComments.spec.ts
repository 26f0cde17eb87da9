import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { owner } from '../support/configData';
import { startFakeProvider, type Answers, type FakeProvider } from '../support/fakeProvider';
import { observeLayoutShift } from '../support/layoutShift';
import { fontsOf } from '../support/fontsOf';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { watchPolicy } from '../support/watchPolicy';
import { watchReports } from '../support/watchReports';
import { watchRequests } from '../support/watchRequests';
import { pageStarted } from '../support/pageStarted';
import { needs } from '../support/needs';
import { signIn } from '../support/signIn';

const sheets = 'https://fonts.googleapis.com';
const files = 'https://fonts.gstatic.com';
const kits = 'https://use.typekit.net';
const counts = 'https://marlow-clay.disqus.com';
const threads = 'https://disqus.com';

interface Services {
  /** The family that the kit holds. */
  kitFamily: string;
  /** The server that replaces the font services in every test. */
  services: FakeProvider;
}

const test = base.extend<Services>({
  kitFamily: ['ff-clay-web', { option: true }],
  services: [
    async ({ page, kitFamily }, use) => {
      const origins = [sheets, files, kits, 'https://p.typekit.net'];
      const services = await startFakeProvider(page, origins, answersWith(kitFamily));
      await use(services);
      await services.close();
    },
    { auto: true },
  ],
});

// One server whose site uses third-party fonts and comments; the test of its settings changes it last.
test.describe.configure({ mode: 'default' });

let server: OwnServer;
let letters: Buffer;

test.beforeAll(async () => {
  server = await ownServerAtRest({
    PLINTH_FONT_PREVIEW_ID: 'preview-id',
    PLINTH_FONT_PREVIEW_TOKEN: 'preview-token',
  });
  await change({
    typekitId: 'abc1def',
    theme: { webFonts: { body: { family: 'Literata' } }, kitFonts: { heading: 'ff-clay-web' } },
    websiteSettings: { commentsEnabled: true, disqusShortname: 'marlow-clay' },
  });
  await server.start();
  letters = Buffer.from(
    await (await fetch(`${server.origin}/fonts/newsreader.woff2`)).arrayBuffer(),
  );
});
test.afterAll(() => server.remove());

/** Sets another definition of the site, as its owner would write it. */
async function change(definition: object): Promise<void> {
  const text = JSON.stringify(definition).replaceAll("'", "''");
  await server.rows(`update sites set definition = definition || '${text}'::jsonb`);
}

const forAll = { 'access-control-allow-origin': '*' };
const sheet = (rules: string) => ({ type: 'text/css', body: rules, headers: forAll });
const face = (family: string, address: string, more = '') =>
  `@font-face{font-family:"${family}";src:url(${address}) format("woff2");${more}}`;

/** The services' own answers: one family with two alphabets, a kit with one family, and counts by id. */
const answersWith = (kitFamily: string): Answers => ({
  '/css2': sheet(
    face('Literata', `${files}/latin.woff2`, 'font-weight:400;unicode-range:U+0000-00FF,U+2???;') +
      face('Literata', `${files}/greek.woff2`, 'font-weight:400;unicode-range:U+0370-03FF;') +
      face('Literata', 'https://elsewhere.example/x.woff2', 'font-weight:400;'),
  ),
  '/abc1def.css': sheet(
    `@import url("https://p.typekit.net/p.css?k=abc1def");${face(kitFamily, `${kits}/clay.woff2`, 'font-weight:400;font-style:normal;')}`,
  ),
  ...Object.fromEntries(
    ['/latin.woff2', '/greek.woff2', '/clay.woff2'].map((path) => [
      path,
      { type: 'font/woff2', body: letters, headers: forAll },
    ]),
  ),
});

const open = (page: Page, path: string) => page.goto(server.origin + path);

/** The page has started, and so has its work of the first idle moments. */
async function settled(page: Page): Promise<void> {
  await pageStarted(page);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    }
  });
}

const agree = (context: BrowserContext) =>
  context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: server.origin }]);

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie banner' });
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept' }).click();

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
}

/** The runner's answers take longer than a browser's cache, for which the page is held back for a tenth of a second. */
const holdLonger = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: wait } = window;
    window.setTimeout = ((task: () => void, delay?: number, ...given: unknown[]) =>
      wait(task, delay === 100 ? 5000 : delay, ...given)) as typeof window.setTimeout;
  });

const fontFiles = (asked: readonly string[]) => asked.filter((address) => /woff2$/.test(address));
const keptFonts = (page: Page) =>
  page.evaluate(() => (localStorage['pl-web-fonts'] as string | undefined) ?? '');
const words = (page: Page) => page.locator('main p').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link to another page of the site. */
async function turn(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await expect(heading(page)).toHaveText(name);
}

test.describe('fonts of other companies', () => {
  test('[RUN-6h] [CNS-6] not one request before a decision; after a yes they come at once, and set the next page', async ({
    page,
    context,
    services,
  }) => {
    needs('Chromium’s protocol');
    const refused = await watchPolicy(context);
    const shift = await observeLayoutShift(page);
    await open(page, '/studio');
    await settled(page);
    expect(services.asked).toEqual([]);

    await accept(page);
    await expect.poll(() => keptFonts(page)).toContain('clay.woff2');
    await expect.poll(() => keptFonts(page)).toContain('latin.woff2');
    const [first] = services.asked.filter((address) => address.startsWith(sheets));
    expect(first).toBe(`${sheets}/css2?family=Literata:wght@400;700&display=optional`);
    // Only the alphabet that the page is written in, and only from the service's own files.
    expect(fontFiles(services.asked).sort()).toEqual([
      `${files}/latin.woff2`,
      `${kits}/clay.woff2`,
    ]);
    expect(services.asked.filter((address) => address.includes('p.typekit.net'))).toEqual([]);
    // Painted text keeps its font.
    expect((await fontsOf(page, words(page))).join()).not.toContain('*');

    await page.mouse.move(200, 200, { steps: 3 });
    await turn(page, 'Journal');
    expect(await fontsOf(page, words(page))).toEqual([expect.stringMatching(/\*$/)]);
    expect(await fontsOf(page, heading(page))).toEqual([expect.stringMatching(/\*$/)]);
    expect(await shift()).toBe(0);
    expect(refused).toEqual([]);
  });

  test('[RUN-6i] a browser that has them sets a page in them from the first painting on, and nothing shifts', async ({
    page,
    context,
  }) => {
    needs('Chromium’s protocol');
    await agree(context);
    await holdLonger(page);
    const shift = await observeLayoutShift(page);
    await open(page, '/studio');
    await expect.poll(() => keptFonts(page)).toContain('latin.woff2');
    await expect.poll(() => keptFonts(page)).toContain('clay.woff2');
    await open(page, '/journal');
    await settled(page);
    expect(await page.locator('html').getAttribute('data-web-fonts')).toBe('');
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
      /^"?Literata/,
    );
    expect(await fontsOf(page, words(page))).toEqual([expect.stringMatching(/\*$/)]);
    expect(await shift()).toBe(0);
  });

  test('[RUN-6j] [CNS-6] a visitor who withdraws has the site’s own fonts at once, and no request goes to the services', async ({
    page,
    context,
    services,
  }) => {
    needs('Chromium’s protocol');
    await agree(context);
    await holdLonger(page);
    await open(page, '/studio');
    await expect.poll(() => keptFonts(page)).toContain('latin.woff2');
    await open(page, '/studio');
    await settled(page);
    expect((await fontsOf(page, words(page))).join()).toContain('*');
    await withdraw(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-web-fonts');
    expect((await fontsOf(page, words(page))).join()).not.toContain('*');
    expect(await keptFonts(page)).toBe('');
    const before = services.asked.length;
    await open(page, '/journal');
    await settled(page);
    expect(services.asked.slice(before)).toEqual([]);
  });

  test('[RUN-6k] services that never answer cost the page nothing, and are reported to nobody', async ({
    page,
    context,
    services,
  }) => {
    needs('Chromium’s protocol');
    await agree(context);
    const reports = await watchReports(page);
    services.isAwake = false;
    await open(page, '/studio');
    await settled(page);
    await expect.poll(() => services.asked.length).toBe(2);
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    await page.mouse.move(200, 200, { steps: 3 });
    await turn(page, 'Journal');
    expect((await fontsOf(page, words(page))).join()).not.toContain('*');
    expect(reports).toEqual([]);
  });

  test('[RUN-6i] files that a browser had and has lost, at a service that never answers, hold nothing up', async ({
    page,
    context,
    services,
  }) => {
    needs('Chromium’s protocol');
    await agree(context);
    const shift = await observeLayoutShift(page);
    await open(page, '/studio');
    await expect.poll(() => keptFonts(page)).toContain('latin.woff2');
    services.isAwake = false;
    await page.goto(`${server.origin}/journal`, { waitUntil: 'commit' });
    await settled(page);
    expect((await fontsOf(page, words(page))).join()).not.toContain('*');
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    await page.mouse.move(200, 200, { steps: 3 });
    await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '');
    expect(await shift()).toBe(0);
  });

  test.describe('a kit that has lost a family', () => {
    test.use({ kitFamily: 'another-family' });

    test('[RUN-5] a family that the kit holds no longer is named on the console, once', async ({
      page,
      context,
    }) => {
      await agree(context);
      const told: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Typekit')) told.push(message.text());
      });
      const reports = await watchReports(page);
      await open(page, '/studio');
      await expect.poll(() => told).toEqual(['Requested font no longer in Typekit ff-clay-web']);
      await page.mouse.move(200, 200, { steps: 3 });
      await turn(page, 'Journal');
      await settled(page);
      expect(told).toHaveLength(1);
      expect(reports).toEqual([]);
    });
  });

  test('[RUN-6l] [SRV-2i] the policy lets them through on such a site, and nothing of them on another', async ({
    page,
    request,
  }) => {
    const policyOf = async (address: string) =>
      (await request.get(address)).headers()['content-security-policy']!;
    const ofSite = await policyOf(`${server.origin}/studio`);
    expect(ofSite).toContain(`connect-src 'self' ${sheets} ${files} ${kits};`);
    expect(ofSite).toContain(`font-src 'self';`);
    expect(ofSite).toMatch(/style-src 'self' 'nonce-[^' ]+';/);
    expect(await policyOf('/studio')).not.toMatch(/gstatic|typekit/);
    const loaded = watchRequests(page, /(fonts|comment|someParts)[\w]*-[\w-]+\.js$/i);
    await page.goto('/journal');
    await settled(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await settled(page);
    expect(loaded).toEqual([]);
  });
});

test.describe('comments', () => {
  /** The shape of the service's answers: a script that calls its widget with the counts by id. */
  const counting = (page: Page, countOf: (id: string, at: number) => unknown) => {
    const asked: string[][] = [];
    const ready = page.route(`${counts}/**`, (route) => {
      const url = new URL(route.request().url());
      const ids = url.searchParams.getAll('1');
      asked.push(ids);
      const answer = {
        text: { and: 'and', comments: { zero: '<b>0</b>', multiple: '{num}', one: '1' } },
        counts: ids.map((id, at) => ({ id, comments: countOf(id, at) })),
      };
      return route.fulfill({
        contentType: 'text/javascript',
        body: `var DISQUSWIDGETS; if (typeof DISQUSWIDGETS != 'undefined') { DISQUSWIDGETS.displayCount(${JSON.stringify(answer)}); }`,
      });
    });
    return ready.then(() => asked);
  };
  const links = (page: Page) =>
    page.locator('#block-journal-posts').getByRole('link', { name: /^Comments/ });

  test('[RUN-6p], [CNS-6] nothing is asked before a decision; then all posts of the page at once, and nothing shifts', async ({
    page,
    context,
  }) => {
    const refused = await watchPolicy(context);
    const shift = await observeLayoutShift(page);
    const asked = await counting(page, (_, at) => (at === 0 ? 1200 : at));
    await open(page, '/journal');
    await settled(page);
    await links(page).first().scrollIntoViewIfNeeded();
    await expect(page.locator('#block-journal-posts')).toHaveAttribute('data-attached', '');
    await settled(page);
    expect(asked).toEqual([]);
    await expect(links(page)).toHaveCount(6);
    await expect(links(page).first()).toHaveAttribute('href', /^\/journal\/[\w-]+#comments$/);
    await expect(links(page).first()).toHaveText(/^Comments\s*$/);

    await accept(page);
    await expect(links(page).nth(0)).toHaveText('Comments 999+');
    await expect(links(page).nth(1)).toHaveText('Comments 1');
    expect(asked).toHaveLength(1);
    expect(new Set(asked[0]).size).toBe(6);
    expect(await shift()).toBe(0);
    expect(refused).toEqual([]);

    // The list is fetched again from the server: known posts are not queried again.
    await page
      .locator('#block-journal-posts')
      .getByRole('link', { name: 'Kiln', exact: true })
      .click();
    await expect(page).toHaveURL(/category=Kiln/);
    await expect(links(page).first()).toHaveText(/^Comments \d/);
    expect(asked.flat()).toHaveLength(new Set(asked.flat()).size);
  });

  test('[RUN-6p] only numbers are taken from an answer', async ({ page, context }) => {
    await agree(context);
    const odd = ['<img src=x onerror=alert(1)>', -1, 1.5, null, { toString: 1 }, 7];
    await counting(page, (_, at) => odd[at]);
    await open(page, '/journal');
    await settled(page);
    await links(page).first().scrollIntoViewIfNeeded();
    await expect(links(page).nth(5)).toHaveText('Comments 7');
    for (let at = 0; at < 5; at += 1) await expect(links(page).nth(at)).toHaveText(/^Comments\s*$/);
    await expect(page.locator('#block-journal-posts img[src="x"]')).toHaveCount(0);
  });

  test('[RUN-6p] a page that is turned to has its counts, too', async ({ page, context }) => {
    await agree(context);
    const asked = await counting(page, () => 3);
    await open(page, '/studio');
    await settled(page);
    expect(asked).toEqual([]);
    await page.mouse.move(200, 200, { steps: 3 });
    await turn(page, 'Journal');
    await links(page).first().scrollIntoViewIfNeeded();
    await expect(links(page).first()).toHaveText('Comments 3');
    expect(asked).toHaveLength(1);
  });

  test('[RUN-6q] a service that fails is reported to nobody, and the links still work', async ({
    page,
    context,
  }) => {
    await agree(context);
    const reports = await watchReports(page);
    let asked = 0;
    await page.route(`${counts}/**`, (route) => {
      asked += 1;
      return route.abort();
    });
    await open(page, '/journal');
    await settled(page);
    await links(page).first().scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toBe(1);
    await settled(page);
    expect(reports).toEqual([]);
    await links(page).first().click();
    await expect(page).toHaveURL(/#comments$/);
    await expect(page.getByRole('heading', { name: 'Comments' })).toBeInViewport();
  });

  test('[RUN-6a] [RUN-6o] [CNS-7d] a post has its thread behind a button, and a link to the same', async ({
    page,
    request,
  }) => {
    await counting(page, () => 2);
    const asked = await startFakeProvider(page, [threads]);
    await open(page, '/journal');
    await links(page).first().click();
    const thread = page.locator('#comments');
    await settled(page);
    await expect(thread.getByRole('status')).toHaveText(
      'Opening it here loads content from Disqus.',
    );
    const visit = thread.getByRole('link', { name: 'Open at Disqus' });
    const address = new URL((await visit.getAttribute('href'))!);
    expect(address.origin + address.pathname).toBe(`${threads}/embed/comments/`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      f: 'marlow-clay',
      t_i: expect.stringMatching(/^post-/) as unknown as string,
      t_u: page.url().replace(/#.*/, ''),
    });
    expect(asked.asked).toEqual([]);
    await thread.getByRole('button', { name: 'Show the comments here' }).click();
    await expect(
      page.frameLocator('#comments iframe').getByRole('heading', { name: 'Provider' }),
    ).toBeVisible();
    expect(asked.asked).toEqual([address.href]);
    const policy = (await request.get(page.url())).headers()['content-security-policy']!;
    expect(policy).toMatch(/frame-src [^;]*https:\/\/disqus\.com/);
    await asked.close();
  });

  test('[RUN-6c] a thread that has not come after 10 s may be tried again', async ({ page }) => {
    const asked = await startFakeProvider(page, [threads]);
    asked.isAwake = false;
    await page.clock.install();
    await open(page, '/journal');
    await links(page).first().click();
    const thread = page.locator('#comments');
    await thread.getByRole('button', { name: 'Show the comments here' }).click();
    await expect.poll(() => asked.asked.length).toBe(1);
    await page.clock.fastForward(10_500);
    await expect(thread.getByRole('status')).toContainText('Disqus did not answer.');
    await expect(thread.getByRole('button', { name: 'Try again' })).toBeVisible();
    await asked.close();
  });
});

test.describe('the owner', () => {
  async function openSettings(page: Page): Promise<void> {
    await open(page, '/config/settings');
    await signIn(page, owner);
  }

  /** The used part of the service's preview library: it has one font. */
  const library = `
    window.TypekitPreview = {
      setup(access) { window.previewAccess = access; },
      load([font], { active, inactive }) {
        window.previewed = font;
        setTimeout(font.id === 'gkmg' ? active : inactive);
      },
    };`;

  test('[RUN-6m, B-238, B-256] checks a font before it is in the kit, and reports one that fails to load', async ({
    page,
    request,
  }) => {
    const services = await startFakeProvider(page, [kits], {
      '/previewkits/pk-v1.js': { type: 'text/javascript', body: library },
    });
    await openSettings(page);
    const preview = page.getByRole('group', { name: 'Try a font' });
    expect(services.asked).toEqual([]);
    await preview.getByLabel('Its short name').fill('zzzz');
    await preview.getByLabel('Family').fill('Clay Grotesk');
    await preview.getByRole('button', { name: 'Show the font' }).click();
    await expect(preview.getByRole('status')).toHaveText(
      'Unable to load preview for Clay Grotesk.',
    );
    await preview.getByLabel('Its short name').fill('gkmg');
    await page.keyboard.press('Enter');
    const sample = preview.getByText('Sphinx of black quartz');
    await expect(sample).toBeVisible();
    expect(await sample.evaluate((element) => getComputedStyle(element).fontFamily)).toBe(
      '"Clay Grotesk"',
    );
    await expect(preview.getByRole('status')).toHaveText('');
    expect(services.asked).toEqual([`${kits}/previewkits/pk-v1.js`]);
    expect(
      await page.evaluate(() => {
        const { previewAccess, previewed } = window as unknown as Record<string, unknown>;
        return { previewAccess, previewed };
      }),
    ).toEqual({
      previewAccess: { auth_id: 'preview-id', auth_token: 'preview-token' },
      previewed: { id: 'gkmg', variations: ['n4'], css_name: 'Clay Grotesk', subset: 'all' },
    });
    // A visitor gets none of it.
    expect(await (await request.get(`${server.origin}/studio`)).text()).not.toContain('preview-');
    await services.close();
  });

  test('[RUN-6m, B-254] reports a service that fails to load', async ({ page }) => {
    await page.route(`${kits}/**`, (route) => route.abort());
    await openSettings(page);
    const preview = page.getByRole('group', { name: 'Try a font' });
    await preview.getByLabel('Its short name').fill('gkmg');
    await preview.getByLabel('Family').fill('Clay Grotesk');
    await preview.getByRole('button', { name: 'Show the font' }).click();
    await expect(preview.getByRole('status')).toHaveText('Unable to load fonts.');
  });

  test('[RUN-6n] names fonts and comments, and what cannot be is not saved', async ({
    page,
    request,
  }) => {
    await openSettings(page);
    const field = (name: string) => page.getByRole('textbox', { name, exact: false });
    await expect(field('Font of the texts')).toHaveValue('Literata');
    await field('Font of the texts').fill('Lite"rata: 400');
    await field('Name of the site at Disqus').fill('Marlow Clay');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Font of the texts');
    await expect(field('Name of the site at Disqus')).toHaveAttribute('aria-invalid', 'true');
    await field('Font of the texts').fill('Source Serif 4: 700, 400, 400i');
    await field('Name of the site at Disqus').fill('marlow-clay');
    await page.getByRole('checkbox', { name: 'Let people comment' }).uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The settings are saved')).toBeVisible();
    const html = await (await request.get(`${server.origin}/journal`)).text();
    expect(html).toContain(
      'family=Source+Serif+4:ital,wght@0,400;0,700;1,400&amp;display=optional',
    );
    expect(html).not.toContain('#comments');
  });
});
