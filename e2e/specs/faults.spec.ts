import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { changePage } from '../support/changePage';
import { waitForHumanPace } from '../support/waitForHumanPace';
import { watchConsole } from '../support/watchConsole';
import { watchReports } from '../support/watchReports';
import { watchRequests } from '../support/watchRequests';
import { pageStarted } from '../support/pageStarted';

/** A visitor who has consented: errors may be reported. */
async function accept(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: baseURL! }]);
}

/** Before its script has loaded, the browser posts a form itself; another test checks the server's answer. */
async function expectWorkingForm(page: Page, button = 'Send'): Promise<void> {
  const email = page.getByLabel('Email');
  const block = page.locator('[data-block-type]', { has: email });
  // The parts above get their height while the page is scrolled: until then the form may move.
  await expect(async () => {
    await email.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-attached', '', { timeout: 500 });
  }).toPass();
  await email.fill('no address');
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText('Email is not valid.').first()).toBeVisible();
}

test.beforeEach(async ({ context, baseURL }) => {
  await accept(context, baseURL);
});

test('[MOD-18] [CNS-8] a page context that is no JSON: the page reads, the form works, nothing is tracked', async ({
  page,
}) => {
  const reports = await watchReports(page);
  const errors = await watchConsole(page, ['error']);
  await changePage(page, '/contact', (html) =>
    html.replace(/(id="plinth-page-context">)[^<]*/, '$1{"website": {"id": broken'),
  );
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
  await expectWorkingForm(page);
  // The permission to report is in the context: only the console shows the error.
  await expect
    .poll(() => errors.filter((text) => text.includes('The page context is not JSON')).length)
    .toBe(1);
  expect(reports).toEqual([]);
});

test('[GAL-2] [RUN-15f] a gallery whose settings are broken reads on; the form beside it works', async ({
  page,
}) => {
  await changePage(page, '/glaze-notes', (html) =>
    html.replace(/(data-block-type="8" data-block-json=")[^"]*/, '$1{&quot;design'),
  );
  await page.goto('/glaze-notes');
  await expectWorkingForm(page, 'Ask');
  await expect(page.getByRole('heading', { name: 'Note 1.' })).toBeVisible();
});

test('[RUN-15h] a sheet that loads late delays neither what is above it nor any block', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isAskedFor = false;
  await page.route(/accordion-[^/]*\.css$/, async (route) => {
    isAskedFor = true;
    await held;
    await route.continue();
  });
  await page.goto('/glaze-notes', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => isAskedFor).toBe(true);
  // Chromium stops parsing at the sheet, Firefox parses to the end: neither has loaded the page.
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  release();
  await expectWorkingForm(page, 'Ask');
});

test('[RUN-15f] a block of an unknown type is left alone', async ({ page }) => {
  const reports = await watchReports(page);
  await changePage(page, '/contact', (html) =>
    html.replace(
      '<main id="main" tabindex="-1">',
      '$&<div data-block-type="4711" id="block-new"><p>From tomorrow</p></div>',
    ),
  );
  await page.goto('/contact');
  await expect(page.getByText('From tomorrow')).toBeVisible();
  await expectWorkingForm(page);
  expect(reports).toEqual([]);
});

test('[RUN-15f] a block whose script cannot be loaded stays readable, says so once, and the others work', async ({
  page,
}) => {
  const reports = await watchReports(page);
  let kept = 0;
  await page.route(/\/assets\/[^?]*\.js(\?|$)/, async (route) => {
    const response = await route.fetch();
    const isAccordion = (await response.text()).includes('pl-accordion');
    if (isAccordion) kept += 1;
    await (isAccordion ? route.abort() : route.fulfill({ response }));
  });
  await page.goto('/studio');
  const first = page.getByText('Can I visit?');
  await first.scrollIntoViewIfNeeded();
  await first.click();
  await expect(page.getByText('On Fridays and Saturdays')).toBeVisible();
  // The browser shows the text without the script.
  await expect.poll(() => kept).toBeGreaterThan(0);
  await expect
    .poll(() => reports.filter(({ block }) => block?.startsWith('accordion')).length)
    .toBe(1);
});

test('[RUN-15h], [FRM-20c] storage that throws changes nothing for the visitor', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/contact');
  await expectWorkingForm(page);
  expect(errors).toEqual([]);
});

test('[RUN-15h] cookies that throw change nothing for the visitor', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
      set() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/contact');
  await expectWorkingForm(page);
  expect(errors).toEqual([]);
});

