import { expect, test, type Page } from '@playwright/test';
import { owner } from '../support/configData';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { overflowing } from '../support/overflowing';
import { finishTransitions, violationsOf } from '../support/violationsOf';

test.describe.configure({ mode: 'default' });

let server: OwnServer;

test.beforeAll(async () => {
  server = await ownServerAtRest();
  // A member for each width, with the owner's password.
  for (const width of widths)
    await server.rows(
      `insert into accounts (site_id, email, display_name, password_hash, roles, created_at)
       select site_id, '${memberOf(width)}', 'Mia', password_hash, '[]'::jsonb, now()
       from accounts where email = '${owner.email}'`,
    );
  await server.start();
});
test.afterAll(() => server.remove());

const widths = [1280, 390];
const memberOf = (width: number) => `mia-${width}@example.com`;

async function buyPlan(page: Page, email: string): Promise<void> {
  await page.goto(`${server.origin}/shop/club`);
  await page
    .locator('[data-pricing-option="left"]')
    .getByRole('button', { name: 'Subscribe' })
    .click();
  await expect(page).toHaveURL(/\/checkout\/subscribe\?cartToken=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name', { exact: true }).fill('Mia');
  await page.getByLabel('Street and number').fill('Mill Lane 1');
  await page.getByLabel('Postal code').fill('53111');
  await page.getByLabel('City').fill('Bonn');
  await page.getByLabel('Country').selectOption('Germany');
  await page.getByLabel('Test card that pays').check();
  await page.getByRole('button', { name: 'Subscribe, €38.00' }).click();
  await expect(page).toHaveURL(/\/shop\/club\/welcome/);
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element never got the focus.');
}

for (const width of widths) {
  test(`[SRV-107a] a member ends a subscription by the keyboard at ${width} px, in light and dark`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    await buyPlan(page, memberOf(width));
    await page.goto(`${server.origin}/session/account`);
    await page.getByRole('main').getByLabel('Email').fill(memberOf(width));
    await page.getByRole('main').getByLabel('Password').fill(owner.password);
    await page.getByRole('main').getByLabel('Password').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');

    const plans = page.getByRole('region', { name: 'Your memberships' });
    await expect(plans.getByRole('listitem')).toHaveText(/until it is cancelled/);
    const summary = plans.getByText('End this membership');
    const button = plans.getByRole('button', { name: 'End it now' });
    await expect(button).toBeHidden();
    await tabTo(page, () => summary.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Enter');
    await expect(button).toBeVisible();
    // Both have a description: there may be several plans.
    await expect(button).toHaveAccessibleDescription(/club/i);
    await expect(summary).toHaveAccessibleDescription(/club/i);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await finishTransitions(page);
      expect(await violationsOf(page)).toEqual([]);
    }
    expect(await overflowing(page)).toEqual([]);
    const { height } = (await button.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('The membership is cancelled.');
    await expect(plans).toContainText('nothing is charged any more');
    await expect(plans.getByText('End this membership')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await context.close();
  });
}
