import { expect, test, type Page } from '@playwright/test';
import { owner } from '../support/configData';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { writeText } from '../support/richText';
import { violationsOf } from '../support/violationsOf';
import { needs } from '../support/needs';
import { watchPolicy } from '../support/watchPolicy';
import { sidewaysScroll } from '../support/sidewaysScroll';
import { signIn } from '../support/signIn';

// One server, whose owner edits one page after the other.
test.describe.configure({ mode: 'default' });

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.remove());

async function openStudio(page: Page): Promise<void> {
  await page.goto(`${server.origin}/config/pages/page-studio/json`);
  await signIn(page, owner);
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
      await writeText(entry, 'Content', [['Paragraph', 'Once a month.']]);
      await expect(page.getByText('Not saved yet')).toBeVisible();
      await expect(preview(page).getByText(question)).toBeVisible();
      expect(await violationsOf(page, { withoutFrames: true })).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
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

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`[SRV-70a] [SRV-70b] [SRV-70c] a page is made of blocks by its form, by keyboard and pointer, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openStudio(page);
    await page.goto(`${server.origin}/config/new-page`);
    const title = `Kilns of ${width}`;
    await page.getByLabel('Title *').fill(title);
    await page.getByLabel('Kind of block, Section 1').selectOption({ label: 'Quote' });
    await page.getByRole('button', { name: 'Add block Section 1' }).press('Enter');
    await page.getByRole('textbox', { name: 'Quote *' }).fill(`Slow fire, ${width}.`);
    await expect(preview(page).getByText(`Slow fire, ${width}.`)).toBeVisible();

    // Up moves it before the initial text; the key can be pressed again.
    const blocks = page.getByRole('region', { name: 'Section 1' }).getByRole('listitem');
    await page.getByRole('button', { name: /^Up Quote/ }).press('Enter');
    await expect(blocks.first()).toContainText('Quote');
    await expect(page.getByRole('button', { name: /^Down Quote/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(blocks.first()).toContainText('Text');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(blocks.first()).toContainText('Quote');

    // The same with the pointer, if both are in view: in Firefox a click scrolls its target into the middle.
    await page.getByRole('button', { name: /^Close Quote/ }).click();
    await expect(page.getByRole('button', { name: /^Edit Quote/ })).toBeVisible();
    await blocks.last().locator('[data-handle]').scrollIntoViewIfNeeded();
    await blocks.first().locator('strong').scrollIntoViewIfNeeded();
    const from = (await blocks.last().locator('[data-handle]').boundingBox())!;
    const to = (await blocks.first().locator('strong').boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 2, { steps: 5 });
    await page.mouse.up();
    await expect(blocks.first()).toContainText('Text');

    await expect(page.getByText('Not saved yet')).toBeVisible();
    expect(await violationsOf(page, { withoutFrames: true })).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.goto(`${server.origin}/kilns-of-${width}`);
    await expect(page.getByText(`Slow fire, ${width}.`)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
  });
}

test('[SRV-70g] [SRV-74] the block that is edited is in sight, its picture takes the sample’s description away, and the policy refuses nothing', async ({
  page,
}) => {
  const refused = await watchPolicy(page.context());
  await openStudio(page);
  await page.goto(`${server.origin}/config/files`);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'kiln.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle r="9"/></svg>',
    ),
  });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Files' }).getByText('kiln.svg')).toBeVisible();
  await page.goto(`${server.origin}/config/pages/page-home`);
  const section = page.getByRole('combobox', { name: /^Kind of block, Section/ }).last();
  await section.selectOption({ label: 'Gallery' });
  await page
    .getByRole('button', { name: /^Add block Section/ })
    .last()
    .click();
  const picture = page.getByRole('group', { name: 'Picture 1', exact: true });
  await expect(picture.getByLabel('Description').first()).toHaveValue('A laid table');
  await expect(page.getByLabel('Design', { exact: true }).locator('option:checked')).toHaveText(
    'Rows',
  );
  await expect(preview(page).getByRole('img', { name: 'A laid table' }).last()).toBeInViewport();
  await picture.getByRole('button', { name: /^Choose a picture/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('button', { name: 'kiln.svg' }).click();
  await expect(dialog).toBeHidden();
  await expect(picture.getByLabel('Description').first()).toHaveValue('');
  await picture.getByRole('button', { name: /^Choose a picture/ }).click();
  const svg = (width: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"/>`);
  await dialog.locator('input[type="file"]').setInputFiles(
    [41, 42, 43].map((width) => ({
      name: `shelf-${width}.svg`,
      mimeType: 'image/svg+xml',
      buffer: svg(width),
    })),
  );
  await expect(page.getByRole('group', { name: 'Picture 4', exact: true })).toBeVisible();
  for (const [at, width] of [
    [1, 41],
    [3, 42],
    [4, 43],
  ] as const)
    await expect(
      page.getByRole('group', { name: `Picture ${at}`, exact: true }).getByLabel('Width'),
    ).toHaveValue(String(width));
  expect(refused).toEqual([]);
});

