import { expect, test } from '@playwright/test';
import { startOwnServer, type OwnServer } from '../../support/ownServer';

interface StoredPage {
  sections: { blocks: { type: number; settings: Record<string, unknown> }[] }[];
}

const formType = 9;
let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = await startOwnServer();
  const [page] = await server.rows<{ definition: StoredPage }>(
    `select definition from pages where slug = 'contact'`,
  );
  const { definition } = page!;
  const form = definition.sections
    .flatMap(({ blocks }) => blocks)
    .find(({ type }) => type === formType)!;
  form.settings['captcha'] = { enabled: true };
  const json = JSON.stringify(definition).replaceAll("'", "''");
  await server.rows(`update pages set definition = '${json}' where slug = 'contact'`);
  await server.start();
});
test.afterAll(() => server?.remove());

test('[FRM-8, FRM-12, RUN-2] a form with a captcha works its proof out while it is filled in, and is stored once', async ({
  page,
}) => {
  await page.goto(`${server.origin}/contact`);
  const form = page.locator('main form').first();
  const block = page.locator('.pl-block-form').first();
  await expect(block).toHaveAttribute('data-attached', '');
  await form.getByLabel('Name').fill('Ines');
  await expect(
    block.getByRole('status').filter({ hasText: 'Checked: you are human.' }),
  ).toBeVisible();
  await form.getByLabel('Email').fill('ines@example.com');
  await form.getByRole('combobox').selectOption({ index: 1 });
  await form.getByLabel('Message').fill('Is the studio open?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(block.getByText('Thank you.')).toBeVisible();
  await page.goto('about:blank');

  const stored = await server.rows<{ name: string }>(
    `select "values"->>'name' as name from form_submissions`,
  );
  expect(stored).toEqual([{ name: 'Ines' }]);
  const spent = await server.rows<{ count: number }>(
    'select count(*)::int as count from spent_captchas',
  );
  expect(spent).toEqual([{ count: 1 }]);
});
