import { expect, test, type Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from '../support/ownServer';

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer();
});

test.afterAll(async () => {
  await server.remove();
});

test('[FRM-20o] [SRV-2f] the same entries from a duplicated tab are stored once, and changed ones are stored too', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: server.origin }]);
  await page.goto(`${server.origin}/contact`);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('What is it about?').selectOption('An order');
  await page.getByLabel('Message').fill('Twelve bowls');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain('Twelve bowls');

  const same = await duplicate(page);
  const changed = await duplicate(page);
  await send(page);
  await send(same);
  await changed.getByLabel('Message').fill('And a jug');
  await send(changed);

  const rows = await server.rows<{ values: { message: string } }>(
    'select values from form_submissions order by received_at',
  );
  expect(rows.map(({ values }) => values.message)).toEqual(['Twelve bowls', 'And a jug']);
});

/** A tab that a page opens has a copy of its storage, as a duplicated one does. */
async function duplicate(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await expect(copy.getByLabel('Message')).toHaveValue('Twelve bowls');
  return copy;
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your message')).toBeVisible();
}
