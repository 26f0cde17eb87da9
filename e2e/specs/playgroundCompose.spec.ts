import { expect, test, type FrameLocator } from '@playwright/test';
import { openExample, watchErrors } from '../support/playground';

test.use({ viewport: { width: 1440, height: 900 } });

const example = 'site-renderer/compose-a-page';
const shownPage = (stage: FrameLocator) => stage.getByTitle('The page').contentFrame();

test('[PLY-1e] blocks are put on a page, edited as forms, and shown alive by the real runtime', async ({
  page,
}) => {
  // Before there is a page: Firefox has no such permission, and needs none to read text that the site itself has
  // copied.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = watchErrors(page);
  const stage = await openExample(page, example);
  const shown = shownPage(stage);
  const parts = stage.getByRole('region', { name: 'Parts of the page' });
  await expect(shown.getByRole('heading', { name: 'New work' })).toBeVisible();

  await parts.getByRole('button', { name: /^Text: New work/ }).click();
  await stage.getByRole('textbox', { name: /^Text/ }).fill('<h1>Fresh from the kiln</h1>');
  await expect(shown.getByRole('heading', { name: 'Fresh from the kiln' })).toBeVisible();

  await parts.getByRole('combobox', { name: 'Kind of block' }).selectOption('Accordion');
  await parts.getByRole('button', { name: 'Add block' }).click();
  const settings = stage.getByRole('region', { name: 'Settings: Accordion' });
  await settings.getByText('When are you open?').click();
  await settings.getByRole('textbox', { name: 'Title' }).first().fill('When may I come?');
  await shown.getByText('When may I come?').click();
  await expect(shown.getByText('Friday and Saturday, ten to five.')).toBeVisible();
  // The first use loads soft navigation, also into a document that a script has written.
  await expect(shown.locator('html')).toHaveAttribute('data-navigation-started', '');

  // By keyboard, and undone by it.
  const up = parts.getByRole('button', { name: 'Move up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(parts.getByRole('listitem').nth(1)).toHaveText(/^Accordion/);
  await parts.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(shown.getByText('When may I come?')).toHaveCount(0);

  // A composed page is kept when the environment settings change.
  await page.getByRole('button', { name: 'RTL', exact: true }).click();
  await expect(shown.getByRole('heading', { name: 'Fresh from the kiln' })).toBeVisible();
  await expect(shown.locator('html')).toHaveAttribute('dir', 'rtl');

  await stage.getByText('JSON', { exact: true }).click();
  await stage.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(stage.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({
    slug: 'new-work',
    sections: [{ blocks: [{ settings: { html: '<h1>Fresh from the kiln</h1>' } }] }, {}],
  });
  // If the browser denies copying, the text is selected.
  const json = stage.getByLabel('The page as JSON');
  await json.fill(copied.replace('new-work', 'newer-work'));
  await json.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  await stage.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(stage.getByRole('button', { name: 'Selected' })).toBeVisible();
  const selected = await json.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toContain('newer-work');
  expect(errors).toEqual([]);
});

test('[PLY-1e] a form of the composed page meets the server that the toolbar asks for', async ({
  page,
}) => {
  const stage = await openExample(page, example, { fault: 'server-error' });
  const shown = shownPage(stage);
  const parts = stage.getByRole('region', { name: 'Parts of the page' });
  await parts.getByRole('combobox', { name: 'Kind of block' }).selectOption('Newsletter');
  await parts.getByRole('button', { name: 'Add block' }).click();
  await shown.getByRole('textbox', { name: /E-mail/ }).fill('ada@example.com');
  await shown.getByRole('button', { name: 'Sign Up' }).click();
  const refusal = 'Could not get a form submission key, please try again later.';
  await expect(shown.getByText(refusal).first()).toBeVisible();
  await page.getByRole('tab', { name: /Events/ }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'FormSubmissionKey' }).first(),
  ).toContainText('500');
});

test('[PLY-1g] an editor puts the page online, and its address is taken from then on', async ({
  page,
}, { retry }) => {
  const stage = await openExample(page, example);
  const slug = `composed-${process.pid}-${retry}`;
  await stage.getByRole('button', { name: /^Page:/ }).click();
  await stage.getByRole('textbox', { name: /^Address/ }).fill(slug);
  await stage.getByText('Put it online').click();
  const save = stage.getByRole('button', { name: 'Save as a new page' });
  await save.click();
  await expect(stage.getByText('Who are you? Sign in as an editor of the site.')).toBeVisible();

  const email = stage.getByRole('textbox', { name: 'E-mail of an editor' });
  const password = stage.getByLabel('Password');
  await email.fill('owner@marlowclay.example');
  await password.fill('not the password');
  await password.press('Enter');
  await expect(stage.getByText('The email or the password is not right.')).toBeVisible();
  await password.fill(process.env['PLINTH_OWNER_PASSWORD']!);
  await password.press('Enter');

  const link = stage.getByRole('link', { name: new RegExp(`/${slug}$`) });
  await expect(link).toBeVisible();
  await save.click();
  await expect(
    stage.getByText(`There is a page at /${slug} already. Choose another address.`),
  ).toBeVisible();

  await page.goto(`/${slug}`);
  await expect(page.getByRole('heading', { name: 'New work' })).toBeVisible();
  const picture = page.getByRole('list', { name: 'Gallery' }).getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
