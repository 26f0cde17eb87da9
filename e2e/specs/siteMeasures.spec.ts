import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { changeSite } from '../support/changeSite';
import { fillOwnServer, owner, viewer } from '../support/configData';
import { cookieValue } from '../support/cookies';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { watchRequests } from '../support/watchRequests';
import { moveOver } from '../support/moveOver';
import { pageStarted } from '../support/pageStarted';
import { needs } from '../support/needs';
import { signIn } from '../support/signIn';

// One server of a site with all measurements; its rows are read at the end, when it has stopped. A retry begins with an
// empty server: it needs all tests again.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;

test.beforeAll(async () => {
  server = await ownServerAtRest();
  await changeSite(server, {
    trackingSettings: { isMouseTracked: true, isLandingTracked: true, areEventsTracked: true },
  });
  await fillOwnServer(server);
});
test.afterAll(() => server.remove());

const open = (page: Page, path: string) => page.goto(server.origin + path);

/** Agrees before the visit. */
const agree = (context: BrowserContext) =>
  context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: server.origin }]);

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie banner' });

/** The visitor changes the decision by the link of every page. */
async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => cookieValue(page.context(), 'ss_cookieAllowed')).toBe('false');
}

/** The page has started, and so has its work of the first idle moment. */
async function settled(page: Page): Promise<void> {
  await pageStarted(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
}

async function signInAt(page: Page, who: typeof owner, path: string): Promise<void> {
  await open(page, '/config/visits');
  await signIn(page, who);
  await open(page, path);
}

/** Simulates a switch to another tab: the page's collected reports are sent then. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** Events as a script of the site reports them, before or after the page has started. */
const tell = (page: Page, ...events: object[]) =>
  page.evaluate((told) => {
    const view = window as unknown as { plinthEvents?: { push(...events: object[]): unknown } };
    (view.plinthEvents ??= []).push(...told);
  }, events);

const isTaken = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => 'plinthEvents' in window && !Array.isArray(window.plinthEvents)),
    )
    .toBe(true);

const bodyOf = (request: { postData(): string | null }) =>
  new URLSearchParams(request.postData() ?? '');

test('[TRK-13] [TRK-17d] the mouse of an account is recorded once it has agreed, until it changes its mind', async ({
  page,
}) => {
  needs('bodies of requests');
  const files = watchRequests(page, /mouseToServer/);
  await signInAt(page, viewer, '/studio');
  await settled(page);
  await page.mouse.move(100, 100);
  await page.mouse.move(300, 200, { steps: 5 });
  expect(files).toEqual([]);

  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => files.length).toBe(1);
  const sent = page.waitForRequest(/\/api\/events\/Trace$/);
  const noted = watchRequests(page, /\/api\/events\/Trace$/);
  // The part that follows the mouse begins a moment after its file came.
  await expect(async () => {
    await page.mouse.move(60, 50);
    await page.mouse.move(40, 50);
    await hide(page);
    expect(noted).not.toEqual([]);
  }).toPass();
  const [entry] = JSON.parse(bodyOf(await sent).get('data')!) as {
    pageUrl: string;
    type: string;
    data: { x: number; y: number; at: number }[];
  }[];
  expect(entry).toMatchObject({ pageUrl: `${server.origin}/studio`, type: 'mouse' });
  // In coordinates of the page, not of the window: the scroll position counts as well.
  expect([40, 60]).toContain(entry!.data.at(-1)!.x);
  expect(entry!.data.at(-1)!.at).toBeGreaterThan(Date.now() - 60_000);

  const traces = watchRequests(page, /\/api\/events\/Trace$/);
  await page.mouse.move(200, 300, { steps: 5 });
  await withdraw(page);
  await page.mouse.move(400, 100, { steps: 5 });
  await hide(page);
  await settled(page);
  expect(traces).toEqual([]);
});

test('[TRK-13] a visitor’s mouse is not recorded', async ({ page, context }) => {
  await agree(context);
  const requests = watchRequests(page, /mouseToServer|\/api\/events\/Trace$/);
  await open(page, '/studio');
  await settled(page);
  await page.mouse.move(100, 100);
  await page.mouse.move(300, 200, { steps: 5 });
  await hide(page);
  await settled(page);
  expect(requests).toEqual([]);
});

