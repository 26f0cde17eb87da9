import { expect, test, type Page } from '@playwright/test';
import { needs } from '../support/needs';
import { cookieValue } from '../support/cookies';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { watchRequests } from '../support/watchRequests';
import { waitForHumanPace } from '../support/waitForHumanPace';
import { pageStarted } from '../support/pageStarted';

// One visitor after another on a server of their own; at the end its rows are read from the stopped database.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
const saves = /SaveFormSubmission/;
const calls = /^\/api\//;
/** The script that is loaded only where tracking may run. */
const trackingScript = /\/assets\/tracking-/;

test.beforeAll(async () => {
  server = await startOwnServer();
});

test.afterAll(async () => {
  await server.remove();
});

async function fillContactForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('visitor@example.com');
  await page.getByLabel('What is it about?').selectOption('An order');
  await page.getByLabel('Message').fill(`A message from ${name}`);
}

/** The answered submissions with the way in which they were sent: a browser without some ability sends fewer. */
const answered: string[] = [];

async function expectAnswer(page: Page, submission: string): Promise<void> {
  await expect(page.getByText('Thank you for your message')).toBeVisible();
  answered.push(submission);
}

test('[FRM-12, A-55, A-149] [FRM-13] [SRV-1g] the contact form is sent, hidden, and answered; focus goes to the answer', async ({
  page,
}) => {
  const sent = watchRequests(page, /\/api\/form\//);
  await page.goto(`${server.origin}/contact`);
  await fillContactForm(page, 'Ada');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectAnswer(page, 'Ada script');
  await expect(page.getByLabel('Message')).toBeHidden();
  await expect(page.locator(':focus')).toContainText('Thank you for your message');
  expect(sent).toEqual(['POST /api/form/FormSubmissionKey', 'POST /api/form/SaveFormSubmission']);
});

test('[FRM-11, A-148] a double click sends one submission', async ({ page }) => {
  const sent = watchRequests(page, saves);
  await page.goto(`${server.origin}/contact`);
  await fillContactForm(page, 'Berta');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expectAnswer(page, 'Berta script');
  expect(sent).toHaveLength(1);
});

test('[FRM-16] an invalid entry stops before any call and is explained', async ({ page }) => {
  const sent = watchRequests(page, /\/api\/form\//);
  await page.goto(`${server.origin}/contact`);
  await fillContactForm(page, 'Carl');
  await page.getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email is not valid.').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('A message from Carl');
  expect(sent).toEqual([]);
});

test('[FRM-21a] the form works without JavaScript, and reports errors in the same messages', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.origin}/contact`);
  const openedAt = Date.now();
  await fillContactForm(page, 'Dora');
  await page.getByLabel('Email').fill('no address');
  await waitForHumanPace(openedAt);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email is not valid.').first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('A message from Dora');
  await page.getByLabel('Email').fill('dora@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectAnswer(page, 'Dora page');
  await context.close();
});

test('[FRM-15] [FRM-20a] a server that answers 500 costs nothing that was typed; the next try is stored once', async ({
  page,
}) => {
  await page.goto(`${server.origin}/contact`);
  await fillContactForm(page, 'Emil');
  await page.route(saves, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText('Unable to send form. Please try again later.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('A message from Emil');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectAnswer(page, 'Emil script');
});

test('[FRM-20n] an answer that is lost on the way is asked for again and stored once', async ({
  page,
}) => {
  // A request that the journey forwards would have no body.
  needs('bodies of requests');
  await page.goto(`${server.origin}/contact`);
  await fillContactForm(page, 'Frida');
  await page.route(saves, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The form could not be sent.').last()).toBeVisible();
  await page.unroute(saves);
  await page.getByRole('button', { name: 'Send' }).click();
  await expectAnswer(page, 'Frida script');
});

test('[TRK-17a] [CNS-6] nothing is counted before a decision under the restrictive policy; accepting counts at once', async ({
  page,
  context,
}) => {
  const sent = watchRequests(page, calls);
  const scripts = watchRequests(page, trackingScript);
  await page.goto(`${server.origin}/`);
  const banner = page.getByRole('region', { name: /cookie/i });
  await expect(banner).toBeVisible();
  await pageStarted(page);
  expect(sent).toEqual([]);
  expect(scripts).toEqual([]);
  expect(await cookieValue(context, 'ss_cvr')).toBeUndefined();

  const hit = page.waitForResponse(/RecordHit/);
  await banner.getByRole('button', { name: 'Accept' }).click();
  expect((await hit).ok()).toBe(true);
  expect(scripts).toHaveLength(1);
  await expect(banner).toBeHidden();
  expect(await cookieValue(context, 'ss_cvr')).toMatch(
    /^[\w-]+(\||%7C)\d+(\||%7C)\d+(\||%7C)\d+(\||%7C)1$/,
  );
  expect(await cookieValue(context, 'ss_cvt')).toMatch(/^\d+$/);
  expect(await cookieValue(context, 'ss_cookieAllowed')).toBe('true');
});

test('[CNS-3] [TRK-17a] declining stores the decision, and the next page asks and counts nothing', async ({
  page,
  context,
}) => {
  const sent = watchRequests(page, /\/api\/(census|events|track|1)\//);
  const scripts = watchRequests(page, trackingScript);
  await page.goto(`${server.origin}/`);
  const banner = page.getByRole('region', { name: /cookie/i });
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('link', { name: 'Studio', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Three people/);
  await pageStarted(page);
  await expect(banner).toBeHidden();
  expect(sent).toEqual([]);
  expect(scripts).toEqual([]);
  expect(await cookieValue(context, 'ss_cvr')).toBeUndefined();
});

test('[CNS-3] the banner works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.origin}/studio`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/studio$/);
  await expect(page.getByRole('region', { name: /cookie/i })).toBeHidden();
  expect(await cookieValue(context, 'ss_cookieAllowed')).toBe('true');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page).toHaveURL(/\/studio$/);
  await page.getByRole('button', { name: 'Decline' }).click();
  expect(await cookieValue(context, 'ss_cookieAllowed')).toBe('false');
  await context.close();
});

test('[SRV-1g] [FRM-20n] the database holds each submission exactly once, and one hit', async () => {
  const submissions = await server.rows<{ values: { name: string }; channel: string }>(
    'select values, channel from form_submissions order by received_at',
  );
  expect(answered.length).toBeGreaterThan(2);
  expect(submissions.map(({ values, channel }) => `${values.name} ${channel}`)).toEqual(answered);
  const hits = await server.rows<{ page_path: string }>('select page_path from census_hits');
  expect(hits).toEqual([{ page_path: '/' }]);
});
