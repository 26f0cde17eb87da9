import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import { changePage } from '../support/changePage';
import { pageStarted } from '../support/pageStarted';
import { needs } from '../support/needs';

/** The memory of the renderer after a collection of garbage. */
async function held(page: Page, cdp: CDPSession) {
  // Twice: the second collection frees the objects that the first finalises.
  await cdp.send('HeapProfiler.collectGarbage');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

/** Starts every block of the page, waits until it is attached, and detaches it again. */
const rounds = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    const { plinth } = window as unknown as { plinth: { init(): void; destroy(): void } };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let round = 0; round < times; round += 1) {
      plinth.init();
      // Some rounds end while blocks are still starting, others when all in view have started.
      for (let wait = 0; wait < (round % 4) * 3; wait += 1) await frame();
      plinth.destroy();
    }
    await frame();
  }, count);

for (const path of ['/', '/work', '/contact', '/glaze-notes']) {
  test(`[RUN-1f] ${path}: a hundred rounds of init and destroy leave nothing behind`, async ({
    page,
  }) => {
    needs('Chromium’s protocol');
    await page.goto(path);
    await pageStarted(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await rounds(page, 20);
    const before = await held(page, cdp);
    await rounds(page, 100);
    const after = await held(page, cdp);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
    expect(after.heap / before.heap).toBeLessThan(1.05);

    await page.evaluate(() => (window as unknown as { plinth: { init(): void } }).plinth.init());
    await pageStarted(page);
  });
}

test('[RUN-26h] pages that are turned one after the other leave nothing behind', async ({
  page,
}) => {
  needs('Chromium’s protocol');
  await page.goto('/');
  await expect(async () => {
    await page.mouse.move(5 + Math.random() * 50, 5);
    await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '', {
      timeout: 200,
    });
  }).toPass();
  // A page load would remove this mark.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const paths = ['/studio', '/work', '/contact', '/dates', '/shop', '/shop/mug', '/glaze-notes'];
  const turnThrough = async () => {
    for (const path of paths) {
      await page.evaluate((address) => {
        const link = document.createElement('a');
        link.href = address;
        document.body.append(link);
        link.click();
      }, path);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
    }
    await page.waitForLoadState('networkidle');
  };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const heldNow = async () => ({
    ...(await held(page, cdp)),
    inHead: await page.evaluate(() => document.head.childElementCount),
  });
  // The files of blocks are in the head from their first start, which a busy machine delays to a later round.
  let before = { inHead: -1, listeners: 0, nodes: 0, heap: 0 };
  for (let round = 0; round < 8; round += 1) {
    await turnThrough();
    const now = await heldNow();
    const isSettled = now.inHead === before.inHead;
    before = now;
    if (isSettled) break;
  }
  for (let round = 0; round < 3; round += 1) await turnThrough();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // A page that was left may not be released yet: leaked objects are still there at the next check.
  await expect(async () => {
    const after = await heldNow();
    expect(after.inHead).toBe(before.inHead);
    // A block at the edge of the view may have started in one round and not in another.
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 20);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 300);
    expect(after.heap / before.heap).toBeLessThan(1.1);
  }).toPass();
});

test('[RUN-15e] all files of a form are asked for before the first of them has come', async ({
  page,
}) => {
  await page.goto('/contact');
  const attribute = (await page.locator('script[data-form]').getAttribute('data-form'))!;
  const files = attribute.split(' ');
  expect(files.length).toBeGreaterThan(2);
  await page.goto('about:blank');

  const asked: string[] = [];
  const held: (() => Promise<void>)[] = [];
  let isHolding = true;
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!isHolding || /\/boot-/.test(pathname)) return route.continue();
    asked.push(pathname);
    held.push(() => route.continue());
    return undefined;
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'plinth' in window);
  await page.locator('.pl-block-form').first().getByRole('textbox').first().focus();
  await expect.poll(() => files.filter((file) => !asked.includes(file))).toEqual([]);
  isHolding = false;
  await Promise.all(held.map((release) => release()));
  await expect(page.locator('.pl-block-form').first()).toHaveAttribute('data-attached', '');
});

test('[RUN-15d] a form in view attaches before its first use', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('.pl-block-form').first();
  await expect(form).toHaveAttribute('data-when', 'near');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-attached', '');
});

const bringToTheMiddle = (block: Locator) =>
  block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Sections above may get their true height after the scroll, and push it towards the window's edge. */
