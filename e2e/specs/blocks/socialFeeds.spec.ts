import { expect, test } from '@playwright/test';
import { startFakeProvider, type FakeProvider } from '../../support/fakeProvider';

const origin = 'https://platform.twitter.com';
const script = `
  window.twttr = { widgets: { load(element) {
    const frame = document.createElement('iframe');
    frame.title = 'Posts of ' + element.querySelector('.twitter-timeline').href.split('/').at(-1);
    frame.src = '${origin}/timeline.html';
    element.append(frame);
  } } };`;
let provider: FakeProvider;

test.beforeEach(async ({ page }) => {
  provider = await startFakeProvider(page, [origin], {
    '/widgets.js': { type: 'text/javascript', body: script },
  });
});

test.afterEach(() => provider.close());

test('[RUN-2e] a feed of pictures is this site’s own: the network is asked for nothing', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  await page.goto('/friends');
  const feed = page.getByRole('region', { name: 'Instagram' });
  await feed.scrollIntoViewIfNeeded();
  await expect(feed.getByRole('listitem')).toHaveCount(6);
  for (const picture of await feed.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(feed.getByRole('link').first()).toHaveAttribute(
    'href',
    'https://www.instagram.com/marlowclay/',
  );
  await expect(page.getByRole('region', { name: 'RSS' }).getByRole('listitem')).toHaveCount(3);
  expect(elsewhere).toEqual([]);
});

test('[RUN-2f] [RUN-6a] posts that only the network has come by its script, after a click', async ({
  page,
}) => {
  await page.goto('/friends');
  const block = page.locator('#block-friends-posts');
  await block.getByRole('button', { name: 'Show the posts here' }).click();
  await expect(
    block.frameLocator('iframe[title="Posts of marlowclay"]').getByRole('heading'),
  ).toBeVisible();
  expect(provider.asked).toEqual([`${origin}/widgets.js`, `${origin}/timeline.html`]);
});

test('[RUN-6c, A-233] the social-follow script is given 10 s', async ({ page }) => {
  provider.isAwake = false;
  await page.clock.install();
  await page.goto('/friends');
  const block = page.locator('#block-friends-posts');
  await block.getByRole('button', { name: 'Show the posts here' }).click();
  await expect(block.getByRole('status')).toHaveText('Loading X…');
  await page.clock.fastForward(9000);
  await expect(block.getByRole('status')).toHaveText('Loading X…');
  await page.clock.fastForward(1000);
  await expect(block.getByRole('status')).toHaveText(
    'X did not answer. Try again, or go there directly.',
  );
  await expect(block.getByRole('link', { name: 'Open at X' })).toHaveAttribute(
    'href',
    'https://x.com/marlowclay',
  );
});
