import { expect, test } from '@playwright/test';
import { observeLayoutShift } from '../support/layoutShift';
import { scrollThrough } from '../support/scrollThrough';
import { watchRequests } from '../support/watchRequests';
import { rulesOfColor, violationsOf } from '../support/violationsOf';
import { needs } from '../support/needs';

const rendering = /GetWidgetRendering/;

test('[RUN-20c, A-63] [RUN-4] the list of dates is rendered again by the server when the visitor looks back', async ({
  page,
}) => {
  await page.goto('/dates');
  const list = page.locator('#block-dates-list');
  await expect(list.getByRole('heading', { name: 'Kiln opening', exact: true })).toBeVisible();
  await list.scrollIntoViewIfNeeded();
  await expect(list).toHaveAttribute('data-attached', '');
  const answer = page.waitForResponse(rendering);
  await list.getByRole('link', { name: 'Past' }).click();
  expect((await answer).ok()).toBe(true);
  await expect(list.getByRole('heading', { name: 'Station market' })).toBeVisible();
  await expect(list.getByRole('heading', { name: 'Kiln opening', exact: true })).toBeHidden();
  await expect(list.getByRole('link', { name: 'Past' })).toBeFocused();
  await expect(page).toHaveURL(/dates\?when=past#block-dates-list$/);
  await page.reload();
  await expect(list.getByRole('heading', { name: 'Station market' })).toBeVisible();
});

test('[RUN-20c] the chosen filter alone is underlined, also in the colours of a system', async ({
  page,
}) => {
  needs('media');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dates');
  for (const [chosen, other] of [
    ['Dates', 'Journal'],
    ['Upcoming', 'Past'],
    ['Month', 'List'],
  ] as const) {
    const lineOf = (name: string) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          const { borderBlockEndColor } = getComputedStyle(link);
          return borderBlockEndColor;
        });
    const background = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await lineOf(chosen)).not.toBe(background);
    expect(await lineOf(other)).toBe(background);
  }
});

