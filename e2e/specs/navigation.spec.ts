import { expect, test, type Page } from '@playwright/test';
import { changePage } from '../support/changePage';
import { watchReports } from '../support/watchReports';
import { pageStarted } from '../support/pageStarted';
import { violationsOf } from '../support/violationsOf';
import { moveOver } from '../support/moveOver';
import { needs } from '../support/needs';

/** Opens a page with soft navigation, and sets a mark that a page load would remove. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Soft navigation loads at the first use.
  let x = 0;
  await expect(async () => {
    await page.mouse.move((x += 5), 5);
    await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '', {
      timeout: 200,
    });
  }).toPass();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) =>
  page.evaluate(() => (window as Window & { sameDocument?: boolean }).sameDocument === true);

const follow = (page: Page, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();

test('[RUN-26a] a link shows the next page without loading a document, and Back returns to the place before', async ({
  page,
}) => {
  const reports = await watchReports(page);
  const printed: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') printed.push(message.text());
  });
  await open(page, '/work');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/studio"]')!.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Three people, two wheels, one kiln',
  );
  await expect(page).toHaveTitle(/^Studio/);
  await expect(page).toHaveURL(/\/studio$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: /^Studio/ })).toHaveCount(1);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  expect(await isSameDocument(page)).toBe(true);
  expect(reports).toEqual([]);
  expect(printed).toEqual([]);
});

test('[FRM-20f] a link away from entries that no draft keeps is asked about, and the entries stay', async ({
  page,
}) => {
  await open(page, '/contact');
  const message = page.getByLabel('Message');
  await message.fill('A long story');
  await page.locator('.pl-block-form[data-attached]').waitFor();
  // Typed again until the part that prompts has loaded.
  await expect(async () => {
    await message.fill('A long story of a kiln');
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(await page.evaluate(asks)).toBe(true);
  }).toPass();
  const question = page.waitForEvent('dialog');
  const click = follow(page, 'Work');
  const asked = await question;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await click;
  await expect(page).toHaveURL(/\/contact$/);
  await expect(message).toHaveValue('A long story of a kiln');
  // A visitor who confirms leaves the page.
  page.once('dialog', (again) => void again.accept());
  await follow(page, 'Work');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
});

test('[FRM-20g] Back and Forward restore entries that no draft keeps, and the browser asks for them again', async ({
  page,
}) => {
  const reports = await watchReports(page);
  await open(page, '/work');
  await follow(page, 'Contact');
  const message = page.getByLabel('Message');
  await message.fill('A long story');
  await page.getByLabel('What is it about?').selectOption('An order');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  await page.goForward();
  await expect(message).toHaveValue('A long story');
  await expect(page.getByLabel('What is it about?')).toHaveValue('An order');
  await expect(page.getByLabel('Name')).toHaveValue('');
  // The form was not touched again.
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(() => page.evaluate(asks)).toBe(true);
  expect(await isSameDocument(page)).toBe(true);
  expect(reports).toEqual([]);
});

test('[FRM-20g] Back waits for a form that is being sent: it arrives once, and is empty when it comes again', async ({
  page,
}) => {
  needs('bodies of requests');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const saved: string[] = [];
  await page.route('**/api/form/SaveFormSubmission*', async (route) => {
    saved.push(route.request().postData() ?? '');
    await held;
    await route.continue();
  });
  await open(page, '/work');
  await follow(page, 'Contact');
  await page.getByLabel('Name').fill('Hanna');
  await page.getByLabel('Email').fill('hanna@example.com');
  await page.getByLabel('What is it about?').selectOption('An order');
  const message = page.getByLabel('Message');
  await message.fill('Went back at once');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => saved.length).toBe(1);
  const fetched = page.waitForResponse((response) => response.url().endsWith('/work'));
  await page.evaluate(() => history.back());
  await (await fetched).finished();
  const work = page.getByRole('heading', { level: 1, name: 'Work' });
  await expect(work.waitFor({ timeout: 1000 })).rejects.toThrow('Timeout');
  await expect(message).toHaveValue('Went back at once');
  release();
  await expect(work).toBeVisible();
  await page.goForward();
  await expect(message).toHaveValue('');
  expect(saved).toHaveLength(1);
});

test('[RUN-26h] blocks of the page that came work, and the ones that went leave nothing', async ({
  page,
}) => {
  const reports = await watchReports(page);
  await open(page, '/');
  await follow(page, 'Contact');
  await page.getByLabel('Name').fill('Hanna');
  await page.getByLabel('Email').fill('hanna@example.com');
  await page.getByLabel('What is it about?').selectOption('An order');
  await page.getByLabel('Message').fill('Came by a link');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your message')).toBeVisible();

  await follow(page, 'Work');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  expect(await isSameDocument(page)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  expect(reports).toEqual([]);
});

test('[TRK-7] [TRK-18k] each turned page is one view, which came from the page before it', async ({
  page,
  context,
  baseURL,
}) => {
  needs('bodies of requests');
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: baseURL! }]);
  const views: { kind: unknown; path: string; referrer: string }[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/RecordHit')) return;
    const data = new URLSearchParams(request.postData() ?? '').get('data') ?? '{}';
    const { viewKind, url, referrer } = JSON.parse(data) as Record<string, string>;
    views.push({
      kind: viewKind,
      path: new URL(url!).pathname,
      referrer: referrer ? new URL(referrer).pathname : '',
    });
  });
  await open(page, '/work');
  await expect.poll(() => views.length).toBe(1);
  await follow(page, 'Studio');
  await expect.poll(() => views.length).toBe(2);
  await page.goBack();
  await expect.poll(() => views.length).toBe(3);
  expect(views).toEqual([
    { kind: 'load', path: '/work', referrer: '' },
    { kind: 'soft', path: '/studio', referrer: '/work' },
    { kind: 'soft', path: '/work', referrer: '/studio' },
  ]);
});

