import { expect, test } from '@playwright/test';
import { startFakeProvider, type FakeProvider } from '../../support/fakeProvider';

const origin = 'https://www.exploretock.com';
/** The service's script: handles the queued calls and renders into its container. */
const script = `
  for (const [, business] of window.tock.queue) {
    const frame = document.createElement('iframe');
    frame.title = 'Tock';
    frame.src = '${origin}/widget/' + business;
    document.getElementById('Tock_widget_container').append(frame);
  }`;
let provider: FakeProvider;

test.beforeEach(async ({ page }) => {
  provider = await startFakeProvider(page, [origin], {
    '/tock.js': { type: 'text/javascript', body: script },
  });
});

test.afterEach(() => provider.close());

test('[RUN-3, A-62, A-299, B-313] the second reservation widget is a column up to 750 px, whatever the page’s width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/suppers');
  const widget = page.locator('#block-suppers-counter .pl-widget');
  await widget.scrollIntoViewIfNeeded();
  await expect(widget).toHaveAttribute('data-layout', 'column');
  await widget.evaluate((element) => (element.style.inlineSize = '751px'));
  await expect(widget).toHaveAttribute('data-layout', 'row');
  await widget.evaluate((element) => (element.style.inlineSize = '750px'));
  await expect(widget).toHaveAttribute('data-layout', 'column');
});

test('[RUN-3, A-231, B-174] [RUN-6d] its script comes from outside with the page’s nonce, after a click alone', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/suppers');
  const block = page.locator('#block-suppers-counter');
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('button', { name: 'Find a table' })).toBeVisible();
  expect(provider.asked).toEqual([]);
  await block.getByRole('button', { name: 'Find a table' }).click();
  await expect(
    block.frameLocator('iframe[title=Tock]').getByText('/widget/marlow-clay-counter'),
  ).toBeVisible();
  expect(provider.asked).toEqual([`${origin}/tock.js`, `${origin}/widget/marlow-clay-counter`]);
  // The strict policy and its Trusted Types refused nothing.
  expect(refused).toEqual([]);
});

test('[RUN-6c] a script that does not arrive leaves the link and a further try', async ({
  page,
}) => {
  let isDown = true;
  await page.route(`${origin}/tock.js`, (route) => (isDown ? route.abort() : route.fallback()));
  await page.goto('/suppers');
  const block = page.locator('#block-suppers-counter');
  await block.getByRole('button', { name: 'Find a table' }).click();
  await expect(block.getByRole('status')).toHaveText(
    'Tock did not answer. Try again, or go there directly.',
  );
  await expect(block.getByRole('link', { name: 'Reserve at Tock' })).toBeVisible();
  isDown = false;
  await block.getByRole('button', { name: 'Try again' }).click();
  await expect(block.frameLocator('iframe[title=Tock]').getByRole('heading')).toBeVisible();
});