test('[BLK-2a] a menu marks its shown section alone, also in the colours of a system', async ({
  page,
}) => {
  needs('media');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/studio');
  const lines = () =>
    page.getByRole('tab').evaluateAll((tabs) => {
      const paper = getComputedStyle(document.body).backgroundColor;
      return tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor !== paper);
    });
  await page.getByRole('tab', { name: 'Weekends' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(lines).toEqual([false, true, false]);
});

test('[RUN-20c] posts are filtered and turned page by page; the address keeps it', async ({
  page,
}) => {
  const calls = watchRequests(page, rendering);
  await page.goto('/journal');
  const posts = page.locator('#block-journal-posts');
  await expect(posts.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(
    6,
  );
  await expect(posts).toHaveAttribute('data-attached', '');
  await posts.getByRole('link', { name: 'More' }).click();
  await expect(posts.getByText('Page 2 of 2')).toBeVisible();
  await expect(posts.getByRole('heading', { name: 'The colour of oat' })).toBeVisible();
  // There is no further page, and so no link that could keep the focus.
  await expect(posts.getByRole('region')).toBeFocused();
  await posts.getByRole('link', { name: 'Glaze', exact: true }).click();
  await expect(
    posts.getByRole('heading', { name: 'Celadon, and why it breaks blue' }),
  ).toBeVisible();
  await expect(posts.getByRole('status')).toHaveText('3 items');
  await expect(page).toHaveURL(/\?category=Glaze/);
  expect(calls).toHaveLength(2);
});

test('[RUN-20h] posts are sorted in place, with the search word kept', async ({ page }) => {
  await page.goto('/journal');
  const posts = page.locator('#block-journal-posts');
  await expect(posts).toHaveAttribute('data-attached', '');
  await posts.getByRole('link', { name: 'Kiln', exact: true }).click();
  await expect(page).toHaveURL(/\?category=Kiln/);
  const titles = posts.getByRole('heading', { level: 2 });
  await posts.getByRole('link', { name: 'Oldest first' }).click();
  await expect(titles).toHaveText([
    'Letters from the first winter',
    'A shelf fell, and nobody minded',
  ]);
  await expect(page).toHaveURL(/\?category=Kiln&sort=oldest/);
  await expect(posts.getByRole('link', { name: 'Oldest first' })).toBeFocused();
  await posts.getByRole('link', { name: 'A to Z' }).click();
  await expect(titles).toHaveText([
    'A shelf fell, and nobody minded',
    'Letters from the first winter',
  ]);
});

test('[RUN-20c] [RUN-16d] filters, pages and posts work without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/journal');
  const posts = page.locator('#block-journal-posts');
  await posts.getByRole('link', { name: 'Kiln', exact: true }).click();
  await expect(posts.getByRole('heading', { level: 2 })).toHaveText([
    'A shelf fell, and nobody minded',
    'Letters from the first winter',
  ]);
  await posts.getByRole('link', { name: 'A shelf fell, and nobody minded' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A shelf fell, and nobody minded',
  );
  await expect(page.getByText('By Tomas Reed')).toBeVisible();
  await page.getByRole('link', { name: 'Kiln', exact: true }).click();
  await expect(page).toHaveURL(/journal\?category=Kiln/);
  await context.close();
});

test('[RUN-4] a server that fails costs nothing: the link leads to the same', async ({ page }) => {
  await page.route(rendering, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/dates');
  const list = page.locator('#block-dates-list');
  await expect(list).toHaveAttribute('data-attached', '');
  await list.getByRole('link', { name: 'Past' }).click();
  await expect(list.getByRole('heading', { name: 'Station market' })).toBeVisible();
});

test('[RUN-20b] a carousel of products moves by its buttons and by the keyboard', async ({
  page,
}) => {
  // Higher than a card: in Firefox a click scrolls its button into the middle, and the cards out of a lower window.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await page.goto('/kiln-log');
  const shelf = page.locator('#block-log-shelf');
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf).toHaveAttribute('data-attached', '');
  await expect(shelf.getByRole('heading', { name: 'Mug' })).toBeAttached();
  await expect(shelf.getByText('€240.00')).toBeVisible();
  await expect(shelf.getByRole('button', { name: 'Previous' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await shelf.getByRole('button', { name: 'Next' }).click();
  await expect(shelf.getByRole('button', { name: 'Previous' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await expect(shelf.getByRole('heading', { name: 'Supper plate' })).toBeInViewport();
  await shelf.getByRole('link', { name: 'Supper plate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supper plate');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the old results can still be read in ${scheme} while an answer is awaited`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.route(rendering, () => {});
    await page.goto('/dates');
    for (const [name, link] of [
      ['dates-list', 'Past'],
      ['dates-calendar', 'Next month'],
    ] as const) {
      const block = page.locator(`#block-${name}`);
      await block.scrollIntoViewIfNeeded();
      await expect(block).toHaveAttribute('data-attached', '');
      await block.getByRole('link', { name: link, exact: true }).click();
      await expect(block).toHaveAttribute('aria-busy', 'true');
      const violations = await violationsOf(page, {
        within: `#block-${name}`,
        rules: ['color-contrast'],
      });
      expect(violations).toEqual([]);
    }
  });
}

for (const path of ['/journal', '/dates', '/kiln-log', '/search?q=bowl']) {
  test(`${path} has no axe violation in light and dark, and does not move`, async ({ page }) => {
    const layoutShift = await observeLayoutShift(page);
    await page.goto(path);
    await scrollThrough(page);
    await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible();
    expect(await layoutShift()).toBe(0);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await violationsOf(page)).toEqual([]);
    // A block that is out of view keeps the light colours until it comes near again: the page is loaded in dark mode.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    expect(await violationsOf(page, { rules: rulesOfColor })).toEqual([]);
  });
}
