import { expect, test } from '@playwright/test';
import { changePage } from '../../support/changePage';
import { startFakeProvider, type FakeProvider } from '../../support/fakeProvider';
import { needsSound } from '../../support/needsSound';

const origin = 'https://w.soundcloud.com';
let provider: FakeProvider;

test.beforeEach(async ({ page }) => {
  provider = await startFakeProvider(page, [origin]);
});

test.afterEach(() => provider.close());

test('[RUN-2c] [MED-8b] an embed asks first, and plays after a click', async ({ page }) => {
  await page.goto('/listen');
  const block = page.locator('#block-listen-soundcloud');
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByText('Opening it here loads content from SoundCloud.')).toBeVisible();
  const height = (await block.boundingBox())!.height;
  expect(provider.asked).toEqual([]);
  await block
    .getByRole('link', { name: 'Show Kiln hum, unedited' })
    .or(block.getByRole('button', { name: 'Show Kiln hum, unedited' }))
    .click();
  await expect(
    block.frameLocator('iframe[title="Kiln hum, unedited"]').getByRole('heading'),
  ).toBeVisible();
  expect(new URL(provider.asked[0]!).searchParams.get('url')).toBe(
    'https://soundcloud.com/weir-house/kiln-hum',
  );
  expect((await block.boundingBox())!.height).toBe(height);
});

test('[RUN-2c] the name of an embed stays in its player, however long it is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const name = 'Kiln hum, unedited, recorded in the week of the great rain beside the weir house';
  await changePage(page, '/listen', (html) => html.replaceAll('Kiln hum, unedited', name));
  await page.goto('/listen');
  const block = page.locator('#block-listen-soundcloud');
  await block.scrollIntoViewIfNeeded();
  const player = (await block.boundingBox())!;
  const words = (await block.getByText(name).boundingBox())!;
  const asking = (await block.getByText(/^Opening it here/).boundingBox())!;
  expect(words.y).toBeGreaterThan(player.y);
  expect(words.y + words.height).toBeLessThan(player.y + player.height);
  // Its paragraph begins with the space above its text.
  expect(words.y + words.height).toBeLessThan(asking.y + 8);
});

test('[RUN-2c] the name of an embed begins beside its button, in both directions', async ({
  page,
}) => {
  await changePage(page, '/listen', (html) => html.replace('<html', '<html dir="rtl"'));
  await page.goto('/listen');
  const block = page.locator('#block-listen-soundcloud');
  const button = (await block.locator('.pl-video-play').boundingBox())!;
  const end = await block.getByText('Kiln hum, unedited').evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().right;
  });
  expect(button.x - end).toBeGreaterThan(0);
  expect(button.x - end).toBeLessThan(40);
});

test('[RUN-2d] an unknown provider’s address is a link, never a frame', async ({ page }) => {
  await page.goto('/listen');
  const block = page.locator('#block-listen-embed');
  await expect(block.getByRole('link')).toHaveAttribute(
    'href',
    'https://archive.example/weir-house/rain',
  );
  await expect(block.locator('iframe')).toHaveCount(0);
});

test('[RUN-19e] an embed that plays pauses the album, and the album stops the embed', async ({
  page,
}) => {
  await needsSound(page);
  await page.goto('/listen');
  const album = page.getByRole('region', { name: 'Two days, one door' });
  await album.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(album.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  const embed = page.locator('#block-listen-soundcloud');
  await embed.locator('.pl-video-play').click();
  await expect(embed.locator('iframe')).toBeVisible();
  await expect(album.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await album.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(embed.locator('iframe')).toHaveCount(0);
});
