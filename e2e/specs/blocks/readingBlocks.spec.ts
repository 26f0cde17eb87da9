import { expect, test } from '@playwright/test';
import { changePage } from '../../support/changePage';
import { startFakeProvider } from '../../support/fakeProvider';
import { needs } from '../../support/needs';
import { sidewaysScroll } from '../../support/sidewaysScroll';

/* Blocks that are read, opened or played in place: on the published page, under its policy. */

test('[BLK-2e, B-8, B-29] [BLK-2a] [RUN-2b] [MED-8b] [BLK-1a] the blocks of a page are read, opened and played beside each other', async ({
  page,
}) => {
  const provider = await startFakeProvider(page, ['https://player.vimeo.com']);
  await page.goto('/studio');
  await test.step('find-in-page reaches every tab of a menu before anybody has scrolled to it', async () => {
    await expect(page.locator('#block-studio-courses')).toHaveAttribute('data-attached', '');
    const tab = page.locator('[hidden="until-found"]', { hasText: 'Glazing day' });
    await expect(tab).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('a video names its provider first, and plays in its frame after a click', async () => {
    const block = page.locator('#block-studio-film');
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByText('Playing this video sends data to Vimeo.')).toBeVisible();
    expect(provider.asked).toEqual([]);
    const play = block.getByRole('button', { name: 'Play video: A bowl in four minutes' });
    await play.focus();
    await page.keyboard.press('Enter');
    const player = block.frameLocator('iframe[title="A bowl in four minutes"]');
    await expect(player.getByRole('heading', { name: 'Provider' })).toBeVisible();
    expect(new URL(provider.asked[0]!).pathname).toBe('/video/76979871');
  });
  await test.step('a menu shows one list at a time, by its tabs and by the arrow keys', async () => {
    const block = page.locator('#block-studio-courses');
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByText('First cylinders')).toBeVisible();
    await block.getByRole('tab', { name: 'Weekends' }).click();
    await expect(block.getByText('First cylinders')).toBeHidden();
    await expect(block.getByRole('tabpanel', { name: 'Weekends' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(block.getByRole('tab', { name: 'Firing only' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('tabpanel', { name: 'Firing only' })).toBeVisible();
  });
  await test.step('an accordion opens by pointer and by key, and its answer can be read', async () => {
    const block = page.locator('#block-studio-questions');
    const question = block.locator('summary').first();
    const answer = block.locator('details').first().locator('p').first();
    await question.scrollIntoViewIfNeeded();
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    // While it opens, further presses are ignored.
    await expect
      .poll(() => block.evaluate((element) => element.getAnimations({ subtree: true }).length))
      .toBe(0);
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });
  await test.step('a quote keeps its words and its source together', async () => {
    const quote = page
      .locator('#block-studio-quote')
      .getByRole('figure', { name: 'Tomas Reed, kiln' });
    await expect(quote.getByRole('blockquote')).toContainText('We keep the seconds in the window.');
  });
  await provider.close();
});

test('[RUN-2b, B-8, B-29] [BLK-3d] [FRM-19] a line of text moves until it is paused, and the newsletter takes an address', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('a line of text moves, and stands still when it is told to', async () => {
    const block = page.locator('#block-home-marquee');
    await block.scrollIntoViewIfNeeded();
    // The first is read out; the moving copies are hidden from a screen reader.
    const text = block.getByText('Moon jars in chalk').nth(1);
    const left = async () => (await text.boundingBox())!.x;
    const before = await left();
    await expect.poll(left).not.toBe(before);

    await text.hover({ force: true });
    await block.getByRole('button', { name: 'Pause moving text' }).click();
    const resume = block.getByRole('button', { name: /text/ });
    await expect(resume).not.toHaveAccessibleName('Pause moving text');
    const rest = await left();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await left()).toBe(rest);
  });
  await test.step('the newsletter takes an address, and says what is wrong with another', async () => {
    const block = page.locator('#block-home-letter');
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-attached', '');
    const email = block.getByRole('textbox', { name: 'Email' });
    await email.fill('ines at example');
    await block.getByRole('button', { name: 'Subscribe' }).click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await email.fill('ines@example.com');
    await page.keyboard.press('Enter');
    await expect(email).toBeHidden();
    await expect(block.getByText(/thank/i)).toBeVisible();
  });
});

test('[RUN-2b] [BLK-3d] a finger stops the line of text as well', async ({ browser }) => {
  needs('touch');
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/');
  const block = page.locator('#block-home-marquee');
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('button', { name: 'Pause moving text' }).tap();
  await expect(block.getByRole('button', { name: 'Play moving text' })).toBeVisible();
  const playing = () =>
    block.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    );
  expect(await playing()).toEqual(['paused']);
  await context.close();
});

test('[BLK-3f] forced colours show the text of a moving link once', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const block = page.locator('#block-home-marquee');
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('button', { name: 'Pause moving text' })).toBeVisible();
  // The copy moves in front of the text that is read out, in colours of the visitor's own.
  const readOut = block.getByRole('link').getByText('Moon jars in chalk');
  await expect(readOut).toHaveCSS('opacity', '0');
  await expect(block.getByText('Moon jars in chalk').nth(1)).toHaveCSS('opacity', '1');
});

test('[BLK-2e] a link leads to text in a hidden tab, far down the page', async ({ page }) => {
  await changePage(page, '/studio', (html) =>
    html.replace('>Glazing day<', '><b id="brennöfen">Glazing day</b><'),
  );
  await page.goto('/studio#brennöfen');
  await expect(page.getByRole('tab', { name: 'Weekends' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('Glazing day')).toBeInViewport();
});

/** The right edge of an element's text, also where it overflows. */
function rightEdge(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect().right;
}

for (const [path, words] of [
  ['/studio', /Can I visit\?|Weekends/g],
  ['/listen', /Slow wheel|Two days, one door/g],
] as const)
  test(`a word that is longer than a line breaks on a phone, on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const word = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen';
    await changePage(page, path, (html) => html.replace(words, word));
    await page.goto(path);
    const shown = page.locator('main').getByText(word, { exact: true });
    expect(await shown.count()).toBeGreaterThan(0);
    for (const each of await shown.all())
      expect(await each.evaluate(rightEdge)).toBeLessThanOrEqual(320);
    expect(await sidewaysScroll(page)).toBe(0);
  });
