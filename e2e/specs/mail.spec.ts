import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Cookie, type Page } from '@playwright/test';
import { owner } from '../support/configData';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { waitForHumanPace } from '../support/waitForHumanPace';
import { violationsInBothSchemes } from '../support/violationsOf';
import { needs } from '../support/needs';
import { sidewaysScroll } from '../support/sidewaysScroll';
import { signIn } from '../support/signIn';

// One server whose owner signs in once, one test after the other.
test.describe.configure({ mode: 'default' });

let server: OwnServer;
let ownersSession: Cookie[] = [];

test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.remove());

async function signInAt(page: Page, path: string): Promise<void> {
  await page.context().addCookies(ownersSession);
  await page.goto(server.origin + path);
  if (ownersSession.length > 0) return;
  await signIn(page, owner);
  ownersSession = await page.context().cookies();
}

async function withoutScript(browser: Browser): Promise<Page> {
  needs('pages without scripts');
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsInBothSchemes(page, { withoutFrames: true })).toEqual([]);
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto(server.origin);
  await waitForHumanPace(Date.now());
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/thank you/i).first()).toBeVisible();
}

/** The link that the owner adds at the end of a mail to a subscriber. */
async function linkFor(page: Page, email: string): Promise<string> {
  await signInAt(page, '/config/submissions');
  await page.goto(`${server.origin}/config/submissions?q=${email}`);
  await page.getByRole('link', { name: email }).click();
  const link = await page.getByText(/\/mail\/unsubscribe\?token=/).textContent();
  return link!.trim();
}

test('[FRM-19] [MOD-1] a subscriber leaves by the link of a mail and comes back, without JavaScript and by keyboard', async ({
  browser,
  page,
}) => {
  const visitor = await withoutScript(browser);
  await subscribe(visitor, 'ada@example.com');
  const link = await linkFor(page, 'ada@example.com');
  await expect(page.getByText('Subscribed', { exact: true })).toBeVisible();

  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The monthly letter');
  await expect(
    visitor.getByText(/A letter from the kiln.*is sent to.*a•••@example\.com/),
  ).toBeVisible();
  await visitor.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await expect(visitor.getByRole('heading', { name: 'You have unsubscribed' })).toBeVisible();
  await visitor.reload();
  await expect(
    visitor.getByRole('status').filter({ hasText: 'is no longer sent to' }),
  ).toBeVisible();

  await page.goto(`${server.origin}/config/submissions?subscription=unsubscribed`);
  await expect(page.getByRole('link', { name: /ada@example\.com/ })).toContainText('Unsubscribed');

  await visitor.getByRole('button', { name: 'Subscribe again' }).press('Enter');
  await expect(visitor.getByText('You are subscribed again.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No submission matches.')).toBeVisible();
  await visitor.context().close();
});

test('[FRM-19] the pages for leaving have no axe violation in light and dark, nor do they run over at 390 px', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const visitor = await withoutScript(browser);
  await subscribe(visitor, 'bela@example.com');
  await visitor.context().close();
  const link = await linkFor(page, 'bela@example.com');
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('button', { name: 'Subscribe again' })).toBeVisible();
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto(`${server.origin}/mail/unsubscribe`);
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  await expectAccessible(page);
});

/** Buys two mugs; @returns the number of the order. */
async function buyMugs(page: Page): Promise<string> {
  await page.goto(`${server.origin}/shop/mug`);
  await page.getByLabel('Glaze').selectOption('Oat');
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Name', { exact: true }).fill('Ada Moss');
  await page.getByLabel('Street and number').fill('Mill Lane 1');
  await page.getByLabel('Postal code').fill('53111');
  await page.getByLabel('City').fill('Bonn');
  await page.getByLabel('Country').selectOption('Germany');
  await page.getByRole('button', { name: /^Place order/ }).click();
  const words = await page.getByText(/^Order \d+, placed for/).textContent();
  return /\d+/.exec(words!)![0];
}

test('[COM-13n] [SRV-3o] the mail of an order is looked at, downloaded, and seen in a browser', async ({
  browser,
  page,
}) => {
  const buyer = await withoutScript(browser);
  const number = await buyMugs(buyer);
  await signInAt(page, `/config/orders/${number}`);
  await page.goto(`${server.origin}/config/orders/${number}`);
  await page.getByRole('link', { name: 'See the mail' }).click();
  await expect(page.getByText(`Your order ${number}, Marlow Clay`)).toBeVisible();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await expect(preview.getByText('2 × Mug')).toBeVisible();
  // The frame lets the site's own pictures through, and nothing of ours refuses them.
  await expect
    .poll(() =>
      preview
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expectAccessible(page);

  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as .eml' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(`order-${number}.eml`);
  const mail = await readFile(await download.path(), 'utf8');
  expect(mail).toMatch(/\r\nFrom: Marlow Clay <.+>\r\nTo: Ada Moss <ada@example\.com>\r\n/);

  const text = await page.locator('pre').textContent();
  const address = /\S+\/mail\/order\?token=\S+/.exec(text!)![0];
  const reader = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const shown = await reader.newPage();
  await shown.goto(address);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Our letter to you');
  await expect(
    shown.getByRole('heading', { level: 2, name: 'Thank you for your order' }),
  ).toBeVisible();
  expect(await sidewaysScroll(shown)).toBe(0);
  await expectAccessible(shown);
  // As wide as the page's own text.
  const table = shown.locator('main table').first();
  expect((await table.boundingBox())!.width).toBeGreaterThan(340);
  await reader.close();
  await buyer.context().close();
});

test('[COM-13n] the mail alone has no axe violation in light and dark', async ({
  browser,
  page,
}) => {
  const buyer = await withoutScript(browser);
  const number = await buyMugs(buyer);
  await buyer.context().close();
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAt(page, `/config/orders/${number}`);
  await page.goto(`${server.origin}/config/orders/${number}/mail.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  // A mail has no landmarks: mail programs have their own.
  const violations = await violationsInBothSchemes(page, {
    except: ['landmark-one-main', 'region'],
  });
  expect(violations).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});