test('[GAL-21p] a step back within a part of the page does not fetch the page again', async ({
  page,
}) => {
  await open(page, '/work');
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') pages.push(request.url());
  });
  // A gallery does this when its lightbox opens.
  await page.evaluate(() => history.pushState(null, '', '?item=moon-jar'));
  await page.evaluate(() => document.querySelector('h1')!.setAttribute('data-kept', ''));
  await page.goBack();
  await expect(page).toHaveURL(/\/work$/);
  await page.goForward();
  await expect(page).toHaveURL(/item=moon-jar$/);
  await expect(page.locator('h1[data-kept]')).toHaveText('Work');
  expect(pages).toEqual([]);

  await follow(page, 'Studio');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Work');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  expect(pages.map((url) => new URL(url).pathname)).toEqual(['/studio', '/work']);
});

/** A picture of the exhibition opened over its page. */
async function openPicture(page: Page) {
  await open(page, '/work/exhibition');
  const gallery = page.locator('#gallery-show-rows');
  await moveOver(gallery);
  await expect(gallery).toHaveAttribute('data-attached', '');
  await gallery.getByRole('link', { name: 'Lidded jar in ash grey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gallery' });
  await expect(dialog).toHaveCount(1);
  return { gallery, dialog };
}

test('[GAL-20j] Back and Forward open and close a lightbox on its own page only', async ({
  page,
}) => {
  const { dialog } = await openPicture(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(dialog).toHaveCount(1);

  await page.evaluate(() => location.assign('/studio'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Three people, two wheels, one kiln',
  );
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/itemId=/);
  await expect(dialog).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/exhibition$/);
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => history.go(2));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Three people, two wheels, one kiln',
  );
  await expect(dialog).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('[GAL-20k] a lightbox that was reloaded closes to the page it lies on, which stays', async ({
  page,
}) => {
  // An earlier page in the history: Chromium begins with an empty page, Firefox without one.
  await page.goto('/studio');
  const { gallery, dialog } = await openPicture(page);
  await page.reload();
  await expect(dialog).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.mouse.move(10, 5);
  await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '');
  const main = await page.locator('main').elementHandle();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/exhibition$/);
  expect(await main.evaluate((element) => element.isConnected)).toBe(true);
  await expect(gallery.getByRole('link', { name: 'Lidded jar in ash grey' })).toBeFocused();
  // One step back is the page before, not the same page again.
  await page.goBack();
  await expect(page).toHaveURL(/\/studio$/);
});

test('[GAL-20j] a picture opened before soft navigation is there closes on the page it was opened on', async ({
  page,
}) => {
  const pages: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') pages.push(new URL(request.url()).pathname);
  });
  let release = () => {};
  const opened = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/startNavigation-*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/work/exhibition');
  const gallery = page.locator('#gallery-show-rows');
  const picture = gallery.getByRole('link', { name: 'Lidded jar in ash grey' });
  await moveOver(gallery);
  await expect(gallery).toHaveAttribute('data-attached', '');
  await picture.click();
  const dialog = page.getByRole('dialog', { name: 'Gallery' });
  await expect(dialog).toHaveCount(1);
  await expect(page).toHaveURL(/itemId=/);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '');

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/exhibition$/);
  await page.goForward();
  await expect(dialog).toHaveCount(1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(picture).toBeFocused();
  expect(pages).not.toContain('/work/exhibition');

  await follow(page, 'Studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Three people, two wheels, one kiln',
  );
  await page.goBack();
  await expect(gallery).toBeVisible();
});

test('[RUN-26e] the browser loads a page that cannot be fetched', async ({ page }) => {
  await open(page, '/work');
  await page.route('**/studio', (route) =>
    route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
  );
  await follow(page, 'Studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Three people, two wheels, one kiln',
  );
  expect(await isSameDocument(page)).toBe(false);
});

test('[RUN-26f] a page that is not there says so, also when it was turned to', async ({ page }) => {
  await changePage(page, '/work', (html) => html.replace('href="/studio"', 'href="/nowhere"'));
  await open(page, '/work');
  await follow(page, 'Studio');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Work');
  await expect(page).toHaveURL(/\/nowhere$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('[RUN-26e] a site that wants page loads gets them', async ({ page }) => {
  await changePage(page, '/work', (html) => html.replace(' data-navigation="soft"', ''));
  await page.goto('/work');
  await pageStarted(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await follow(page, 'Studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Three people, two wheels, one kiln',
  );
  expect(await isSameDocument(page)).toBe(false);
});

test('[RUN-26g] the keyboard starts at the top of the page that came', async ({ page }) => {
  await open(page, '/work');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Message')).toBeVisible();
  // The question about cookies comes first.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
});

test('[RUN-26d] without movement where the visitor wants none', async ({ page }) => {
  needs('media');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('A transition was started.');
    };
  });
  await open(page, '/work');
  await follow(page, 'Studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Three people, two wheels, one kiln',
  );
  expect(await isSameDocument(page)).toBe(true);
});
