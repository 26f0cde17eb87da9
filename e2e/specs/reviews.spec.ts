import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { owner } from '../support/configData';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { waitForHumanPace } from '../support/waitForHumanPace';
import { watchPolicy } from '../support/watchPolicy';
import { violationsInBothSchemes, violationsOf } from '../support/violationsOf';
import { needs } from '../support/needs';
import { signIn } from '../support/signIn';

// One shop, one test after the other: each buys something of its own first.
test.describe.configure({ mode: 'default' });

let server: OwnServer;
/** The owner is signed in once. */
let office: Page;

test.beforeAll(async ({ browser }) => {
  server = await startOwnServer();
  office = await (await browser.newContext()).newPage();
  await office.goto(`${server.origin}/config/orders`);
  await signIn(office, owner);
});
test.afterAll(async () => {
  await office.context().close();
  await server.remove();
});

/** A visitor buys, and the owner requests a review. @returns the link that the owner sends */
async function buy(browser: Browser, slugs = ['noodle-bowl']): Promise<string> {
  needs('pages without scripts');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
  const page = await context.newPage();
  for (const slug of slugs) {
    await page.goto(`/shop/${slug}`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
  }
  await page.goto('/checkout');
  for (const [label, text] of [
    ['Email', 'ada@example.com'],
    ['Name', 'Ada'],
    ['Street and number', 'Mill Lane 1'],
    ['Postal code', '53111'],
    ['City', 'Bonn'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Country').selectOption('Germany');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await context.close();
  await office.goto(`${server.origin}/config/orders`);
  const newest = office.getByRole('list', { name: 'Orders' }).getByRole('link').first();
  await newest.click();
  await office.getByRole('button', { name: 'Ask for a review' }).click();
  const link = office.getByLabel('Link for this buyer alone');
  await expect(link).toBeFocused();
  return link.inputValue();
}

const star = (page: Page, product: string, stars: string): Locator =>
  page.getByRole('radiogroup', { name: `Your rating of ${product}` }).getByLabel(stars);
const started = (page: Page) =>
  expect(page.locator('.pl-block-reviews')).toHaveAttribute('data-attached', '');
const send = (page: Page) => page.getByRole('button', { name: 'Send review' }).click();
const thanks = (page: Page) => page.getByText('Thank you! Your review is shown once');

/** The number of reviews that the owner finds by a search. */
async function stored(word: string): Promise<number> {
  await office.goto(`${server.origin}/config/reviews?q=${word}`);
  return office.getByRole('article').count();
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test(`[RUN-23g] from the owner’s link to the product’s page ${how} JavaScript`, async ({
    browser,
  }) => {
    const link = await buy(browser, ['supper-plate', 'noodle-bowl']);
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(link);
    const openedAt = Date.now();
    if (javaScriptEnabled) await started(page);
    await star(page, 'Supper plate', '4 stars').check();
    await page.getByLabel('Headline for Supper plate').fill(`Quiet ${how}`);
    await page.getByLabel('Your review of Supper plate').fill('Stacks.\nAnd stays.');
    await page.getByLabel('Name to show').fill('Ada');
    await waitForHumanPace(openedAt);
    await send(page);
    await expect(thanks(page)).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('You have already reviewed this purchase.')).toBeVisible();

    const said = page.getByRole('article').filter({ hasText: `Quiet ${how}` });
    await page.goto(`${server.origin}/shop/supper-plate`);
    await expect(said).toHaveCount(0);
    await office.goto(`${server.origin}/config/reviews?q=${how}&state=waiting`);
    await office.getByRole('button', { name: 'Publish' }).click();
    await expect(office.getByRole('status')).toHaveText('The review is published.');
    await page.reload();
    await expect(said.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    await expect(said).toContainText('Ada');
    await page.getByRole('link', { name: /^\d reviews?$/ }).click();
    await expect(page).toHaveURL(/#reviews-product-supper-plate$/);

    await office.getByRole('link', { name: 'Reviews', exact: true }).click();
    await office
      .getByRole('article')
      .filter({ hasText: `Quiet ${how}` })
      .getByRole('button', { name: 'Hide' })
      .click();
    await page.reload();
    await expect(said).toHaveCount(0);
    await context.close();
  });
}

test('[RUN-23b] [FRM-22d] stars are chosen by the keyboard, and look like it', async ({
  browser,
  page,
}) => {
  await page.goto(await buy(browser));
  await started(page);
  const group = page.getByRole('radiogroup', { name: 'Your rating of Noodle bowl' });
  await page.getByRole('link', { name: 'Noodle bowl' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(group.getByLabel('1 star', { exact: true })).toBeChecked();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(group.getByLabel('4 stars')).toBeChecked();
  await expect(group.getByLabel('4 stars')).toBeFocused();
  await expect(group.getByLabel('4 stars')).toHaveCSS('outline-style', 'solid');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await fullStars(group)).toEqual([true, true, true, true, false]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  // The stars up to the pointer are shown as full, without being chosen.
  await group.getByLabel('2 stars').hover();
  expect(await fullStars(group)).toEqual([true, true, false, false, false]);
  await expect(group.getByLabel('4 stars')).toBeChecked();
  // In right-to-left text the first is on the right.
  const left = async () => (await group.getByLabel('1 star', { exact: true }).boundingBox())!.x;
  const before = await left();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await left()).toBeGreaterThan(before + 100);
});

/** Finds the full stars: the middle of such a star is a box of its own. */
const fullStars = (group: Locator): Promise<boolean[]> =>
  group
    .locator('label')
    .evaluateAll((labels) =>
      labels.map((label) => getComputedStyle(label, '::after').display === 'none'),
    );

test('[RUN-16h] axe finds nothing on the form, its errors and the reviews in light and dark', async ({
  browser,
  page,
}) => {
  const expectBothAccessible = async (shown: Page) =>
    expect(await violationsInBothSchemes(shown)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await buy(browser));
  await started(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expectBothAccessible(page);
  await send(page);
  await expect(page.getByRole('link', { name: /Please select a star rating\./ })).toBeVisible();
  await expect(star(page, 'Noodle bowl', '1 star').first()).toBeFocused();
  await expectBothAccessible(page);
  await page.goto(`${server.origin}/shop/mug`);
  await expect(page.getByRole('heading', { name: 'Reviews by buyers' })).toBeVisible();
  await expectBothAccessible(page);
  await page.goto(`${server.origin}/shop/mug?product-mug-reviews-reviews=2`);
  await expect(page.getByRole('heading', { name: 'The fourth one' })).toBeVisible();
  await office.goto(`${server.origin}/config/reviews`);
  await expectBothAccessible(office);
});

test('[RUN-23l] [SRV-2i] stars are on the shelf, and the page’s policy allows the product’s data', async ({
  page,
  context,
}) => {
  const refused = await watchPolicy(context);
  await page.goto(`${server.origin}/shop`);
  const mug = page.getByRole('link', { name: /^Mug 4\.5 of 5 stars 6 reviews .*€34\.00/ });
  await expect(mug.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  await page.goto(`${server.origin}/shop/mug`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data!)).toMatchObject({
    '@type': 'Product',
    name: 'Mug',
    url: `${server.origin}/shop/mug`,
    aggregateRating: { ratingValue: 4.5, reviewCount: 6 },
  });
  expect(refused).toEqual([]);
  await page.goto(`${server.origin}/shop`);
  await expectAccessible(page);
});

test('[RUN-23h] [MOD-22] nothing is lost where the server fails, and the entries are sent again', async ({
  browser,
  page,
}) => {
  await page.goto(await buy(browser));
  await started(page);
  let isBroken = true;
  let reached = 0;
  await page.route('**/api/form/SaveFormSubmission*', async (route) => {
    reached += 1;
    // The first request arrives, and its answer is lost.
    if (reached === 1) await route.fetch();
    return isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue();
  });
  await star(page, 'Noodle bowl', '5 stars').check();
  await page.getByLabel('Headline for Noodle bowl').fill('Twofold');
  await send(page);
  await expect(page.getByText('Try submitting your review again.').first()).toBeVisible();
  await expect(page.getByLabel('Headline for Noodle bowl')).toHaveValue('Twofold');
  await expect(star(page, 'Noodle bowl', '5 stars')).toBeChecked();
  isBroken = false;
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(await stored('Twofold')).toBe(1);
});

test('[RUN-23h] [FRM-20b] [FRM-20m] typed text outlives a reload, waits without a connection, and goes once', async ({
  browser,
  page,
  context,
}) => {
  await page.goto(await buy(browser));
  await started(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await star(page, 'Noodle bowl', '3 stars').check();
  await page.getByLabel('Your review of Noodle bowl').fill('Overland');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('Overland');
  await page.reload();
  await expect(page.getByLabel('Your review of Noodle bowl')).toHaveValue('Overland');
  await expect(star(page, 'Noodle bowl', '3 stars')).toBeChecked();
  await started(page);
  // The part that sends is loaded with the first entry.
  const sending = page.waitForResponse(/\/assets\/sending-/);
  await page.getByLabel('Name to show').fill('Bela');
  await sending;
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible();
  expect(await stored('Overland')).toBe(1);
});

test('[RUN-23f] a link that is not whole says so, with the status that it has', async ({
  page,
}) => {
  const answer = await page.goto(`${server.origin}/commerce/review?request=1.2.3`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This link leads to no review request.')).toBeVisible();
  await page.goto(`${server.origin}/reviews`);
  await expect(page.getByText('open the link that the shop has sent you')).toBeVisible();
  await expectAccessible(page);
});
