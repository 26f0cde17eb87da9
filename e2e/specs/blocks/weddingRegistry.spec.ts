import { expect, test } from '@playwright/test';
import { startFakeProvider, type FakeProvider } from '../../support/fakeProvider';

const script = `
  for (const link of document.querySelectorAll('a.zola-registry-embed')) {
    const frame = document.createElement('iframe');
    frame.title = 'Zola';
    frame.src = 'https://www.zola.com/embed/' + link.dataset.registryKey;
    link.after(frame);
  }`;
let provider: FakeProvider;

test.beforeEach(async ({ page }) => {
  provider = await startFakeProvider(page, ['https://widget.zola.com', 'https://www.zola.com'], {
    '/js/widget.js': { type: 'text/javascript', body: script },
  });
});

test.afterEach(() => provider.close());

test('[RUN-6a] a wedding registry is a link first, and shows its list when it is wanted', async ({
  page,
}) => {
  await page.goto('/suppers');
  const block = page.locator('#block-suppers-registry');
  await expect(block.getByRole('heading')).toHaveText('For two who marry');
  await expect(block.getByRole('link', { name: 'Our registry at Zola' })).toHaveAttribute(
    'href',
    'https://www.zola.com/registry/ines-and-paul',
  );
  expect(provider.asked).toEqual([]);
  await block.getByRole('button', { name: 'Show the registry here' }).click();
  await expect(
    block.frameLocator('iframe[title=Zola]').getByText('/embed/ines-and-paul'),
  ).toBeVisible();
});
