import { expect, test, type Page } from '@playwright/test';
import { samplePages } from '../support/samplePages';
import { watchReports } from '../support/watchReports';
import { pageStarted } from '../support/pageStarted';
import { scrollThrough } from '../support/scrollThrough';

/** Invalid and hostile blocks; each tries to break the page. */
const hostileBlocks = `
<div class="sqs-block embed-block sqs-block-embed" data-block-type="22" id="hostile-embed" data-block-json='{"html":"&lt;script&gt;window.ran=1&lt;/script&gt;&lt;img src=x onerror=window.ran=1&gt;","url":"javascript:window.ran=1"}'><div class="sqs-block-content"><p>Hostile embed</p></div></div>
<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" id="hostile-gallery" data-block-json='{"design":"slideshow","autoplay-duration":"NaN"'><div class="sqs-block-content"><div class="sqs-gallery-container"><div class="sqs-gallery"><div class="slide"><img alt="Hostile picture" data-src="javascript:window.ran=1" data-image-dimensions="0x-1"></div></div></div></div></div>
<div class="sqs-block video-block sqs-block-video" data-block-type="32" id="hostile-video"><div class="sqs-block-content"><div class="sqs-video-wrapper" data-provider-name="YouTube" data-html="&lt;iframe srcdoc='&lt;script&gt;parent.ran=1&lt;/script&gt;'&gt;&lt;/iframe&gt;"><div class="sqs-video-overlay"><p>Hostile video</p></div></div></div></div>
<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69" id="hostile-accordion"><div class="sqs-block-content"><ul class="accordion-items-container"></ul></div></div>`;

/** One page with everything of the sample site: its blocks, its style sheets, and the hostile blocks among them. */
async function openTorturePage(page: Page): Promise<number> {
  const pages = await Promise.all(
    samplePages.map(async ({ path }) => (await page.request.get(path)).text()),
  );
  // The sheets of a page's first view are inline; their nonce is not this page's.
  const styles = new Set(
    pages
      .flatMap((html) => /data-sheets="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [])
      .map((address) => `<link rel="stylesheet" href="${address}">`),
  );
  // The contact form comes with the page itself.
  const others = pages
    .filter((html) => !html.includes('data-form-id="contact"'))
    .map((html) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '');
  await page.route(
    (url) => url.pathname === '/contact',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html
          .replace('</head>', `${[...styles].join('')}</head>`)
          .replace('</main>', `${others.join(hostileBlocks)}</main>`),
      });
    },
  );
  await page.goto('/contact');
  return page.locator('main [data-block-type]').count();
}

test('[RUN-15f] [RUN-2b] sixty blocks of all kinds, hostile ones among them, third parties dead, storage denied, the clock wrong', async ({
  page,
}) => {
  const reports = await watchReports(page);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  // No other server answers; half of the requests never end.
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => (route.request().url().length % 2 ? route.abort() : undefined),
  );
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
    // The clock shows 1984, and sometimes goes backwards.
    let now = Date.UTC(1984, 0, 1);
    Date.now = () => (now += now % 7 === 0 ? -86_400_000 : 3);
  });
  expect(await openTorturePage(page)).toBeGreaterThan(60);
  await pageStarted(page);

  // Past every block, so that each starts.
  await scrollThrough(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

  const form = page.locator('#block-contact-form');
  await form.getByLabel('Name').fill('Quentin');
  await form.getByLabel('Email').fill('quentin@example.com');
  await form.getByLabel('What is it about?').selectOption('An order');
  await form.getByLabel('Message').fill('From among sixty blocks');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your message')).toBeVisible();

  const question = page.getByText('Can I visit?');
  await question.scrollIntoViewIfNeeded();
  await question.click();
  await expect(page.getByText('On Fridays and Saturdays').first()).toBeVisible();

  for (const name of ['Hostile embed', 'Hostile video']) {
    await expect(page.getByText(name).first()).toBeAttached();
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(thrown).toEqual([]);
  // The hostile blocks alone are reported, and never as a flood.
  const blamed = reports.flatMap(({ block }) => block ?? []);
  expect(blamed.filter((block) => !block.includes('hostile'))).toEqual([]);
  expect(reports.length).toBeLessThanOrEqual(20);
});
