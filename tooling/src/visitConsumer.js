import assert from 'node:assert/strict';

/* global document, HTMLImageElement -- callbacks of `page` run in the page */

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */

const first = 'The kiln, its door half open';
const second = 'Nine bowls on a plank';

/**
 * @typedef {object} VisitOptions
 * @property {boolean} [isServed] the page is complete without JavaScript
 */

/**
 * Opens a page, runs `look` on it, and fails on each error that its console reported.
 * @param {Browser} browser @param {string} url @param {(page: Page) => Promise<void>} look
 */
async function visit(browser, url, look) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  page.setDefaultTimeout(10_000);
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(url);
    await look(page);
    assert.deepEqual(errors, [], `the console of ${url}`);
  } catch (error) {
    if (errors.length === 0 || error instanceof assert.AssertionError) throw error;
    throw new Error(`${String(error)}\n  The console said: ${errors.join('\n  ')}`, {
      cause: error,
    });
  } finally {
    await page.close();
  }
}

/**
 * The gallery of the guide: pictures loaded, in rows of one height, opened and closed by a click and a key.
 * @param {Browser} browser @param {string} url @param {VisitOptions} [options]
 */
export async function visitGallery(browser, url, { isServed = false } = {}) {
  if (isServed) await readWithoutScript(browser, url, { element: 'img', names: [first, second] });
  await visit(browser, url, async (page) => {
    const pictures = [first, second].map((name) => page.getByRole('img', { name, exact: true }));
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      await picture.and(page.locator('img:not([hidden])')).waitFor();
      await page.waitForFunction(
        (image) => image instanceof HTMLImageElement && image.naturalWidth > 0,
        await picture.elementHandle(),
      );
    }
    const [one, two] = await Promise.all(pictures.map((picture) => picture.boundingBox()));
    assert.ok(one && two && Math.abs(one.height - two.height) < 2, 'one row has one height');
    assert.ok(Math.abs(one.y - two.y) < 2 && two.x > one.x, 'two pictures are in one row');

    const dialog = page.getByRole('dialog');
    await page.getByRole('link', { name: second }).click();
    await dialog.waitFor();
    assert.match(await dialog.innerHTML(), /bowls\.jpg/);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });
}

/**
 * A component of every package in React, rendered and interactive.
 * @param {Browser} browser
 * @param {string} url
 * @param {VisitOptions} [options]
 */
export async function visitEverything(browser, url, { isServed = false } = {}) {
  if (isServed)
    await readWithoutScript(browser, url, { element: 'summary', names: ['When are you open?'] });
  await visit(browser, url, async (page) => {
    await page.getByText('€19.99, no link').waitFor();
    // A tooltip keeps the `ref` of its child.
    if (!isServed) await page.getByText('the button Delete').waitFor();
    await page.getByText('When are you open?').click();
    await page.getByText('Every day.').waitFor();
    const banner = page.getByRole('region', { name: 'Cookie banner' });
    await banner.getByRole('button').first().click();
    await banner.waitFor({ state: 'hidden' });
    const button = page.getByRole('button', { name: 'Delete' });
    await button.hover();
    await page.getByRole('tooltip').waitFor();
    await button.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Delete the page?' });
    await dialog.waitFor();
    // The style sheet has loaded: without it the title would be at the page's edge.
    const title = await dialog.getByRole('heading').boundingBox();
    assert.ok(title && title.x > 200 && title.y > 150, 'the dialog is in the middle');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('textbox', { name: /E-mail/ }).fill('ada@example.com');
  });
}

/** The accordion of the guide, with its arrow keys. @param {Browser} browser @param {string} url */
export async function visitAccordion(browser, url) {
  await visit(browser, url, async (page) => {
    await page.getByText('When are you open?').click();
    await page.getByText('Every day from ten to six.').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('summary:focus', { hasText: 'Do you send abroad?' }).waitFor();
  });
}

/**
 * Every entry of the page's import map loads in the browser as it is.
 * @param {Browser} browser @param {string} url
 */
export async function visitEntries(browser, url) {
  await visit(browser, url, async (page) => {
    const failures = await page.evaluate(async () => {
      const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
      const entries = Object.keys(JSON.parse(map).imports);
      const loads = await Promise.allSettled(entries.map((entry) => import(entry)));
      return loads.flatMap((load, index) =>
        load.status === 'rejected' ? [`${entries[index]}: ${String(load.reason)}`] : [],
      );
    });
    assert.deepEqual(failures, [], 'entries that do not load');
  });
}

/**
 * A page that loads two packages by a script tag each: their names exist side by side.
 * @param {Browser} browser @param {string} url
 */
export async function visitScriptTags(browser, url) {
  await visit(browser, url, async (page) => {
    const field = page.getByRole('textbox', { name: 'E-mail' });
    await field.fill('ada');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Email is not valid.').first().waitFor();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Visits may be counted.').waitFor();
  });
}

/**
 * Reads the page as a visitor without JavaScript.
 * @param {Browser} browser @param {string} url @param {{ element: 'img' | 'summary', names: string[] }} parts
 */
async function readWithoutScript(browser, url, { element, names }) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    for (const name of names) {
      const found =
        element === 'img'
          ? page.getByRole('img', { name, exact: true })
          : page.locator(element, { hasText: name });
      assert.equal(await found.count(), 1, `without JavaScript: ${name}`);
    }
  } finally {
    await context.close();
  }
}
