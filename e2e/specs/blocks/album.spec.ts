import { expect, test } from '@playwright/test';
import { changePage } from '../../support/changePage';
import { needsSound } from '../../support/needsSound';
import { watchRequests } from '../../support/watchRequests';

const album = { name: 'Two days, one door' };

test('[RUN-19b] [RUN-19d] an album asks for no sound before the first play, then plays track after track, one at a time on the page, and the lock screen reaches it', async ({
  page,
}) => {
  await needsSound(page);
  const sounds = watchRequests(page, /^\/sounds\//);
  await page.goto('/listen');
  await page.locator('#block-listen-album[data-attached]').waitFor();
  expect(sounds).toEqual([]);
  const player = page.getByRole('region', album);
  await expect(player.getByRole('listitem')).toHaveCount(3);
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player.getByRole('status')).toHaveText('Playing Slow wheel');
  await expect
    .poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title))
    .toBe('Slow wheel');
  expect(
    await page.evaluate(() => {
      const { artist, album: of, artwork } = navigator.mediaSession.metadata!;
      return [artist, of, artwork.length, navigator.mediaSession.playbackState];
    }),
  ).toEqual(['The Weir House', 'Two days, one door', 1, 'playing']);
  const slider = player.getByRole('slider', { name: 'Position' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:0[1-9] of 0:14$/);

  // The server answers in ranges, so the end can be reached without the part in between.
  await slider.fill('13');
  await expect(player.getByRole('status')).toHaveText('Playing Slip');
  await expect(player.locator('[aria-current=true]')).toContainText('Slip');

  const single = page.getByRole('region', { name: 'Slip, with the cutter' });
  await single.getByRole('button', { name: 'Play' }).click();
  await expect(single.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('[RUN-19h] an album’s player runs from left to right on a page of any direction', async ({
  page,
}) => {
  await changePage(page, '/listen', (html) => html.replace('dir="ltr"', 'dir="rtl"'));
  await page.goto('/listen');
  const player = page.getByRole('region', album);
  const ends = [
    player.getByRole('button', { name: 'Previous track' }),
    player.getByRole('button', { name: 'Play', exact: true }),
    player.getByRole('button', { name: 'Next track' }),
    // The end of the played part is where the position begins.
    player.locator('[data-album="elapsed"]'),
    player.getByRole('slider', { name: 'Position' }),
    player.locator('[data-album="duration"]'),
  ];
  const boxes = await Promise.all(ends.map(async (one) => (await one.boundingBox())!));
  const lefts = boxes.map(({ x }) => x);
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  const [previous, play] = boxes;
  expect(play!.x - previous!.x - previous!.width).toBeGreaterThanOrEqual(0);
});

test('[RUN-19c] an album is played by the keyboard alone', async ({ page }) => {
  await needsSound(page);
  await page.goto('/listen');
  const player = page.getByRole('region', album);
  await player.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(player.getByRole('status')).toHaveText('Playing Slow wheel');
  await page.keyboard.press('Tab');
  await expect(player.getByRole('button', { name: 'Next track' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(player.getByRole('status')).toHaveText('Playing Slip');
  await page.keyboard.press('Tab');
  await expect(player.getByRole('slider')).toBeFocused();
  await player.getByRole('button', { name: /^Slow wheel/ }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(player.getByRole('status')).toHaveText('Playing Cooling, two days');
  await expect(player.getByRole('button', { name: 'Next track' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('[RUN-19f] a track that is gone is said, and the next one plays', async ({ page }) => {
  await needsSound(page);
  await page.route('**/sounds/slow-wheel.wav', (route) => route.abort());
  await page.goto('/listen');
  const player = page.getByRole('region', album);
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player.getByRole('status')).toHaveText('Slow wheel could not be played.');
  await player.getByRole('button', { name: 'Next track' }).click();
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(player.getByRole('status')).toHaveText('Playing Slip');
});

test('[RUN-19g] without JavaScript every track has the browser’s own player', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/listen');
  await expect(page.locator('#block-listen-album audio[controls]')).toHaveCount(3);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await context.close();
});

test('[SRV-2j] the server sends the part of a sound that is asked for', async ({ request }) => {
  const whole = await request.get('/sounds/slip.wav');
  const { length } = await whole.body();
  expect(whole.headers()['accept-ranges']).toBe('bytes');
  const part = await request.get('/sounds/slip.wav', { headers: { range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 100-199/${length}`);
  expect((await part.body()).equals((await whole.body()).subarray(100, 200))).toBe(true);
  const none = await request.get('/sounds/slip.wav', {
    headers: { range: `bytes=${length}-` },
  });
  expect(none.status()).toBe(416);
});
