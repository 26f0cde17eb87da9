import { expect, test, type Locator, type Page } from '@playwright/test';
import { owner } from '../support/configData';
import { startOwnServer, type OwnServer } from '../support/ownServer';
import { textField, writeText } from '../support/richText';
import { sidewaysScroll } from '../support/sidewaysScroll';
import { signIn } from '../support/signIn';
import { violationsOf } from '../support/violationsOf';

// One server, whose owner edits one text after the other.
test.describe.configure({ mode: 'default' });

let server: OwnServer;

test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.remove());

const formAddress = '/config/pages/page-glaze-notes';

/** The first text of a page in its form, before its editor has loaded. */
async function openField(page: Page): Promise<Locator> {
  await page.goto(`${server.origin}${formAddress}`);
  if (await page.getByLabel('Email').isVisible()) await signIn(page, owner);
  await page
    .getByRole('button', { name: /^Edit Text/ })
    .first()
    .click();
  const text = textField(page, 'Text *');
  await expect(text).toBeVisible();
  return text;
}

/** The same with its editor, which handles keys that the field does not. */
async function openText(page: Page): Promise<Locator> {
  const text = await openField(page);
  await expect(page.getByRole('toolbar', { name: 'Text: formatting' })).toBeVisible();
  return text;
}

const written = (page: Page) => page.locator('[data-rich-text] textarea');
const preview = (page: Page) =>
  page.frameLocator('[data-preview-stage] iframe:not([data-waiting])');

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Copies what another program would have put into the clipboard, and pastes it by the keyboard. */
async function paste(text: Locator, html: string, plain: string): Promise<void> {
  await text.evaluate(
    (element, [html, plain]) => {
      const copy = (event: ClipboardEvent) => {
        event.clipboardData!.setData('text/html', html);
        event.clipboardData!.setData('text/plain', plain);
        event.preventDefault();
        event.stopPropagation();
      };
      element.ownerDocument.addEventListener('copy', copy, { once: true, capture: true });
    },
    [html, plain] as const,
  );
  await text.press('ControlOrMeta+c');
  await text.press('ControlOrMeta+v');
}

test('[SRV-160a] an owner writes a text with headings, bold and lists, on a desk and on a phone', async ({
  page,
}) => {
  const text = await openText(page);
  await expect(written(page)).toBeHidden();
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const)
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height });
      await writeText(page, 'Text *', [
        ['Heading 2', `Ash at ${width}`],
        ['Paragraph', 'From the '],
      ]);
      const bold = page.getByRole('button', { name: 'Bold' });
      await text.press('ControlOrMeta+b');
      await expect(bold).toHaveAttribute('aria-pressed', 'true');
      await text.pressSequentially('oak');
      await bold.click();
      await expect(bold).toHaveAttribute('aria-pressed', 'false');
      await text.pressSequentially(' by the weir.');
      await text.press('Enter');
      await page.getByRole('button', { name: 'Bulleted list' }).click();
      await text.pressSequentially('washed');
      await text.press('Enter');
      await text.pressSequentially('sieved');
      await expect(written(page)).toHaveValue(
        `<h2>Ash at ${width}</h2>\n<p>From the <strong>oak</strong> by the weir.</p>\n<ul><li>washed</li><li>sieved</li></ul>`,
      );
      await expect(preview(page).getByRole('heading', { name: `Ash at ${width}` })).toBeVisible();
      await expect(page.getByText('Not saved yet')).toBeVisible();
      expect(await violationsOf(page, { withoutFrames: true })).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  await publish(page);
  await page.goto(`${server.origin}/glaze-notes`);
  await expect(page.getByRole('heading', { level: 2, name: 'Ash at 390' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'sieved' })).toBeVisible();
});

test('[SRV-160a] the keyboard reaches every button, and Tab leaves the text', async ({ page }) => {
  const text = await openText(page);
  await text.focus();
  await text.press('Alt+F10');
  await expect(page.getByRole('combobox', { name: 'Style' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'HTML', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'HTML', exact: true })).toBeFocused();
});

test('[SRV-160b] an unchanged text stays, its HTML is shown by a button, and a change is undone', async ({
  page,
}) => {
  const text = await openText(page);
  const before = await written(page).inputValue();
  await text.click();
  await text.press('ArrowRight');
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await expect(written(page)).toHaveValue(before);
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(textField(page, 'Text *')).toHaveValue(before);
  await textField(page, 'Text *').fill(
    '<p>One</p><table><tbody><tr><td>kept</td></tr></tbody></table>',
  );
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(text.getByRole('cell', { name: 'kept' })).toBeVisible();
  await text.getByText('One').click();
  await text.press('End');
  await text.pressSequentially(' more');
  await expect(written(page)).toHaveValue(
    '<p>One more</p>\n<table><tbody><tr><td>kept</td></tr></tbody></table>',
  );
  await text.press('ControlOrMeta+z');
  await expect(written(page)).toHaveValue(
    '<p>One</p>\n<table><tbody><tr><td>kept</td></tr></tbody></table>',
  );
});