test('[TRK-4] [TRK-11] [TRK-17d] a script of the site sends typed events under one id, until the visitor changes their mind', async ({
  page,
  context,
}) => {
  needs('bodies of requests');
  await agree(context);
  // Before the page’s own script has loaded.
  await page.addInitScript(() => {
    const view = window as unknown as { plinthEvents?: object[] };
    (view.plinthEvents ??= []).push({ schema: 'PageShown', data: { early: true } });
  });
  const first = page.waitForRequest(/\/api\/v1\/events$/);
  await open(page, '/studio');
  const early = (await first).postDataJSON() as Record<string, object>;
  const id = await cookieValue(context, 'SS_ANALYTICS_ID');
  expect(early).toMatchObject({
    analyticsId: id,
    customSchemaName: 'PageShown',
    customData: { early: true },
    commonData: { websiteId: 'site-marlow-clay', url: `${server.origin}/studio` },
  });
  expect((await (await first).response())?.status()).toBe(202);

  const second = page.waitForRequest(/\/api\/v1\/events$/);
  await tell(page, { schema: 'GlazeChosen', data: { glaze: 'celadon' } });
  expect((await second).postDataJSON()).toMatchObject({
    analyticsId: id,
    customSchemaName: 'GlazeChosen',
    commonData: { sessionId: expect.any(String) as unknown },
  });

  // The console shows a developer's mistake, and nothing is sent.
  const said = page.waitForEvent('console', (message) => message.text().includes('no payload'));
  await tell(page, { schema: 'Empty', data: {} });
  await said;

  await withdraw(page);
  const sent = watchRequests(page, /\/api\/v1\/events$/);
  await tell(page, { schema: 'GlazeChosen', data: { glaze: 'oat' } });
  await settled(page);
  expect(sent).toEqual([]);
  const left = () =>
    page.evaluate(() =>
      [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)]
        .join(' ')
        .match(/SS_\w+/g),
    );
  await expect.poll(left).toBeNull();
});

test('[TRK-9] [TRK-10] events of the older tracker go with their crumb, and a trace when the page goes', async ({
  page,
  context,
}) => {
  needs('bodies of requests');
  await agree(context);
  await open(page, '/studio');
  await isTaken(page);
  const recorded = page.waitForRequest(/\/api\/events\/RecordEvent$/);
  await tell(
    page,
    { event: 'kiln-opened', data: { degrees: 80 } },
    { trace: 'kiln', data: { step: 1 } },
  );
  const request = await recorded;
  expect(Object.fromEntries(bodyOf(request))).toMatchObject({
    event: 'kiln-opened',
    data: '{"degrees":80}',
    crumb: expect.stringMatching(/./),
  });
  expect((await request.response())?.status()).toBe(200);

  const traced = page.waitForRequest(/\/api\/events\/Trace$/);
  await hide(page);
  expect(JSON.parse(bodyOf(await traced).get('data')!)).toEqual([
    { pageUrl: `${server.origin}/studio`, type: 'kiln', data: { step: 1 } },
  ]);
});

test('[TRK-9] [TRK-18m] an event that makes no sense is a warning, and costs neither the page nor other events anything', async ({
  page,
  context,
}) => {
  needs('bodies of requests');
  await agree(context);
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  const warned: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warned.push(message.text());
  });
  await open(page, '/studio');
  await isTaken(page);
  await page.evaluate(() => {
    const { plinthEvents } = window as unknown as { plinthEvents: { push(event: unknown): void } };
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const events = [
      ...[null, undefined, 'text', 7, {}, { trace: 5 }, { trace: 'circle', data: circle }],
      ...[
        { trace: 'big', data: 1n },
        // Cut at the depth of the contract, and sent.
        { schema: 'S', data: circle },
      ],
      { trace: 'kept', data: { step: 1 } },
    ];
    for (const event of events) plinthEvents.push(event);
  });
  const traced = page.waitForRequest(/\/api\/events\/Trace$/);
  await hide(page);
  const request = await traced;
  expect(JSON.parse(bodyOf(request).get('data')!)).toEqual([
    { pageUrl: `${server.origin}/studio`, type: 'kept', data: { step: 1 } },
  ]);
  expect((await request.response())?.status()).toBe(200);
  await expect
    .poll(() => warned.filter((text) => text.includes('[plinth] site events')))
    .toHaveLength(8);
  expect(thrown).toEqual([]);
});