test('[SRV-74] a picture is chosen among thumbnails', async ({ page }) => {
  await openStudio(page);
  await page.goto(`${server.origin}/config/files`);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'jar.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle r="9"/></svg>',
    ),
  });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Files' }).getByText('jar.svg')).toBeVisible();
  await page.goto(`${server.origin}/config/pages/page-studio`);
  await page.getByText('About the page').click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const choose = page.getByRole('button', { name: /^Choose a picture Picture where/ });
  const failure = 'The pictures cannot be loaded. Please try again.';
  // Nothing opens when the list fails to load, and a message appears.
  await page.route('**/config/pictures*', (route) => route.abort());
  await choose.click();
  await expect(page.getByRole('alert').getByText(failure)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.unroute('**/config/pictures*');
  await choose.click();
  await expect(dialog).toBeVisible();
  await page.route('**/config/pictures*', (route) => route.abort());
  await dialog.getByRole('searchbox').fill('jar');
  await dialog.getByRole('searchbox').press('Enter');
  await expect(dialog.getByText(failure)).toBeVisible();
  await page.unroute('**/config/pictures*');
  await dialog.getByRole('searchbox').fill('nothing');
  await dialog.getByRole('searchbox').press('Enter');
  await expect(dialog.getByText('No picture matches.')).toBeVisible();
  await dialog.getByRole('searchbox').fill('jar');
  await dialog.getByRole('searchbox').press('Enter');
  expect(await violationsOf(page, { withoutFrames: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'jar.svg' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Picture where the address is shared')).toHaveValue(/^\/s\//);
  await expect(page.getByText('Not saved yet')).toBeVisible();
});

test('[SRV-90b] fields of a form are dragged by a finger and by a mouse', async ({ browser }) => {
  needs('touch');
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await openStudio(page);
  await page.goto(`${server.origin}/config/pages/page-contact/blocks/contact-form/form`);
  const titles = page.locator('[data-form-fields] [data-form-title]');
  const names = async () =>
    (await titles.allTextContents()).map((text) => text.replace(/[\u2068\u2069]|^\d+\. /g, ''));
  const before = await names();
  const place = async (field: number, part: string) => {
    const one = page.locator('[data-form-field]').nth(field).locator(part);
    await one.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await one.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2, height };
  };

  const session = await context.newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const last = await place(2, '[data-handle]');
  const first = await place(0, 'summary');
  await touch('touchStart', [last]);
  const above = { x: last.x, y: first.y - first.height / 4 };
  for (const share of [0.3, 0.6, 1])
    await touch('touchMove', [{ x: last.x, y: last.y + (above.y - last.y) * share }]);
  await expect(page.locator('[data-form-field]').first()).toHaveAttribute('data-drop', 'before');
  await touch('touchEnd', []);
  await expect.poll(names).toEqual([before[2], before[0], before[1], ...before.slice(3)]);

  // The mouse moves it back.
  const handle = await place(0, '[data-handle]');
  const third = await place(2, 'summary');
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(third.x, third.y + third.height / 4, { steps: 4 });
  await page.mouse.up();
  await expect.poll(names).toEqual(before);
  // A handle opens nothing.
  await expect(page.locator('[data-form-field] details[open]')).toHaveCount(0);
  await context.close();
});
