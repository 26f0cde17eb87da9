import { expect, test } from '@playwright/test';
import { watchErrors } from '../support/playground';
import { needs } from '../support/needs';

for (const javaScriptEnabled of [true, false]) {
  test(`[RUN-22e] the search page finds posts, products and pages ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/search');
    await page.getByLabel('Search this site').fill('celadon bubbles');
    await page.getByLabel('Search this site').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=celadon\+bubbles$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      '1 result for “celadon bubbles”',
    );
    await expect(page.locator('mark').first()).toHaveText(/celadon|bubbles/i);
    await page.getByRole('link', { name: 'Celadon, and why it breaks blue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Celadon, and why it breaks blue',
    );
    await context.close();
  });
}

test('[RUN-22d] the preview follows typing, stays in its collection, and leads on', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/journal');
  const search = page.locator('#block-journal-search');
  const field = search.getByLabel('Search this site');
  await field.click();
  await expect(search).toHaveAttribute('data-attached', '');
  await field.pressSequentially('mo');
  const options = search.getByRole('option');
  await expect(options.filter({ hasText: 'What forty moon jars taught us' })).toBeVisible();
  // The shop has a moon jar as well: this field looks through the journal.
  await expect(options.filter({ hasText: 'wood' })).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(search.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('mo');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = search.locator('[aria-selected="true"]');
  await expect(chosen).toHaveCount(1);
  expect(errors).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What forty moon jars taught us',
  );
});

test('[RUN-22f] the preview looks where the results above it come from', async ({ page }) => {
  await page.goto('/search?q=kiln&in=collection-journal');
  const field = page.getByLabel('Search this site');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.fill('moon jar');
  await expect(page.getByRole('option').first()).toContainText('What forty moon jars taught us');
  await expect(page.getByRole('option', { name: /^All results/ })).toHaveAttribute(
    'href',
    '/search?q=moon+jar&in=collection-journal',
  );
});

test('[RUN-22f] results are turned page by page, and what is not found is said', async ({
  page,
}) => {
  await page.goto('/search?q=the');
  await expect(page.getByText('Nothing was found for “the”.')).toBeVisible();
  await page.goto('/search?q=glaze');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    /^\d+ results for “glaze”$/,
  );
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL(/q=glaze&page=2$/);
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
});

test('[RUN-22e] [MOD-22] a preview that cannot be loaded says so, and the form still finds', async ({
  page,
}) => {
  await page.route(/GetWidgetRendering/, (route) => route.abort());
  await page.goto('/journal');
  const search = page.locator('#block-journal-search');
  await search.getByLabel('Search this site').click();
  await expect(search).toHaveAttribute('data-attached', '');
  await search.getByLabel('Search this site').pressSequentially('bowl');
  await expect(search.getByText('Unable to load results.').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=bowl&in=collection-journal$/);
  await expect(page.getByRole('heading', { name: /results? for “bowl”$/ })).toBeVisible();
});

test('a typed query is never HTML', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>"\'')}`);
  await expect(page.getByLabel('Search this site')).toHaveValue('<img src=x onerror=alert(1)>"\'');
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('[RUN-22a] a search field that has the focus shows it, also in forced colours', async ({
  page,
}) => {
  needs('media');
  await page.goto('/search');
  const field = page.getByLabel('Search this site');
  const ring = () =>
    field.evaluate((input) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(input.closest('form')!);
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    });
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await field.blur();
    expect(await ring()).toBe(0);
    await field.focus();
    expect(await ring()).toBeGreaterThanOrEqual(2);
  }
});