test('[SRV-160b] a text with a part that visitors do not get is opened as HTML, and says so', async ({
  page,
}) => {
  const text = await openText(page);
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  const html = '<p>Weir<script>window.pwned = 1</script></p>';
  await textField(page, 'Text *').fill(html);
  await publish(page);
  const field = page.getByRole('textbox', { name: 'Text *' });
  await expect(field).toHaveValue(html);
  await expect(field).toHaveAccessibleDescription(/<script>/);
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(text).toHaveText('Weir');
  // Opening the text removes nothing; a change does.
  await expect(written(page)).toHaveValue(html);
  await text.press('End');
  await text.pressSequentially('!');
  await expect(written(page)).toHaveValue('<p>Weir!</p>');
  await publish(page);
});

test('[SRV-160c] [B-201] a link is picked by its kind, and an invalid one is reported', async ({
  page,
}) => {
  const text = await openText(page);
  await writeText(page, 'Text *', [['Paragraph', 'Write to us']]);
  await text.press('ControlOrMeta+a');
  await text.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByRole('combobox', { name: 'Address' });
  await dialog.getByLabel('Kind of link').selectOption('Email');
  await address.fill('ida@example');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(
    'Emails must be formatted as name@example.com.',
  );
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('ida@example.com');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(text).toBeFocused();
  await expect(written(page)).toHaveValue(
    '<p><a href="mailto:ida@example.com">Write to us</a></p>',
  );
  // The link is offered again, and leads elsewhere.
  await text.press('End');
  await text.press('ArrowLeft');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(address).toHaveValue('ida@example.com');
  await dialog.getByLabel('Kind of link').selectOption('Page');
  await address.fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await address.fill('/contact');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(written(page)).toHaveValue('<p><a href="/contact">Write to us</a></p>');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove link' }).click();
  await expect(written(page)).toHaveValue('<p>Write to us</p>');
  // Enter in the dialog has sent no form.
  await expect(page).toHaveURL(server.origin + formAddress);
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  expect(await violationsOf(page, { withoutFrames: true })).toEqual([]);
});

test('[SRV-160d] a pasted text is cleaned by the site, runs nothing, and loads nothing of others', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // The preview is the page as visitors get it.
    if (request.frame() === page.mainFrame()) asked.push(request.url());
  });
  const text = await openText(page);
  await writeText(page, 'Text *', [['Paragraph', 'Before ']]);
  await paste(
    text,
    '<meta charset="utf-8"><b style="font-weight:normal"><p class="MsoNormal" onclick="pwn()">bold <span style="font-weight:700">word</span><script>window.pwned = 1</script><img src="https://evil.example/x.png" onerror="window.pwned = 1" alt="seen"><iframe srcdoc="<script>top.pwned = 1</script>"></iframe> <a href="javascript:pwn()">link</a> <a href="/contact">there</a></p></b>',
    'bold word link',
  );
  await expect(text).toContainText('Before bold word');
  const html = await written(page).inputValue();
  expect(html).toContain('<strong>word</strong>');
  expect(html).toContain('<a href="/contact">there</a>');
  expect(html).not.toMatch(/href=""|script|onerror|onclick|iframe|srcdoc|Mso|font-weight/i);
  await expect(page.getByRole('status').filter({ hasText: '<script>' }).first()).toBeVisible();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
});

test('[SRV-160d] keeps the text of a paste while the server is away', async ({ page }) => {
  const text = await openText(page);
  await writeText(page, 'Text *', [['Paragraph', 'Before ']]);
  await page.route('**/config/rich-text', (route) => route.abort());
  await paste(text, '<p>one <b>two</b></p>', 'one two');
  await expect(text).toContainText('Before one two');
  await expect(page.getByRole('status').filter({ hasText: 'did not answer' })).toBeVisible();
  await page.unroute('**/config/rich-text');
  // A file is no text; it is not opened instead of the page.
  await text.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    element.dispatchEvent(drop);
    if (!drop.defaultPrevented) throw new Error('The browser would open the file.');
  });
  await expect(
    page.getByRole('status').filter({ hasText: 'Files cannot be pasted' }),
  ).toBeVisible();
});

test('[SRV-160e] a text that is not saved is brought back into the editor', async ({ page }) => {
  const text = await openText(page);
  await writeText(page, 'Text *', [['Heading 3', 'Not saved']]);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${server.origin}${formAddress}`);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(text.getByRole('heading', { level: 3, name: 'Not saved' })).toBeVisible();
});

test('[SRV-160e] without a script a text is edited as HTML', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openField(page);
  await expect(page.getByRole('toolbar')).toBeHidden();
  await textField(page, 'Text *').fill('<h1>Glaze notes</h1><p>By hand.</p>');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.goto(`${server.origin}/glaze-notes`);
  await expect(page.getByText('By hand.')).toBeVisible();
  await context.close();
});

test('[SRV-160f] a text from right to left is aligned to its side', async ({ page }) => {
  const text = await openText(page);
  await writeText(page, 'Text *', [
    ['Paragraph', 'שלום עולם'],
    ['Paragraph', 'And from the left'],
  ]);
  const box = async (words: string) => {
    const range = await text.getByText(words).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    });
    return range;
  };
  const [hebrew, english] = [await box('שלום'), await box('And from')];
  expect(hebrew.left).toBeGreaterThan(english.left + 50);
});
