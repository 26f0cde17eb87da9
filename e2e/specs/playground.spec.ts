import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import {
  openExample,
  playgroundExamples,
  playgroundOrigin,
  watchErrors,
} from '../support/playground';
import { sidewaysScroll } from '../support/sidewaysScroll';

test.use({ viewport: { width: 1440, height: 900 } });

test('[PLY-1j] the first view weighs at most 150 kB, and loads no other example', async ({
  page,
}) => {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.url().startsWith(playgroundOrigin()) && response.ok())
      bodies.set(response.url(), response.body());
  });
  await page.goto(`${playgroundOrigin()}/`);
  await expect(page.getByRole('tabpanel', { name: 'Code' })).toContainText('<Gallery');
  const pictures = page.frameLocator('iframe').getByRole('list', { name: 'Gallery' });
  await expect(pictures.getByRole('img')).toHaveCount(9);
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  for (const body of bodies.values()) bytes += brotliCompressSync(await body).byteLength;
  // React alone is more than half of it: less would mean that a file was not measured.
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
  test.info().annotations.push({ type: 'first view', description: `${bytes} bytes by brotli` });
  expect([...bodies.keys()].filter((url) => /marquee|census|leaflet/.test(url))).toEqual([]);
});

test('[PLY-1i] the navigation leads to every example, and Back goes back', async ({ page }) => {
  await page.goto(`${playgroundOrigin()}/`);
  const examples = page.getByRole('navigation', { name: 'Examples' });
  await expect(examples.getByRole('listitem')).toHaveCount(playgroundExamples.length);
  await examples.getByRole('link', { name: 'Accordion', exact: true }).click();
  await expect(page).toHaveURL(/\?example=ui-blocks\/accordion$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accordion');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Designs');
});

test('[PLY-1h] options change stage, code and address without loading the stage again', async ({
  page,
}) => {
  const stage = await openExample(page, 'gallery/designs');
  const slides = stage.getByRole('list', { name: 'Hills' }).getByRole('listitem');
  await stage.getByRole('list', { name: 'Gallery' }).evaluate(() => {
    (window as Window & { isSame?: boolean }).isSame = true;
  });
  await page.getByRole('textbox', { name: 'label' }).fill('Hills');
  await page.getByRole('spinbutton', { name: 'thumbnailsPerRow' }).fill('2');
  await expect(slides).toHaveCount(9);
  await expect.poll(async () => (await slides.first().boundingBox())!.width).toBeGreaterThan(300);
  const panel = page.getByRole('tabpanel', { name: 'Code' });
  await expect(panel).toContainText(
    '<Gallery items={pictures} sizeFormat="none" design="grid" label="Hills" thumbnailsPerRow={2} />',
  );
  await page.getByRole('button', { name: 'Attach', exact: true }).click();
  await expect(panel).toContainText('{ data: { thumbnailsPerRow: 2 } }');
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(panel).toContainText('<ul class="pl-gallery-slides"');
  expect(
    await slides.first().evaluate(() => (window as Window & { isSame?: boolean }).isSame),
  ).toBe(true);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'label' })).toHaveValue('Hills');
  await expect(slides).toHaveCount(9);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\?example=gallery\/designs$/);
});

