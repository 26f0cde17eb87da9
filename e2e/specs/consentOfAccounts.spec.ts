import { expect, test, type Page } from '@playwright/test';
import { changePage } from '../support/changePage';
import { fillOwnServer, owner, viewer } from '../support/configData';
import { cookieValue } from '../support/cookies';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { watchRequests } from '../support/watchRequests';
import { pageStarted } from '../support/pageStarted';
import { signIn } from '../support/signIn';

// One server with an owner and a read-only account; each signs in by the form.
test.describe.configure({ mode: 'default' });

let server: OwnServer;

test.beforeAll(async () => {
  server = await ownServerAtRest();
  await fillOwnServer(server);
});
test.afterAll(() => server.remove());

const open = (page: Page, path: string) => page.goto(server.origin + path);

/** The page has started, and so has its work of the first idle moment. */
async function settled(page: Page): Promise<void> {
  await pageStarted(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
}

async function signInAt(page: Page, who: typeof owner, path = '/config/visits'): Promise<void> {
  await open(page, path);
  await signIn(page, who);
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie banner' });

/** Agrees by the banner, and waits until the answer is stored. */
async function accept(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => cookieValue(page.context(), 'ss_cookieAllowed')).toBe('true');
}

/** The record of the census in this browser. */
const visitorCookie = (page: Page) => cookieValue(page.context(), 'ss_cvr');

/** The owner sets another type of a page, in the editor. */
async function changeType(page: Page, id: string, pageType: number): Promise<void> {
  await signInAt(page, owner, `/config/pages/${id}/json`);
  const source = page.getByLabel('Page as JSON');
  const definition = JSON.parse(await source.inputValue()) as object;
  await source.fill(JSON.stringify({ ...definition, pageType }, null, 2));
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
}

test('[TRK-5] [CNS-4] an owner is asked like anybody, and counted only when signed out', async ({
  page,
}) => {
  const sent = watchRequests(page, /RecordHit/);
  await signInAt(page, owner);
  await open(page, '/studio');
  await settled(page);
  await accept(page);
  await settled(page);
  expect(sent).toEqual([]);
  expect(await visitorCookie(page)).toBeUndefined();
  await open(page, '/glaze-notes');
  await settled(page);
  await expect(banner(page)).toBeHidden();
  expect(sent).toEqual([]);

  await open(page, '/config/visits');
  await page.getByRole('button', { name: 'Sign out' }).click();
  // The first page: from now on its viewer is a visitor.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thrown slowly/);
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(() => visitorCookie(page)).toBeDefined();
});

test('[TRK-5] counts no visitor where the site switches the census off', async ({ page }) => {
  const sent = watchRequests(page, /RecordHit/);
  await changePage(page, '/studio', (html) =>
    html.replace('"templateId":', '"isCensusDisabled":true,"templateId":'),
  );
  await open(page, '/studio');
  await accept(page);
  await settled(page);
  expect(sent).toEqual([]);
  expect(await visitorCookie(page)).toBeUndefined();
  // The next page does not have this setting.
  await open(page, '/glaze-notes');
  await expect.poll(() => sent.length).toBe(1);
});

test('[TRK-5] [CNS-4] an account that may only look is a visitor, outside of /config', async ({
  page,
}) => {
  const sent = watchRequests(page, /RecordHit/);
  await signInAt(page, viewer);
  await open(page, '/studio');
  await settled(page);
  // A visitor is not counted before the answer.
  await expect(banner(page)).toBeVisible();
  expect(sent).toEqual([]);
  expect(await visitorCookie(page)).toBeUndefined();
  await accept(page);
  await expect.poll(() => sent.length).toBe(1);
  expect(await visitorCookie(page)).toBeDefined();
  await open(page, '/glaze-notes');
  await expect.poll(() => sent.length).toBe(2);
  await open(page, '/config/pages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages');
  expect(sent).toHaveLength(2);
});

const closedPages = [
  { what: 'a lock screen', id: 'page-studio', path: '/studio', pageType: 103 },
  { what: 'a page without access', id: 'page-listen', path: '/listen', pageType: 106 },
];
for (const { what, id, path, pageType } of closedPages) {
  test(`[TRK-5] [CNS-4] a visitor of ${what} is asked, and not counted`, async ({
    page,
    browser,
  }) => {
    const owners = await browser.newContext();
    await changeType(await owners.newPage(), id, pageType);
    await owners.close();

    const sent = watchRequests(page, /RecordHit/);
    await open(page, path);
    await settled(page);
    await accept(page);
    await settled(page);
    expect(sent).toEqual([]);
    expect(await visitorCookie(page)).toBeUndefined();
    // The consent applies from the next page on.
    await open(page, '/glaze-notes');
    await expect.poll(() => sent.length).toBe(1);
    await expect(banner(page)).toBeHidden();
  });
}

test('[TRK-5] a visitor of an address that does not exist is not counted', async ({ page }) => {
  const sent = watchRequests(page, /RecordHit/);
  const answer = await open(page, '/nowhere');
  expect(answer?.status()).toBe(404);
  await settled(page);
  await accept(page);
  await settled(page);
  expect(sent).toEqual([]);
  expect(await visitorCookie(page)).toBeUndefined();
});