test('[TRK-12] [TRK-17c] a landing is reported once, with the campaign that led to it, when the visitor agrees', async ({
  page,
}) => {
  const sent = watchRequests(page, /\/api\/track\/Track$/);
  const asked = page.waitForRequest(/\/api\/track\/Track\?/);
  await open(page, '/studio?utm_source=mail&campaign=spring');
  await settled(page);
  expect(sent).toEqual([]);
  // The visitor reads on before answering, by soft navigation.
  const next = page.getByRole('link', { name: 'Work', exact: true }).first();
  await moveOver(next);
  await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '');
  await next.click();
  await expect(page).toHaveURL(/\/work$/);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  const { searchParams } = new URL((await asked).url());
  expect(searchParams.get('landing')).toBe(
    `${server.origin}/studio?utm_source=mail&campaign=spring`,
  );
  expect(searchParams.get('source')).toBe('mail');
  expect(searchParams.get('campaign')).toBe('spring');
  expect(searchParams.get('screen')).toMatch(/^\d+x\d+$/);
  expect(sent).toHaveLength(1);

  await open(page, '/studio?campaign=autumn');
  await isTaken(page);
  await settled(page);
  expect(sent).toHaveLength(1);
});

test('[TRK-12] [TRK-17d] a landing is reported also where the visitor changed their mind twice while its file loaded', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/siteEventsToServer-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const sent = watchRequests(page, /\/api\/(v1|track)\//);
  const asked = page.waitForRequest('**/assets/siteEventsToServer-*.js');
  await open(page, '/studio?campaign=summer');
  await isTaken(page);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await asked;
  await tell(page, { schema: 'TakenBack', data: { n: 1 } });
  await withdraw(page);
  const came = page.waitForResponse('**/assets/siteEventsToServer-*.js');
  release();
  await came;
  await settled(page);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => sent)
    .toEqual([expect.stringMatching(/^GET \/api\/track\/Track/) as unknown]);
});

test('[TRK-17a] [TRK-5] events before consent are forgotten, and an owner’s are never recorded', async ({
  page,
  browser,
}) => {
  const reports = /\/api\/(events|v1|track)\//;
  const sent = watchRequests(page, reports);
  const files = watchRequests(page, /siteEventsToServer/);
  await open(page, '/studio');
  await isTaken(page);
  await tell(page, { schema: 'Early', data: { n: 1 } }, { event: 'early' }, { trace: 'early' });
  await settled(page);
  expect(sent).toEqual([]);
  expect(files).toEqual([]);
  expect(await cookieValue(page.context(), 'SS_ANALYTICS_ID')).toBeUndefined();
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => files.length).toBe(1);
  await tell(page, { event: 'late' });
  await expect.poll(() => sent.filter((path) => path.includes('RecordEvent'))).toHaveLength(1);
  expect(sent.some((path) => path.includes('/v1/'))).toBe(false);

  const owners = await browser.newContext();
  await agree(owners);
  const own = await owners.newPage();
  await signInAt(own, owner, '/studio');
  await isTaken(own);
  const ofOwner = watchRequests(own, reports);
  await tell(own, { schema: 'Seen', data: { n: 1 } }, { event: 'seen' });
  await settled(own);
  expect(ofOwner).toEqual([]);
  await owners.close();
});

test('[TRK-9] [TRK-10] [TRK-11] [TRK-12] [TRK-13] a site that asks for nothing of it loads nothing for it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: baseURL! }]);
  const requests = watchRequests(page, /[sS]iteEvents|mouseToServer|\/api\/(v1|track)\//);
  await page.goto('/studio');
  await tell(page, { schema: 'Seen', data: { n: 1 } });
  await settled(page);
  expect(requests).toEqual([]);
  expect(await cookieValue(context, 'SS_ANALYTICS_ID')).toBeUndefined();
});

