import { expect, test, type CDPSession, type Page } from '@playwright/test';

/** What the renderer holds after a collection of garbage. */
async function held(page: Page, cdp: CDPSession) {
  // Twice: what a first collection finalises, the second frees.
  await cdp.send('HeapProfiler.collectGarbage');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

/** Starts every block of the page, waits until it is alive, and ends it again. */
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
  test(`[RUN-1] ${path}: a hundred rounds of init and destroy leave nothing behind`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-page-started', '');
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
    await expect(page.locator('html')).toHaveAttribute('data-page-started', '');
  });
}

test('[RUN-15] all files of a form are asked for before the first of them has come', async ({
  page,
}) => {
  await page.goto('/contact');
  const attribute = (await page.locator('script[data-form]').getAttribute('data-form'))!;
  const files = attribute.split(' ');
  expect(files.length).toBeGreaterThan(3);
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
  await expect.poll(() => files.filter((file) => !asked.includes(file))).toEqual([]);
  isHolding = false;
  await Promise.all(held.map((release) => release()));
  await expect(page.locator('.pl-block-form').first()).toHaveAttribute('data-attached', '');
});
