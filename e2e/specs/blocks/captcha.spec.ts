import { expect, test, type Locator } from '@playwright/test';
import { ownServerAtRest, type OwnServer } from '../../support/ownServer';
import { waitForHumanPace } from '../../support/waitForHumanPace';

// One server for all of them.
test.describe.configure({ mode: 'default' });

interface StoredPage {
  sections: { blocks: { type: number; settings: Record<string, unknown> }[] }[];
}

const formType = 9;
let server: OwnServer;

test.beforeAll(async () => {
  server = await ownServerAtRest();
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

test('[FRM-8] [FRM-12] [RUN-2b] a form with a captcha works its proof out while it is filled in, and is stored once', async ({
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
  await expect(block.getByText('Thank you for your message')).toBeVisible();
  await page.goto('about:blank');

  // Other writers to this server have solved a question of their own.
  const ofInes = `"values"->>'name' = 'Ines'`;
  const stored = await server.rows<{ spent: number }>(
    `select (select count(*)::int from spent_captchas where submission_key = form_submissions.submission_key) as spent from form_submissions where ${ofInes}`,
  );
  expect(stored).toEqual([{ spent: 1 }]);
  await server.start();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[FRM-8] [FRM-21g] [RUN-16d] a form with a captcha asks a sum in words, and is stored once it is answered', async ({
    page,
  }) => {
    await page.goto(`${server.origin}/contact`);
    const openedAt = Date.now();
    const form = page.locator('main form').first();
    await fillIn(form, 'Berta');
    const question = form.getByLabel(/^What is \w+ plus \w+\? Please answer in figures\.$/);
    await expect(question).toHaveAccessibleDescription(/^No script has run on this page\./);
    await waitForHumanPace(openedAt);
    await question.fill('1');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Complete CAPTCHA before submitting.')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('Berta');

    await question.fill(await sumOf(form));
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you for your message')).toBeVisible();
    const stored = await namesStored();
    expect(stored.filter((name) => name === 'Berta')).toHaveLength(1);
  });
});

test('[FRM-8] [FRM-21g] the sum is optional where the captcha has loaded', async ({ page }) => {
  await page.goto(`${server.origin}/contact`);
  const openedAt = Date.now();
  const form = page.locator('main form').first();
  const question = form.getByLabel(/^What is \w+ plus/);
  await expect(question).toHaveCount(0);
  await fillIn(form, 'Clara');
  await waitForHumanPace(openedAt);
  // Posted as by a browser without the form's script.
  await form.evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element));
  await expect(page.getByText('Complete CAPTCHA before submitting.')).toBeVisible();
  await form.getByLabel('Name').press('End');
  await expect(form.getByText('Checked: you are human.')).toBeVisible();
  await expect(question).toBeHidden();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your message')).toBeVisible();
  expect(await namesStored()).toContain('Clara');
});

async function fillIn(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('ines@example.com');
  await form.getByRole('combobox').selectOption({ index: 1 });
  await form.getByLabel('Message').fill('Is the studio open?');
}

/** The sum as it is displayed. */
async function sumOf(form: Locator): Promise<string> {
  const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const [, first, second] = /What is (\w+) plus (\w+)\?/.exec((await form.textContent())!)!;
  return String(words.indexOf(first!) + words.indexOf(second!) + 4);
}

async function namesStored(): Promise<string[]> {
  // A stopped server is read, and the next test needs it.
  const stored = await server.rows<{ name: string }>(
    `select "values"->>'name' as name from form_submissions`,
  );
  await server.start();
  return stored.map(({ name }) => name);
}
