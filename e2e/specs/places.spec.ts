import { expect, test } from '@playwright/test';
import { pageStarted } from '../support/pageStarted';
import { violationsOf } from '../support/violationsOf';

/** The password of the sample site's trade page, whose seed everybody can read. */
const password = 'weir and wheel';

test.beforeEach(async ({ page }) => {
  await page.goto('/trade');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { name: 'For shops', level: 1 })).toBeVisible();
  await pageStarted(page);
});

test('[FRM-25] [API-18] [A-214] [A-215] [B-231] [B-232] an address is chosen from suggestions with the keyboard', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/places/i.test(request.url())) calls.push(request.url());
  });
  await page.getByLabel('Shop').focus();
  // Neither calls nor their part before the address has the focus.
  expect(calls).toEqual([]);
  await page.getByLabel('Address 1').click();
  const entry = page.getByRole('combobox', { name: 'Address 1' });
  await expect(entry).toBeFocused();
  await page.keyboard.type('cromw');
  const list = page.getByRole('listbox', { name: 'Suggested addresses' });
  await expect(list).toBeVisible();
  const inView = await list.evaluate((box) => {
    const { left, right, top } = box.getBoundingClientRect();
    return (
      left >= 0 && right <= innerWidth && box.contains(document.elementFromPoint(left + 9, top + 9))
    );
  });
  expect(inView).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('City')).toHaveValue('London');
  await expect(entry).toHaveValue('Cromwell Road');
  await expect(page.getByLabel('Postal Code')).toHaveValue('SW7 2RL');
  await expect(list).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(entry).toHaveValue('cromw');
  await expect(page.getByLabel('City')).toHaveValue('');
});

test('[FRM-25] without the service the address is a plain field', async ({ page }) => {
  await page.route('**/api/google-maps/**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByLabel('Address 1').click();
  await expect(page.getByRole('combobox', { name: 'Address 1' })).toBeFocused();
  const asked = page.waitForResponse('**/places/autocomplete*');
  await page.keyboard.type('Cromwell');
  await asked;
  await page.keyboard.type(' Road');
  await expect(page.getByLabel('Address 1')).toHaveValue('Cromwell Road');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
