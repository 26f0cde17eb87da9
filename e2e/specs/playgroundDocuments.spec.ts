import { expect, test } from '@playwright/test';
import { openExample, playgroundOrigin, watchErrors } from '../support/playground';

test.use({ viewport: { width: 1440, height: 900 } });

test('[PLY-2a] [PLY-2b] README, options, API and source of the package are below the stage, and a link leads there', async ({
  page,
}) => {
  await openExample(page, 'gallery/designs');
  const open = async (name: string) => {
    await page.getByRole('tab', { name }).click();
    return page.getByRole('tabpanel', { name });
  };
  const readme = await open('README');
  await expect(readme.getByRole('heading', { name: '@plinth/gallery', exact: true })).toBeVisible();
  await expect(readme).toContainText('npm install @plinth/gallery');
  const options = await open('Options');
  await expect(
    options.getByRole('row', { name: /^design The layout .*slideshow.* "grid"$/ }),
  ).toBeVisible();
  const api = await open('API');
  await expect(api).toContainText('function attachGallery(');
  const source = await open('Source');
  await expect(source.getByRole('region', { name: /designs\/index\.tsx$/ })).toBeVisible();
  await expect(page).toHaveURL(/panel=source/);
  await source.getByRole('link', { name: 'react/Gallery.tsx', exact: true }).click();
  await expect(source.getByRole('region', { name: 'src/react/Gallery.tsx' })).toContainText(
    'export function Gallery(',
  );
  await expect(page).toHaveURL(/find=src\/react\/Gallery\.tsx/);
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Source' })).toContainText('defineExample');
});

test('[PLY-2c] the search finds text of documents and options, and leads to the place', async ({
  page,
}) => {
  await openExample(page, 'media/map');
  const search = async (words: string) => {
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search examples and switches' }).fill(words);
  };
  for (const [word, found] of [
    ['masonry', /^Designs/],
    ['currency', /^Money/],
    ['date', /^Every field/],
  ] as const) {
    await search(word);
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await search('attachMarquee');
  await page.getByRole('option', { name: 'attachMarquee ui-blocks API' }).click();
  const api = page.getByRole('tabpanel', { name: 'API' });
  await expect(api).toContainText('function attachMarquee(');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('attachMarquee');
  await expect.poll(() => api.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
});

test('[PLY-2d] the checks report bytes, axe, layout shift and the slowest answer of what is shown', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const stage = await openExample(page, 'ui-blocks/accordion', { panel: 'checks' });
  const panel = page.getByRole('tabpanel', { name: 'Checks' });
  await expect(panel.getByRole('heading', { name: 'axe: nothing found' })).toBeVisible();
  await expect(panel.getByRole('row', { name: /^Scripts [1-9]\d*\.\d kB$/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /CLS/ })).toContainText(/\d\.\d{3}/);
  await stage.locator('summary').first().click();
  await expect(stage.locator('details').first()).toHaveAttribute('open');
  // The second of two checks waits for the first.
  await panel.getByRole('button', { name: 'Check again' }).dblclick();
  await expect(panel.getByRole('row', { name: /INP/ })).toContainText('ms');
  expect(errors).toEqual([]);
});

test('[PLY-2e] tokens change the stage, stay for the next example, and a link has them', async ({
  page,
}) => {
  const stage = await openExample(page, 'forms/newsletter');
  await page.getByText('Tokens', { exact: true }).click();
  await page.getByRole('textbox', { name: '--pl-color-accent' }).fill('rgb(0, 90, 80)');
  const accent = () =>
    stage
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--pl-color-accent'));
  await expect.poll(accent).toBe('rgb(0, 90, 80)');
  await expect(page).toHaveURL(/token\.color-accent=/);
  await page.reload();
  await expect.poll(accent).toBe('rgb(0, 90, 80)');
  await page.getByRole('link', { name: 'Accordion', exact: true }).click();
  await expect(stage.locator('summary').first()).toBeVisible();
  await expect.poll(accent).toBe('rgb(0, 90, 80)');
});

test('[PLY-2f] on a phone the stage is in the first view, and the switches open on demand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${playgroundOrigin()}/?example=ui-blocks/accordion`);
  const frame = page.getByTitle('Example: Accordion');
  await expect(frame).toBeVisible();
  const box = (await frame.boundingBox())!;
  // More than half of the window.
  expect(844 - box.y).toBeGreaterThan(422);
  const group = page.getByRole('group', { name: 'Circumstances' });
  await expect(group).toBeHidden();
  const toggle = page.getByRole('button', { name: 'Circumstances' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await group.getByRole('button', { name: 'RTL' }).click();
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('dir', 'rtl');
});
