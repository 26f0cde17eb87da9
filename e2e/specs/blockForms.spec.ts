import { expect, test, type Page } from '@playwright/test';
import { owner } from '../support/configData';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { violationsOf } from '../support/violationsOf';

// One server, whose owner edits one page after the other.
test.describe.configure({ mode: 'default' });

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.remove());

async function openStudio(page: Page): Promise<void> {
  await page.goto(`${server.origin}/config/pages/page-studio`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Blocks' })).toBeVisible();
}

const preview = (page: Page) =>
  page.frameLocator('[data-preview-stage] iframe:not([data-waiting])');

test('[SRV-17] an owner edits a block by its form, without JSON, on a desk and on a phone', async ({
  page,
}) => {
  await openStudio(page);
  await page.getByRole('link', { name: 'Accordion' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accordion' })).toBeVisible();
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const)
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height });
      const question = `Do you fire for others at ${width}?`;
      await page.getByRole('button', { name: 'Add: Item' }).click();
      const entry = page.getByRole('group', { name: /^Item \d+$/ }).last();
      await entry.getByLabel('Title').fill(question);
      await entry.getByLabel('Content').fill('<p>Once a month.</p>');
      await expect(page.getByText('Not saved yet')).toBeVisible();
      await expect(preview(page).getByText(question)).toBeVisible();
      expect(await violationsOf(page, (axe) => axe.exclude('iframe'))).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    });
  await page.goto(`${server.origin}/studio`);
  for (const width of [1280, 390])
    await expect(page.getByText(`Do you fire for others at ${width}?`)).toBeVisible();
});

test('[SRV-17] a block is edited without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openStudio(page);
  await page.getByRole('link', { name: 'Accordion' }).first().click();
  const first = page.getByRole('group', { name: 'Item 1', exact: true });
  const title = await first.getByLabel('Title').inputValue();
  await page.getByRole('button', { name: 'Move Item 1 down' }).click();
  const second = page.getByRole('group', { name: 'Item 2', exact: true });
  await expect(second.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByLabel('Title')).toHaveValue(title);
  await context.close();
});