test('[PLY-1l] a story sets its options, and its link restores them', async ({ page }) => {
  const stage = await openExample(page, 'gallery/designs');
  const stories = page.getByRole('group', { name: 'Stories' });
  await expect(stories.getByRole('button', { name: 'As it is' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await stories.getByRole('button', { name: 'Masonry' }).click();
  await expect(stage.locator('[data-design="autocolumns"]')).toBeVisible();
  await expect(page).toHaveURL(/option\.design=autocolumns&option\.gutter=12/);
  await page.reload();
  await expect(stories.getByRole('button', { name: 'Masonry' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('[PLY-1b] shows the unchanged HTML of the stage, also in another language', async ({
  page,
}) => {
  await openExample(page, 'consent/cookie-banner');
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: 'Code' });
  await expect(panel).toContainText('Cookie settings');
  await page.getByRole('button', { name: 'German' }).click();
  await expect(panel).toContainText('Cookie-Einstellungen');
});

test('[PLY-1b] HTML that is asked for while the stage still loads comes with it', async ({
  page,
}) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/stage.html*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${playgroundOrigin()}/?example=ui-blocks/accordion`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  go();
  await expect(page.getByRole('tabpanel', { name: 'Code' })).toContainText('<details');
});

test('[PLY-1c] the log is that of the example, also where Back led to it', async ({ page }) => {
  await openExample(page, 'ui-dialogs/tooltip');
  await page.getByRole('link', { name: 'Dialog', exact: true }).click();
  await page.getByRole('tab', { name: /Events/ }).click();
  const stage = page.frameLocator('iframe');
  await stage.getByRole('button', { name: 'Open by function' }).click();
  await stage.getByRole('button', { name: 'Cancel' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log.getByRole('listitem').filter({ hasText: 'outcome' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tooltip');
  await expect(page.getByText('Nothing has happened yet.')).toBeVisible();
});

test('[PLY-1b] code that the browser does not let us copy is selected', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    // Firefox has none in an empty frame.
    const { clipboard } = navigator as Partial<Navigator>;
    if (clipboard) clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  await openExample(page, 'commerce/money');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is selected' })).toBeAttached();
  const panel = page.getByRole('tabpanel', { name: 'Code' });
  const selected = await page.evaluate(() => String(getSelection()));
  await expect(panel).toContainText(selected.split('\n')[0]!);
  expect(selected).toContain('import');
  expect(errors).toEqual([]);
});

test('[PLY-1i] the palette finds examples and switches by keyboard alone', async ({ page }) => {
  await openExample(page, 'gallery/designs');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search examples and switches' });
  await expect(search).toBeFocused();
  await search.fill('cook');
  await expect(page.getByRole('option', { name: /Cookie banner/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cookie banner');
  await page.keyboard.press('Control+k');
  await search.fill('theme: dark');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/theme=dark/);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
});

test('[PLY-1d] the stage has the width that was chosen, by button and by key', async ({ page }) => {
  const stage = await openExample(page, 'ui-blocks/accordion');
  const innerWidth = () => stage.getByRole('main').evaluate(() => window.innerWidth);
  await page.getByRole('button', { name: '390' }).click();
  await expect.poll(innerWidth).toBe(390);
  // Wider than the room that there is: shown smaller, and not narrower.
  await page.getByRole('button', { name: '1280' }).click();
  await expect.poll(innerWidth).toBe(1280);
  await page.getByRole('button', { name: '768' }).click();
  await page.getByRole('separator', { name: 'Width of the stage' }).press('ArrowLeft');
  await expect.poll(innerWidth).toBe(758);
  await expect(page).toHaveURL(/width=758/);
});

test('[PLY-1d] direction, language, theme and reduced motion are real', async ({ page }) => {
  const stage = await openExample(page, 'consent/cookie-banner');
  for (const name of ['RTL', 'German', 'Reduced motion'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('Dark');
  await expect(stage.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
  const facts = await stage.getByRole('main').evaluate((main) => ({
    direction: getComputedStyle(main).direction,
    language: document.documentElement.lang,
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));
  expect(facts).toEqual({
    direction: 'rtl',
    language: 'de',
    isReduced: true,
    isDark: true,
    scheme: 'dark',
  });
});

test('[PLY-1d] a failing server meets the form, and what was typed stays', async ({ page }) => {
  const errors = watchErrors(page);
  const stage = await openExample(page, 'forms/newsletter', { fault: 'server-error' });
  const field = stage.getByRole('textbox', { name: 'E-mail' });
  await field.fill('ada@example.com');
  await stage.getByRole('button', { name: 'Sign Up' }).click();
  const refusal = 'Could not get a form submission key, please try again later.';
  await expect(stage.getByText(refusal).first()).toBeVisible();
  await expect(field).toHaveValue('ada@example.com');

  await page.getByRole('tab', { name: /Events/ }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(
    log.getByRole('listitem').filter({ hasText: 'FormSubmissionKey' }).first(),
  ).toContainText('500');
  await page.getByRole('combobox', { name: 'Server', exact: true }).selectOption('Server works');
  await stage.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await stage.getByRole('button', { name: 'Sign Up' }).click();
  await expect(log.getByRole('listitem').filter({ hasText: 'onSubscribed' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('[PLY-1d] [PLY-1c] consent and role decide what is tracked, and the payload is shown', async ({
  page,
}) => {
  const stage = await openExample(page, 'tracking/census');
  await expect(stage.getByText('This page may not be tracked')).toBeVisible();
  await page.getByRole('combobox', { name: 'Consent', exact: true }).selectOption('Accepted');
  await expect(stage.getByText('This page may be tracked.')).toBeVisible();
  await stage.getByRole('button', { name: 'View the page' }).click();
  await page.getByRole('tab', { name: /Events/ }).click();
  const hit = page.getByRole('listitem').filter({ hasText: 'RecordHit' });
  await expect(hit).toContainText('Tracking');
  await expect(hit).toContainText('"event":"View"');
  await page
    .getByRole('combobox', { name: 'Signed in as', exact: true })
    .selectOption('Administrator');
  await expect(stage.getByText('This page may not be tracked')).toBeVisible();
});

test('[PLY-1i] on a phone everything is there, and nothing is wider than it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const stage = await openExample(page, 'ui-blocks/menu');
  await expect(stage.getByRole('tab', { name: 'Dinner' })).toBeVisible();
  const examples = page.getByRole('button', { name: 'Examples' });
  await examples.click();
  await page.getByRole('link', { name: 'Tooltip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tooltip');
  expect(await sidewaysScroll(page)).toBe(0);
});
