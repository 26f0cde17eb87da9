import { expect, test } from '@playwright/test';
import { startFakeProvider, type FakeProvider } from '../../support/fakeProvider';

const origin = 'https://app.acuityscheduling.com';
let provider: FakeProvider;

test.beforeEach(async ({ page }) => {
  provider = await startFakeProvider(page, [origin], {
    '/schedule.php': {
      type: 'text/html',
      body: `<!doctype html><h1>Choose a time</h1><script>parent.postMessage('sizing:1234', '*');</script>`,
    },
  });
});

test.afterEach(() => provider.close());

test('[RUN-6a] appointment scheduling opens in its frame, as high as it says', async ({ page }) => {
  await page.goto('/suppers');
  const block = page.locator('#block-suppers-lesson');
  await expect(block.getByRole('link', { name: 'Book at Acuity Scheduling' })).toHaveAttribute(
    'href',
    `${origin}/schedule.php?owner=20481632`,
  );
  await block.getByRole('button', { name: 'Choose a time' }).click();
  await expect(block.frameLocator('iframe').getByRole('heading')).toHaveText('Choose a time');
  await expect(block.locator('iframe')).toHaveCSS('height', '1234px');
  expect(provider.asked).toEqual([`${origin}/schedule.php?owner=20481632`]);
});