const expectInTheMiddle = (slideshow: Locator, slide: Locator) =>
  expect(async () => {
    await bringToTheMiddle(slideshow);
    await expect(slide).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass();

/** The slideshow of the notes in the middle of the page, once it can answer without its script. */
async function waitingSlideshow(page: Page): Promise<Locator> {
  const coming = page.waitForResponse(/\/attachWaitingBlock-/);
  await page.goto('/glaze-notes');
  const slideshow = page.locator('#block-notes-slideshow');
  await bringToTheMiddle(slideshow);
  // Imported again it has loaded when the runtime's own import has been answered.
  await page.evaluate((address) => import(address), (await coming).url());
  return slideshow;
}

test('[RUN-15c] a slideshow answers a press before its script has come, and goes on from there', async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/gallery-*.js', (route) => {
    held.push(() => route.continue());
  });
  const slideshow = await waitingSlideshow(page);
  const next = slideshow.getByRole('button', { name: 'Next Slide' });
  const slide = (number: number) => slideshow.locator('.pl-gallery-slide').nth(number - 1);
  await next.click();
  await expectInTheMiddle(slideshow, slide(2));
  await expect(slideshow).not.toHaveAttribute('data-attached');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) await release();
  await expect(slideshow).toHaveAttribute('data-attached', '');
  await expect(slide(2)).toBeVisible();
  await expect(slide(1)).toBeHidden();
  await next.click();
  await expect(slide(3)).toBeVisible();
});

test('[RUN-15c] a slideshow answers presses while no script has come, in both directions of writing', async ({
  page,
}) => {
  await page.route(/\/assets\/[^?]*\.js(\?|$)/, (route) => route.abort());
  for (const direction of ['ltr', 'rtl']) {
    await changePage(page, '/glaze-notes', (html) =>
      html.replace('dir="ltr"', `dir="${direction}"`),
    );
    await page.goto('/glaze-notes');
    const slideshow = page.locator('#block-notes-slideshow');
    await bringToTheMiddle(slideshow);
    const slide = (number: number) => slideshow.locator('.pl-gallery-slide').nth(number - 1);
    const press = (name: string) => slideshow.getByRole('button', { name }).click();
    const shows = (number: number) => expectInTheMiddle(slideshow, slide(number));
    await press('Next Slide');
    await shows(2);
    await press('Next Slide');
    await shows(3);
    await press('Previous Slide');
    await shows(2);
    await expect(slide(3)).not.toBeInViewport();
  }
});

test('[RUN-15c] a press on a page that was turned in place is answered once, by what comes first', async ({
  page,
}) => {
  // Such a page is no document of its own: the script in its head does not run.
  await changePage(page, '/glaze-notes', (html) =>
    html.replace(
      /<script(?: nonce[^>]*)?>(?:(?!<\/script>).)*document\.addEventListener\('click'.*?<\/script>/s,
      '',
    ),
  );
  const held = new Map<string, () => Promise<void>>();
  await page.route(/\/assets\/(gallery|attachWaitingBlock)-[^/]*\.js$/, (route) => {
    held.set(/(gallery|attachWaitingBlock)-/.exec(route.request().url())![1]!, () =>
      route.continue(),
    );
  });
  await page.goto('/glaze-notes');
  const slideshow = page.locator('#block-notes-slideshow');
  await bringToTheMiddle(slideshow);
  await slideshow.getByRole('button', { name: 'Next Slide' }).click();
  const slide = (number: number) => slideshow.locator('.pl-gallery-slide').nth(number - 1);
  await expect.poll(() => [...held.keys()].sort()).toEqual(['attachWaitingBlock', 'gallery']);
  await expect(slide(1)).toBeInViewport({ ratio: 0.5 });
  await expect(slide(2)).not.toBeInViewport();
  // The gallery's files import the small file: both wait for it.
  await held.get('attachWaitingBlock')!();
  await expect(slide(2)).toBeInViewport({ ratio: 0.5 });
  await expect(slideshow).not.toHaveAttribute('data-attached');
  await held.get('gallery')!();
  await expect(slideshow).toHaveAttribute('data-attached', '');
  await expect(slideshow.locator('[data-held]')).toHaveCount(0);
  await expect(slide(2)).toBeVisible();
  await expect(slide(1)).toBeHidden();
});

test('[RUN-15c] [GAL-18] a slideshow follows the finger that swipes it before its script has come', async ({
  browser,
}) => {
  needs('touch');
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slideshow = await waitingSlideshow(page);
  const list = slideshow.locator('.pl-gallery-slides');
  const { x, y, width, height } = (await list.boundingBox())!;
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + height * 0.85 }],
    });
  const loaded = page.waitForResponse(/\/gallery-[^/]*\.js/);
  await finger('touchStart', 0.9);
  for (let share = 0.85; share > 0.2; share -= 0.05) await finger('touchMove', share);
  await loaded;
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  await expect(slideshow).not.toHaveAttribute('data-attached');
  await finger('touchEnd');
  await expect(slideshow).toHaveAttribute('data-attached', '');
  await expect(list.locator('> [data-current]')).toHaveCount(1);
  await expect(list.locator('> :nth-child(2)')).toBeVisible();
  await expect(list.locator('> :nth-child(1)')).toBeHidden();
  await context.close();
});