test('[TRK-7], [FRM-15] a server that answers every call with 500 keeps the page and the entries', async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Greta');
  await page.getByLabel('Email').fill('greta@example.com');
  await page.getByLabel('What is it about?').selectOption('A visit');
  await page.getByLabel('Message').fill('May I come?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText(/Could not get a form submission key|Unable to send form/).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('May I come?');
});

test('[FRM-20m], [FRM-21a] a message begun without a connection goes when it is back, by the browser alone', async ({
  page,
}) => {
  const openedAt = Date.now();
  await page.goto('/contact');
  const block = page.locator('[data-block-type]', { has: page.getByLabel('Email') });
  await expect(block).toHaveAttribute('data-attached', '');
  await expect(page.getByText('0 / 2000')).toBeVisible();
  await waitForHumanPace(openedAt);
  // The sending part is requested with the first entry, and fails to load.
  const lost = page.waitForEvent('requestfailed', (request) => /sending-/.test(request.url()));
  await page.context().setOffline(true);
  await page.getByLabel('Name').fill('Lea');
  await lost;
  await page.getByLabel('Email').fill('lea@example.com');
  await page.getByLabel('What is it about?').selectOption('A visit');
  await page.getByLabel('Message').fill('From the tunnel');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.pl-form-below')).toContainText('You are offline.');
  await page.context().setOffline(false);
  await expect(page.getByText('Thank you for your message')).toBeVisible();
  // The answer is a page like any other: its scripts run, and add no second form.
  await expect(page.locator('.pl-block-form')).toHaveAttribute('data-attached', '');
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
});

test('[API-12a] a server that never answers: the form says so, and the page goes on', async ({
  page,
}) => {
  await page.route('**/api/**', () => {});
  const sent = watchRequests(page, /^\/api\//);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Hanna');
  await page.getByLabel('Email').fill('hanna@example.com');
  await page.getByLabel('What is it about?').selectOption('A visit');
  await page.getByLabel('Message').fill('Anyone there?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Submitting…' })).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Studio', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Three people/);
});

test('[RUN-1c, A-176] a second run of the main script warns and changes nothing', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await changePage(page, '/contact', (html) => {
    const script = /<script type="module" src="([^"]+)"/.exec(html)!;
    return html.replace(
      '</body>',
      `<script type="module" src="${script[1]}?copy"></script></body>`,
    );
  });
  await page.goto('/contact');
  await expect.poll(() => warnings.join()).toContain('ran twice');
  await expectWorkingForm(page);
});

test('[FRM-20e] a message written before the form’s script has come outlives a reload', async ({
  page,
}) => {
  // They are requested at the first touch, and never arrive.
  await page.route(/\/assets\/(form|attachFormBehaviour)-/, () => {});
  await page.goto('/contact');
  const form = page.locator('#block-contact-form');
  const kept = () =>
    page.evaluate(() => Object.values({ ...sessionStorage }).some((text) => /a mug/.test(text)));
  await expect
    .poll(async () => {
      // Typed again until the small part has loaded: the test is faster than a person.
      await form.getByLabel('Message').fill('');
      await form.getByLabel('Message').pressSequentially('I would like a mug.');
      return kept();
    })
    .toBe(true);
  await page.unroute(/\/assets\/(form|attachFormBehaviour)-/);
  await page.goto('/contact');
  await expect(form.getByLabel('Message')).toHaveValue('I would like a mug.');
  await form.getByLabel('Name').fill('Ottilie');
  await form.getByLabel('Email').fill('ottilie@example.com');
  await form.getByLabel('What is it about?').selectOption('An order');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you for your message').first()).toBeVisible();
  expect(await kept()).toBe(false);
});

test('[RUN-5, A-271, B-248] a form whose part fails to load says so in the console', async ({
  page,
}) => {
  const errors = await watchConsole(page, ['error']);
  await page.route(/\/assets\/attachFormBehaviour-/, (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Lea');
  await expect.poll(() => errors.join('\n')).toContain('Could not render form');
});

test('[RUN-5, A-272, B-248] a cart that fails to load says so in the console; its link stays', async ({
  page,
}) => {
  const errors = await watchConsole(page, ['error']);
  await page.route(/\/assets\/cartToServer-/, (route) => route.abort());
  await page.goto('/studio');
  await pageStarted(page);
  const watching = page.waitForResponse(/\/watchCart-/);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  // Imported again it runs when the page's own import has been answered.
  await page.evaluate((address) => import(address), (await watching).url());
  await page.evaluate(() => new BroadcastChannel('plinth-cart').postMessage({}));
  await expect.poll(() => errors.join('\n')).toContain('Commerce rollup not loaded');
  await expect(page.getByRole('link', { name: 'Cart 0, No items' })).toBeVisible();
});
