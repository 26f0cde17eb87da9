import { expect, test, type Page } from '@playwright/test';
import { cookieValue } from '../support/cookies';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { pageStarted } from '../support/pageStarted';
import { waitForHumanPace } from '../support/waitForHumanPace';

/* Browsers and their extensions block parts of a page: whatever the part, the visitor can still do what they came
   for. */
let server: OwnServer;

// The rows of one server are read when it has stopped.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // The server starts several times.
  server = await startOwnServer();
});
test.afterAll(() => server.remove());

interface Row {
  channel: string;
  values: Record<string, unknown>;
}

async function submissionsOf(email: string): Promise<Row[]> {
  const found = await server.rows<Row>('select channel, values from form_submissions');
  await server.start();
  return found.filter(({ values }) => values['email'] === email);
}

/** Names by which blockers recognise tracking, in files and in calls alike. */
const blocked =
  /track|census|analytics|beacon|telemetry|stats|pixel|metric|performance|javascript-?errors/i;

async function fillContact(page: Pick<Page, 'getByLabel'>, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('What is it about?').selectOption('A visit');
  await page.getByLabel('Message').fill('A jug');
}

test('[RUN-15h] for a visitor who has agreed, a blocker takes the tracking away and nothing else', async ({
  page,
  context,
}) => {
  const refused: string[] = [];
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await context.route(
    ({ pathname }) => /^\/(assets|api)\//.test(pathname) && blocked.test(pathname),
    (route) => {
      refused.push(new URL(route.request().url()).pathname);
      return route.abort('blockedbyclient');
    },
  );
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: server.origin }]);
  await page.goto(`${server.origin}/overlay-example`);
  await pageStarted(page);

  // Bars: the announcement closes and stays closed.
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();

  // The cart's number.
  await page.goto(`${server.origin}/shop/mug`);
  await page.getByLabel('Glaze').selectOption('Oat');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added!')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart 1 / }).first()).toBeVisible();

  // A soft navigation changes the page in its document, and the number changes with it.
  await page.goto(`${server.origin}/studio`);
  await pageStarted(page);
  await expect(async () => {
    await page.mouse.move(5 + Math.random() * 50, 5);
    await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '', {
      timeout: 200,
    });
  }).toPass();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const openedAt = Date.now();
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/contact"]')!.click());
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Message')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.getByRole('link', { name: /^Cart 1 / }).first()).toBeVisible();

  // A form is sent by its script.
  await fillContact(page, 'blocked@example.com');
  await expect(page.locator('.pl-block-form[data-attached]').first()).toBeVisible();
  await waitForHumanPace(openedAt);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Message')).toBeHidden();

  expect(refused.length).toBeGreaterThan(0);
  expect(thrown).toEqual([]);
  expect(await submissionsOf('blocked@example.com')).toMatchObject([{ channel: 'script' }]);
});

test('[RUN-15h] a file of the start that is refused leaves what the page can do without it', async ({
  page,
  context,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await context.route(/\/assets\/(joinedStart|joinedParts|startPage|tracking)-/, (route) =>
    route.abort('blockedbyclient'),
  );
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: server.origin }]);
  await page.goto(`${server.origin}/shop/mug`);
  await page.getByLabel('Glaze').selectOption('Oat');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: /^Cart 1 / }).first()).toBeVisible();
  await page.goto(`${server.origin}/contact`);
  const openedAt = Date.now();
  await fillContact(page, 'bare@example.com');
  await waitForHumanPace(openedAt);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Message')).toBeHidden();
  expect(thrown).toEqual([]);
  expect(await submissionsOf('bare@example.com')).toHaveLength(1);
});

test('[FRM-21a] [RUN-15h] the browser posts a form, and it is stored, where cookies throw', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Cookies are refused.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get: refuse,
      set: refuse,
    });
  });
  await page.goto(`${server.origin}/contact`);
  const openedAt = Date.now();
  await fillContact(page, 'no-cookies@example.com');
  await waitForHumanPace(openedAt);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Message')).toBeHidden();
  expect(thrown).toEqual([]);
  expect(await submissionsOf('no-cookies@example.com')).toHaveLength(1);
});

test('[FRM-21b] in a sandboxed frame without an origin a form is posted and stored', async ({
  page,
  context,
}) => {
  await page.route(`${server.origin}/around`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Around</title><iframe title="Site" src="/contact" sandbox="allow-scripts allow-forms" width="800" height="2000"></iframe>',
    }),
  );
  await page.goto(`${server.origin}/around`);
  const frame = page.frameLocator('iframe');
  const openedAt = Date.now();
  await fillContact(frame, 'sandbox@example.com');
  await waitForHumanPace(openedAt);
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByLabel('Message')).toBeHidden();
  expect(await cookieValue(context, 'ss_cvr')).toBeUndefined();
  expect(await submissionsOf('sandbox@example.com')).toMatchObject([{ channel: 'page' }]);
});
