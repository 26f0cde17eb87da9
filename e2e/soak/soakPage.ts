import { setTimeout as pause } from 'node:timers/promises';
import { expect as usualExpect, type CDPSession, type Page } from '@playwright/test';
import { limits } from '@plinth/tooling/limits';
import { pageStarted } from '../support/pageStarted';

/** Long, because the machine may be busy. */
const expect = usualExpect.configure({ timeout: limits.condition });

/** State of the renderer after a collection of garbage, on the same page with nothing open. */
export interface PageState {
  round: number;
  /** Bytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

export interface SoakPageOptions {
  page: Page;
  rounds: number;
  /** Rounds after which everything that the visit needs has loaded; the end is compared with the state then. */
  warmUp: number;
  /** Called after the warm-up, after each twentieth part of the rounds, and at the end. */
  onState(state: PageState, cdp: CDPSession): Promise<void>;
}

/**
 * One document in which a visitor opens and closes everything: lightbox, quick view, login, the cart, and the pages
 * between them by soft navigation.
 *
 * @throws when something does not open or close, or the document was reloaded
 */
export async function soakPage({ page, rounds, warmUp, onState }: SoakPageOptions): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await pageStarted(page);
  await expect(async () => {
    await page.mouse.move(5 + Math.random() * 50, 5);
    await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '', {
      timeout: 200,
    });
  }).toPass();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const step = Math.max(1, Math.floor(rounds / 20));
  for (let round = 1; round <= warmUp + rounds; round += 1) {
    // Another address for each round: five hundred within the hour would reach the limits.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.8.${round >> 8}.${round & 255}` });
    await visit(page);
    const done = round - warmUp;
    if (done >= 0 && (done % step === 0 || done === rounds))
      await onState({ round: done, ...(await stateOf(page, cdp)) }, cdp);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

/** One round; begins and ends at the shop. */
async function visit(page: Page): Promise<void> {
  await lookAtProduct(page);
  await turnTo(page, '/cart');
  await emptyCart(page);
  await turnTo(page, '/work/exhibition');
  await lookAtPicture(page);
  await turnTo(page, '/studio');
  await askForLogin(page);
  await turnTo(page, '/shop');
}

/** By a link, as visitors do. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
}

async function lookAtProduct(page: Page): Promise<void> {
  await page.locator('.pl-block-products[data-attached]').first().waitFor();
  await page.getByRole('button', { name: 'Quick view of Mug' }).click();
  const view = page.getByRole('dialog', { name: 'Mug' });
  await view.getByLabel('Glaze').selectOption('Oat');
  await view.getByRole('button', { name: 'Add to cart' }).click();
  await expect(view.getByText('Added!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
}

async function emptyCart(page: Page): Promise<void> {
  await page.locator('.pl-block-cart[data-attached]').waitFor();
  const remove = page.getByRole('button', { name: 'Remove Mug' });
  await remove.click();
  await expect(remove).toHaveCount(0);
}

async function lookAtPicture(page: Page): Promise<void> {
  const gallery = page.locator('#gallery-show-rows');
  await gallery.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await gallery.hover();
  await expect(gallery).toHaveAttribute('data-attached', '');
  await gallery.getByRole('link', { name: 'Lidded jar in ash grey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gallery' });
  await expect(dialog).toContainText('4 of 12');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('5 of 12');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function askForLogin(page: Page): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Log In' });
  // The listening part loads at the visitor's first use.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(login).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(login).toHaveCount(0);
}

async function stateOf(page: Page, cdp: CDPSession): Promise<Omit<PageState, 'round'>> {
  await page.locator('.pl-block-products[data-attached]').first().waitFor();
  await page.waitForLoadState('networkidle');
  // A page that was left may not be released yet, and the next collection frees the objects that the previous one
  // finalised.
  for (let turn = 0; turn < 3; turn += 1) {
    await cdp.send('HeapProfiler.collectGarbage');
    await pause(200);
  }
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