test('[SRV-3u] [TRK-13] [MED-12d] the owner sets all of it in the area', async ({ page }) => {
  await signInAt(page, owner, '/config/settings');
  const mouse = page.getByRole('checkbox', { name: /^Follow the mouse/ });
  await expect(mouse).toBeChecked();
  await mouse.uncheck();
  await page.getByRole('textbox', { name: 'Key' }).fill('KEY-9');
  await page.getByRole('textbox', { name: 'Region' }).fill('Austria');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Nothing was saved/);
  await page.getByRole('textbox', { name: 'Region' }).fill('AT');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The settings are saved' }),
  ).toBeVisible();
  await expect(mouse).not.toBeChecked();
  const contact = await open(page, '/contact');
  expect(contact!.headers()['content-security-policy']).toContain('https://maps.googleapis.com');
});

test('[TRK-6, B-10] [TRK-9] [TRK-10] [TRK-11] [TRK-12] [TRK-13] all of it is stored, with what the server knows', async ({
  page,
  context,
  browser,
}) => {
  needs('bodies of requests');
  await agree(context);
  await signInAt(page, viewer, '/studio');
  await open(page, '/journal');
  const post = await page.locator('main a[href^="/journal/"]').first().getAttribute('href');
  const counted = page.waitForResponse(
    (answer) =>
      answer.url().includes('RecordHit') &&
      Boolean(bodyOf(answer.request()).get('data')?.includes(`"pagePath":"${post}"`)),
  );
  await open(page, post!);
  await counted;
  const event = page.waitForResponse(/\/api\/v1\/events$/);
  await tell(page, { schema: 'PostRead', data: { whole: true } });
  await event;

  // The owner sees the results.
  const owners = await browser.newContext();
  const area = await owners.newPage();
  await signInAt(area, owner, '/config/visits');
  await expect(
    area.getByRole('table', { name: 'Campaigns' }).getByRole('row', { name: /spring/ }),
  ).toBeVisible();
  await expect(
    area.getByRole('table', { name: 'Events' }).getByRole('row', { name: /PostRead/ }),
  ).toBeVisible();
  await open(area, '/config/traces');
  // The visitor's script recorded this in the visit, and the mouse of an account left that.
  await expect(area.getByRole('link', { name: /^kiln/ })).toBeVisible();
  await area
    .getByRole('link', { name: /^mouse/ })
    .first()
    .click();
  await expect(area.getByText('these entries arrived together')).toBeVisible();
  await owners.close();

  const counts = await server.rows<{ hits: string; posts: string; member: string }>(
    `select count(*) filter (where data ? 'memberAccountId') as hits,
       count(*) filter (where data->>'recordType' = 'text' and page_path like '/journal/%') as posts,
       count(distinct data->>'memberAccountId') filter (where data->>'memberAccountId' = (select id::text from accounts where email = '${viewer.email}')) as member
     from census_hits where data ? 'website_locale'`,
  );
  expect(Number(counts[0]!.hits)).toBeGreaterThanOrEqual(2);
  expect(Number(counts[0]!.posts)).toBe(1);
  expect(Number(counts[0]!.member)).toBe(1);
  const events = await server.rows<{ sender: string; name: string | null }>(
    `select distinct sender, name from tracking_events order by sender, name`,
  );
  expect(events).toEqual([
    { sender: 'landing', name: 'spring' },
    { sender: 'landing', name: 'summer' },
    expect.objectContaining({ sender: 'landing' }),
    { sender: 'record-event', name: 'kiln-opened' },
    { sender: 'record-event', name: 'late' },
    { sender: 'v1', name: 'GlazeChosen' },
    { sender: 'v1', name: 'PageShown' },
    { sender: 'v1', name: 'PostRead' },
    { sender: 'v1', name: 'S' },
  ]);
  const [read] = await server.rows<{ data: { commonData: object } }>(
    `select data from tracking_events where name = 'PostRead'`,
  );
  expect(read!.data.commonData).toMatchObject({
    website_locale: 'en',
    memberAccountId: expect.any(String),
  });
  expect(
    await server.rows(
      `select distinct type from trace_entries where page_url like '${server.origin}/%' order by type`,
    ),
  ).toEqual([{ type: 'kept' }, { type: 'kiln' }, { type: 'mouse' }]);
  const [kiln] = await server.rows<{ visits: string }>(
    `select count(distinct hit_id) as visits from trace_entries
     join census_hits on trace_id = 'visit-' || visitor_id || '-' || visit_count where type = 'kiln'`,
  );
  expect(Number(kiln!.visits)).toBeGreaterThanOrEqual(1);
});
