import { expect, test, type Browser, type Cookie, type Page } from '@playwright/test';
import { cookiesOf } from '../support/cookies';
import { areaPages } from '../support/areaPages';
import { fillOwnServer, owner, viewer } from '../support/configData';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { finishTransitions, violationsOf } from '../support/violationsOf';
import { needs } from '../support/needs';
import { sidewaysScroll } from '../support/sidewaysScroll';
import { signIn } from '../support/signIn';

// One server with a month of visits, submissions and orders, one test after the other.
test.describe.configure({ mode: 'default' });

let server: OwnServer;

test.beforeAll(async () => {
  server = await ownServerAtRest();
  await fillOwnServer(server);
});
test.afterAll(() => server.remove());

/** A visitor's session, by address: signing in is limited to some times a minute, as it should be. */
const sessions = new Map<string, Cookie[]>();

async function signInAt(page: Page, path = '/config/', who = owner): Promise<void> {
  await page.context().addCookies(sessions.get(who.email) ?? []);
  await page.goto(server.origin + path);
  const signOut = page.getByRole('button', { name: 'Sign out' });
  // A page of the area may require a sign-in first.
  await expect(signOut.or(page.getByLabel('Email', { exact: true }))).toBeVisible();
  if (await signOut.isVisible()) return;
  await signIn(page, who);
  sessions.set(who.email, await page.context().cookies());
}

const open = (page: Page, path: string) => page.goto(server.origin + path);
const site = (page: Page) => page.frameLocator('[data-site-frame]');
const preview = (page: Page) =>
  page.frameLocator('[data-preview-stage] iframe:not([data-waiting])');
const started = (page: Page) =>
  expect(site(page).locator('html')).toHaveAttribute('data-page-started', '');

async function withoutScript(browser: Browser): Promise<Page> {
  needs('pages without scripts');
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

async function expectAccessible(page: Page): Promise<void> {
  // The pages inside the frames have their own tests.
  expect(await violationsOf(page, { withoutFrames: true })).toEqual([]);
}

test.describe('the site in its frame', () => {
  test('[SRV-3e, A-4] is where an owner who opens a page is led, and shows that page', async ({
    page,
  }) => {
    await signInAt(page, '/config/?frameUrl=%2Fstudio%3Fa%3D1');
    await expect(site(page).getByRole('heading', { level: 1 })).toHaveText(/Three people/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('/studio?a=1');
    // Navigation in the frame changes the address of the area, and a reload shows the same page.
    await started(page);
    await site(page)
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click();
    await expect(page).toHaveURL(/frameUrl=%2Fcontact/);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /contact/,
    );
    await page.reload();
    await expect(site(page).getByRole('heading', { level: 1 })).toHaveText('Write to us');
  });

  for (const width of [1280, 390]) {
    test(`[SRV-3e] [RUN-11] keeps what lies over the page out of the way of the page at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await signInAt(page);
      await started(page);
      const overlays = site(page).getByText('Overlays');
      const room = (await overlays.boundingBox())!;
      const header = (await site(page).getByRole('banner').boundingBox())!;
      expect(room.y + room.height).toBeLessThanOrEqual(header.y);
      await overlays.click();
      await expect(
        site(page).getByRole('button', { name: 'Show the cookie banner' }),
      ).toBeVisible();
      await overlays.click();
      await site(page)
        .getByRole('link', { name: /^Cart / })
        .click();
      await expect(site(page).getByRole('heading', { level: 1 })).toHaveText('Cart');
    });
  }

  test('[SRV-3i] [RUN-8] opens and closes the panel by Escape, from inside and outside', async ({
    page,
  }) => {
    await signInAt(page);
    await started(page);
    const menu = page.getByRole('navigation', { name: 'Configuration' });
    await site(page).locator('main').press('Escape');
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/panel=closed/);
    await expect(page.getByRole('button', { name: 'Show the panel' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await site(page).locator('main').press('Escape');
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Hide the panel' }).press('Space');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toBeVisible();
    // An open guide is closed first.
    const guide = page.locator('[data-guide]');
    await page.getByText('How this works').click();
    await expect(guide).toHaveAttribute('data-guide-open', '');
    await site(page).locator('main').press('Escape');
    await expect(guide).not.toHaveAttribute('open');
    await expect(menu).toBeVisible();
  });

  test('[RUN-8, A-19, A-23] has Escape for the panel on its other pages as well, and signs out with Shift', async ({
    page,
  }) => {
    await signInAt(page, '/config/pages', viewer);
    const menu = page.getByRole('navigation', { name: 'Configuration' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Shift+Escape');
    await expect(page).not.toHaveURL(/config/);
    sessions.delete(viewer.email);
    await open(page, '/config/pages');
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  });

  test('[SRV-3f] [CNS-4] forces banner, popup and bars, from page to page, and decides nothing', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: server.origin }]);
    await signInAt(page, '/config/?frameUrl=%2Foverlay-example');
    const banner = site(page).getByRole('region', { name: 'Cookie banner' });
    await started(page);
    await expect(banner).toBeHidden();
    await page.getByLabel('Cookie banner').check();
    await expect(banner).toBeVisible();
    await page.getByLabel('Bars of mobile devices').check();
    await expect(
      site(page).getByRole('complementary', { name: 'Contact and visit' }),
    ).toBeVisible();
    await started(page);
    await site(page)
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Work' })
      .click();
    await expect(site(page).getByRole('heading', { level: 1 })).toHaveText('Work');
    await expect(banner).toBeVisible();
    await started(page);
    await banner.getByRole('button', { name: 'Decline' }).click();
    expect((await cookiesOf(context)).find(({ name }) => name === 'ss_cookieAllowed')?.value).toBe(
      'true',
    );

    await page.getByLabel('Cookie banner').uncheck();
    await page.getByLabel('Popup').check();
    await expect(site(page).getByRole('dialog', { name: 'A letter from the kiln' })).toBeVisible();
    const remembered = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /popup/i.test(key)),
    );
    expect(remembered).toEqual([]);
  });

  test('[SRV-3g] [CNS-4] keeps an unanswered banner out of the frame, from page to page', async ({
    page,
    context,
  }) => {
    await signInAt(page, '/config/?frameUrl=%2Fstudio');
    await started(page);
    const banner = site(page).locator('[data-consent-banner]');
    await expect(banner).toBeHidden();
    await site(page)
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Work' })
      .click();
    await expect(site(page).getByRole('heading', { level: 1 })).toHaveText('Work');
    await started(page);
    await expect(banner).toBeHidden();
    await page.getByLabel('Cookie banner').check();
    await expect(banner).toBeVisible();
    expect((await cookiesOf(context)).map(({ name }) => name)).not.toContain('ss_cookieAllowed');
    // The site's prompt is shown outside the frame.
    await page.goto(`${server.origin}/studio?noredirect`);
    await expect(page.getByRole('region', { name: 'Cookie banner' })).toBeVisible();
  });

  test('[SRV-3g] [CNS-4] keeps it out over plain HTTP as well, without Sec-Fetch-Dest', async ({
    playwright,
    browserName,
    channel,
    launchOptions,
  }) => {
    // A browser does not trust any host name but localhost.
    const browser = await playwright[browserName].launch({
      ...launchOptions,
      ...(channel && { channel }),
      ...(browserName === 'firefox'
        ? {
            firefoxUserPrefs: {
              ...launchOptions.firefoxUserPrefs,
              'network.dns.localDomains': 'studio.test',
            },
          }
        : {
            args: [
              ...(launchOptions.args ?? []),
              '--host-resolver-rules=MAP studio.test 127.0.0.1',
            ],
          }),
    });
    const page = await browser.newPage();
    const origin = server.origin.replace('localhost', 'studio.test');
    await page.goto(`${origin}/config/?frameUrl=%2Fstudio`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('/studio');
    await started(page);
    const banner = site(page).locator('[data-consent-banner]');
    await expect(banner).toBeHidden();
    await site(page)
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Work' })
      .click();
    await expect(site(page).getByRole('heading', { level: 1 })).toHaveText('Work');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('/work');
    await started(page);
    await expect(banner).toBeHidden();
    await page.getByLabel('Cookie banner').check();
    await expect(banner).toBeVisible();
    await page.getByLabel('Cookie banner').uncheck();
    await expect(banner).toBeHidden();
    // No address outside the frame has the mark.
    await expect(page).toHaveURL(`${origin}/config/?frameUrl=%2Fwork`);
    await browser.close();
  });

  test('[SRV-3h] a link on either side leads the keyboard past the page', async ({ page }) => {
    await signInAt(page);
    await started(page);
    await page.getByRole('button', { name: 'Hide the panel' }).focus();
    await page.keyboard.press('Tab');
    const forward = page.getByRole('link', { name: 'Skip the page shown here' });
    await expect(forward).toBeFocused();
    await expect(forward).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    const back = page.getByRole('link', { name: 'Back, past the page shown here' });
    await expect(back).toBeFocused();
    await expect(back).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(forward).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Hide the panel' })).toBeFocused();
  });

  test('[SRV-3a] is as wide as a phone on demand, and all of it works without JavaScript', async ({
    page,
    browser,
  }) => {
    await signInAt(page);
    await page.getByLabel('Phone, 390 px').check();
    await expect
      .poll(() => page.locator('[data-site-frame]').evaluate((frame) => frame.clientWidth))
      .toBe(390);

    const plain = await withoutScript(browser);
    await signInAt(plain, '/config/?frameUrl=%2Fstudio');
    await plain.getByLabel('Cookie banner').check();
    await plain.getByLabel('Tablet, 768 px').check();
    await plain.getByRole('button', { name: 'Show' }).click();
    await expect(site(plain).getByRole('region', { name: 'Cookie banner' })).toBeVisible();
    await expect(site(plain).getByRole('heading', { level: 1 })).toHaveText(/Three people/);
    await plain.getByRole('link', { name: 'Hide the panel' }).click();
    await expect(plain.getByRole('navigation', { name: 'Configuration' })).toBeHidden();
    await plain.context().close();
  });

  test('[SRV-3f] a visitor sees nothing of a preview', async ({ page }) => {
    await page
      .context()
      .addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: server.origin }]);
    await open(page, '/?preview=banner,popup,bars');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookie banner' })).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('[SRV-3c] a viewer looks, and finds nothing to change', async ({ page }) => {
  await signInAt(page, '/config/pages/page-home/json', viewer);
  await expect(page.getByText('You may look at everything, and change nothing.')).toBeVisible();
  await expect(page.getByLabel('Page as JSON')).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await open(page, '/config/cookies');
  await expect(page.getByLabel('Ask visitors')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});

test('[SRV-3j] submissions are found, read page by page, exported and deleted', async ({
  page,
}) => {
  await signInAt(page, '/config/submissions');
  const list = page.getByRole('list', { name: 'Submissions' });
  await expect(list.getByRole('listitem')).toHaveCount(25);
  // Each answer in its own direction.
  const [name, email] = [0, 1].map((nth) =>
    list.getByRole('listitem').nth(1).locator('bdi').nth(nth),
  );
  await expect(name!).toHaveText('Bela Rauch');
  // One sentence, not a table without lines.
  const end = await name!.evaluate((text) => text.getBoundingClientRect().right);
  expect((await email!.boundingBox())!.x - end).toBeLessThan(30);
  await list.getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Reply to ada@example.com' })).toBeVisible();
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('link', { name: 'Reply to bela@example.com' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Submissions' }).click();
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByText('26 to 50 of 60')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('chidi saturday');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No submission matches.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('hyperlink');
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV (1)' }).click();
  const stream = await (await download).createReadStream();
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  expect(text.split('\r\n')[1]).toContain('"\'=HYPERLINK(""http://evil.example"",""Prize"")"');

  await list.getByRole('link').click();
  await expect(page.getByText('=HYPERLINK("http://evil.example","Prize")')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Older' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Reply to ada@example.com' })).toBeVisible();
  await page.getByText('Delete…').click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('status')).toHaveText('The submission is deleted.');
  // The results of a search stay.
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('hyperlink');
  await expect(page.getByText('No submission matches.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 to 25 of 59')).toBeVisible();
  // Announced once.
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByText('26 to 50 of 59')).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('[SRV-3q] [SRV-3r] visits and page speed are drawings, and tables for those who do not see them', async ({
  browser,
}) => {
  const page = await withoutScript(browser);
  await signInAt(page, '/config/visits');
  await expect(page.getByRole('figure', { name: 'Day by day' }).locator('svg')).toBeVisible();
  await page.getByText('Numbers as a table').click();
  const table = page.getByRole('table', { name: 'Day by day' });
  await expect(table.getByRole('row')).toHaveCount(31);
  // In the middle of the period: a day that has just begun has no views yet.
  const views = await table.getByRole('row').nth(15).getByRole('cell').first().innerText();
  expect(Number(views)).toBeGreaterThan(10);
  await expect(page.getByRole('row', { name: /^search\.example/ })).toBeVisible();
  await page.getByRole('link', { name: '7 days' }).click();
  await page.getByText('Numbers as a table').click();
  await expect(table.getByRole('row')).toHaveCount(8);

  await page.getByRole('link', { name: 'Page speed' }).click();
  await expect(page.getByRole('heading', { name: 'Largest Contentful Paint' })).toBeVisible();
  await page.getByText('Numbers as a table').first().click();
  await expect(page.getByRole('table').first().getByRole('row').nth(4)).toContainText(
    /\d s|\d ms|[\d.]+\u202fm?s/,
  );
  await page.context().close();
});

test('[SRV-3s] errors are grouped by their stacks, and go when they are fixed', async ({
  page,
}) => {
  await signInAt(page, '/config/errors');
  const list = page.getByRole('list', { name: 'Errors' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('link', { name: /offsetWidth/ }).click();
  await expect(page.getByRole('region', { name: 'Place in the code' })).toContainText('at measure');
  await expect(page.getByRole('cell', { name: 'Safari 18' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'It is fixed' }).click();
  await expect(page.getByRole('status')).toHaveText('The reports are deleted.');
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('[SRV-3t] [TRK-9] traces are found visit by visit, read in their order, and deleted', async ({
  page,
}) => {
  await signInAt(page, '/config/visits');
  await page.getByRole('navigation', { name: 'Configuration' }).getByText('Traces').click();
  const list = page.getByRole('list', { name: 'Traces' });
  await expect(list.getByRole('listitem')).toHaveCount(25);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await page.getByLabel('Search').fill('kiln celadon');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list
    .getByRole('link', { name: /glaze-chosen, kiln-opened, price-shown.*3 entries/ })
    .click();
  const entries = page.getByRole('list', { name: 'Entries, as they happened' });
  await expect(entries.getByRole('listitem').nth(0)).toContainText(
    /kiln-opened.*studio.*"cone":"six"/,
  );
  await expect(entries.getByRole('listitem').nth(1)).toContainText(
    /glaze-chosen.*shop\/mug.*Celadon/,
  );
  await page.getByText('Delete…').click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('status')).toHaveText('The trace is deleted.');
  await page.getByLabel('Search').fill('mouse');
  await page.getByRole('button', { name: 'Search' }).click();
  await list.getByRole('link').click();
  await expect(page.getByText('these entries arrived together')).toBeVisible();
  await page.getByText('List of 50').click();
  await expect(page.getByRole('region', { name: 'Data' })).toContainText('"x":643');
  await open(page, '/config/traces?q=nowhere');
  await expect(page.getByText('No trace matches.')).toBeVisible();
});

test('[SRV-3m] orders are found by number, person and state', async ({ page }) => {
  await signInAt(page, '/config/orders');
  const list = page.getByRole('list', { name: 'Orders' });
  await expect(list.getByRole('listitem')).toHaveCount(7);
  await page.getByLabel('State').selectOption('Declined');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link').click();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('€77.00');
  await expect(page.getByText('The payment was refused. Nothing was charged;')).toBeVisible();
  await expect(page.getByText('53111 Bonn')).toBeVisible();
});

test('[SRV-3w] the cookie banner is tried out beside its settings, saved, and taken back', async ({
  page,
}) => {
  await signInAt(page, '/config/cookies');
  const banner = preview(page).getByLabel('Cookie banner');
  await expect(banner).toContainText('We count visits');
  // Firefox never updates `labels` that were read once, as here.
  await expect(
    page.getByRole('textbox').and(page.getByLabel('Text', { exact: true })),
  ).toBeVisible();
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await page
    .getByRole('textbox', { name: /^Text/ })
    .fill('<p>Only <strong>biscuits</strong><script>x()</script></p>');
  await page.getByLabel('Shape').selectOption('Popup');
  await expect(banner).toHaveText(/^Only biscuits(?!.*x\(\))/);
  await expect(preview(page).getByRole('dialog', { name: 'Cookie banner' })).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The banner is saved' })).toBeVisible();

  const visitor = await page.context().browser()!.newPage();
  await visitor.goto(server.origin);
  await expect(visitor.getByRole('dialog', { name: 'Cookie banner' })).toContainText(
    'Only biscuits',
  );
  await page.getByRole('button', { name: 'Undo the last save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Taken back' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('region', { name: 'Cookie banner' })).toContainText(
    'We count visits',
  );
  await visitor.close();
});

test.describe('a page as JSON', () => {
  const editor = '/config/pages/page-studio/json';
  const source = (page: Page) => page.getByLabel('Page as JSON');

  async function replace(page: Page, before: string, after: string): Promise<void> {
    const text = await source(page).inputValue();
    expect(text).toContain(before);
    await source(page).fill(text.replace(before, after));
  }

  test('[SRV-6a] shows a new page before anything is written', async ({ page }) => {
    await signInAt(page, '/config/new-page/json');
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('New page');
    await expect(page.getByText('Not saved')).toBeHidden();
  });

  test('[SRV-6b] [SRV-6a] shows while it is written, names what is wrong, and is saved by the keyboard', async ({
    page,
  }) => {
    await signInAt(page, editor);
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/Three people/);
    const length = await page.evaluate(() => history.length);
    await replace(page, 'h1>Three people', 'h1>Four people');
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/Four people/);
    await replace(page, '"type": 2', '"type": "two"');
    await expect(page.getByText(/sections\[0\]\.blocks\[0\]\.type must be a number/)).toBeVisible();
    await expect(source(page)).toHaveAttribute('aria-invalid', 'true');
    // The last valid preview stays.
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/Four people/);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText(
      'One thing keeps the page from being saved',
    );
    await replace(page, '"type": "two"', '"type": 2');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 2);
    const visitor = await page.context().browser()!.newPage();
    await visitor.goto(`${server.origin}/studio`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Four people/);
    await visitor.close();
    await page.getByRole('button', { name: 'Undo the last save' }).click();
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/Three people/);
  });

  test('[SRV-3h] a link leads the keyboard past the preview, with a banner out of its way', async ({
    page,
  }) => {
    await signInAt(page, editor);
    await expect(preview(page).locator('[data-consent-banner]')).toBeHidden();
    await page.getByRole('button', { name: 'Preview' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip the page shown here' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    // The element after the preview.
    const blocks = page.getByRole('region', { name: 'Blocks' });
    await expect(blocks.getByRole('link').first()).toBeFocused();
  });

  for (const how of ['while it is written', 'when it was refused']) {
    test(`[SRV-6b] leads from what is wrong to its line, ${how}`, async ({ page }) => {
      await signInAt(page, editor);
      await replace(page, '"style": "outline"', '"style": outline');
      if (how === 'when it was refused') await page.keyboard.press('Control+s');
      if (how === 'when it was refused')
        await page.getByRole('alert').getByRole('link', { name: '1 mistake' }).click();
      const problem = page.getByRole('status').filter({ hasText: 'One thing keeps the page' });
      await source(page).evaluate((text: HTMLTextAreaElement) => {
        text.scrollTo(0, 0);
        text.blur();
      });
      await problem.getByRole('link', { name: /^line \d+, column \d+$/ }).click();
      await expect(source(page)).toBeFocused();
      const [marked, isInView] = await source(page).evaluate((text: HTMLTextAreaElement) => {
        const { value, selectionStart, selectionEnd, scrollTop, clientHeight } = text;
        const line = value.slice(0, selectionStart).split('\n').length;
        const top = (line - 1) * parseFloat(getComputedStyle(text).lineHeight) - scrollTop;
        const inWindow = text.getBoundingClientRect().top + top;
        return [
          value.slice(selectionStart, selectionEnd),
          top >= 0 && top < clientHeight && inWindow >= 0 && inWindow < innerHeight - 88,
        ];
      });
      expect(marked).toBe('outline');
      expect(isInView).toBe(true);
    });
  }

  test('[SRV-6c] says what looks misspelt, and moves nothing while it is written', async ({
    page,
  }) => {
    await signInAt(page, editor);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const places = async () => [await source(page).boundingBox(), await save.boundingBox()];
    const list = page.getByRole('status').filter({ hasText: 'It can be saved.' });
    // Once it is in view.
    await replace(page, '"title"', '"titel": "x", "title"');
    await expect(list).toContainText(
      'titel is not known here: it is kept, and does nothing line 4',
    );
    await source(page).fill((await source(page).inputValue()).replace('"titel": "x", ', ''));
    await expect(page.getByText('Nothing is wrong.')).toBeVisible();
    const before = await places();
    await replace(page, '"description"', '"descripton"');
    await expect(list).toContainText('Did you mean “description”?');
    await expect(page.getByRole('link', { name: '1 warning' })).toBeVisible();
    expect(await places()).toEqual(before);
    const text = await source(page).inputValue();
    await source(page).fill(text.replaceAll('"type": ', '"type": x'));
    await expect(page.getByText(/must stand in double quotes/)).toBeVisible();
    expect(await places()).toEqual(before);
    await source(page).fill(text.replaceAll('"type": ', '"tpye": '));
    await expect(page.getByRole('link', { name: /^\d+ mistakes$/ })).toBeVisible();
    expect(await places()).toEqual(before);
    await expectAccessible(page);
  });

  test('[SRV-6e] keeps what was written when the server does not answer, and offers it again', async ({
    page,
    context,
  }) => {
    await signInAt(page, editor);
    await context.setOffline(true);
    await replace(page, 'h1>', 'h1>Unsaved: ');
    await expect(page.getByText('The server does not answer.')).toBeVisible();
    const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await page.keyboard.press('Control+s');
    await refused;
    await context.setOffline(false);
    await open(page, editor);
    await expect(source(page)).not.toHaveValue(/Unsaved/);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(source(page)).toHaveValue(/h1>Unsaved: /);
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/Unsaved/);
    // The author was signed out meanwhile, and signs in again.
    await context.clearCookies({ name: 'plinth_session' });
    await replace(page, 'h1>Unsaved', 'h1>Kept');
    await expect(page.getByRole('status').filter({ hasText: 'You were signed out' })).toBeVisible();
    await page.keyboard.press('Control+s');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    sessions.set(owner.email, await context.cookies());
    await expect(page.getByRole('button', { name: 'Bring it back' })).toBeHidden();
    await page.getByRole('button', { name: 'Undo the last save' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Taken back.' })).toBeVisible();
    await open(page, editor);
    await expect(source(page)).not.toHaveValue(/Kept/);
    await expect(page.getByRole('button', { name: 'Bring it back' })).toBeHidden();
  });

  test('[SRV-6f] a save by a key leaves its author in the same place of the text', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAt(page, editor);
    const text = await source(page).inputValue();
    await source(page).focus();
    const at = text.indexOf('"blocks"', text.length / 2);
    expect(at).toBeGreaterThan(0);
    await source(page).evaluate((field: HTMLTextAreaElement, place) => {
      field.setSelectionRange(place, place);
    }, at);
    await page.keyboard.type(' ');
    const place = () =>
      source(page).evaluate((field: HTMLTextAreaElement) => [
        ...[field.selectionStart, Math.round(field.scrollTop), Math.round(scrollY)],
      ]);
    const before = await place();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(source(page)).toBeFocused();
    expect(await place()).toEqual(before);
    // A save is confirmed within view, until the next key.
    const told = page.getByText('Saved', { exact: true });
    await expect(told).toBeInViewport();
    await page.keyboard.type(' ');
    await expect(told).toBeHidden();
    await expect(page.getByText('Not saved yet')).toBeInViewport();
  });

  test('[SRV-6f] an answer begins with what was refused, for the keyboard as well', async ({
    page,
  }) => {
    await signInAt(page, editor);
    await source(page).fill('{ oops');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '1 mistake' }).first()).toBeFocused();

    page.on('dialog', (dialog) => void dialog.accept());
    await open(page, '/config/settings');
    await page.getByLabel('Region').fill('Austria');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Region' })).toBeFocused();
  });

  test('[SRV-6d] hides no line that is written behind its bar', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await signInAt(page, editor);
    await source(page).press('Control+End');
    await page.keyboard.type(' ');
    const bar = page.getByRole('button', { name: 'Save', exact: true }).locator('..');
    // The last line ends where the padding of its field begins; browsers keep more or less of that in view.
    const padding = await source(page).evaluate((field) =>
      parseFloat(getComputedStyle(field).paddingBlockEnd),
    );
    await expect
      .poll(async () => {
        const [text, below] = [await source(page).boundingBox(), await bar.boundingBox()];
        return below!.y - (text!.y + text!.height - padding);
      })
      .toBeGreaterThanOrEqual(0);
  });

  test('[SRV-6g] two who save at once lose nothing', async ({ page, context }) => {
    await signInAt(page, editor);
    const other = await context.newPage();
    await open(other, editor);
    await replace(page, 'h1>Three people', 'h1>Five people');
    await replace(other, 'h1>Three people', 'h1>Sixty people');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    // Shown before the work is done.
    await replace(other, 'h1>Sixty people', 'h1>Six people');
    await expect(other.getByText('Somebody saved this page after you opened it.')).toBeVisible();
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = other.getByRole('alert', { name: 'Somebody else saved meanwhile' });
    await expect(conflict).toContainText('Owner saved this page');
    await expect(conflict.locator('del')).toContainText('Five people');
    await expect(conflict.locator('ins')).toContainText('Six people');
    await expect(source(other)).toHaveValue(/Six people/);
    await expect(other.getByRole('button', { name: 'Bring it back' })).toBeHidden();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Save mine in its place' }).click();
    await expect(preview(other).getByRole('heading', { level: 1 })).toHaveText(/Six people/);
    // The other editor's text is a version that can be restored.
    await other.getByText(/^All \d+ versions$/).click();
    await other
      .getByRole('link', { name: /^Look at version/ })
      .nth(1)
      .click();
    await expect(other.getByLabel('Differences')).toContainText('Five people');
    await other.getByRole('button', { name: /^Go back to version/ }).click();
    await expect(preview(other).getByRole('heading', { level: 1 })).toHaveText(/Five people/);
  });

  test('[SRV-6g] two who change different lines save both', async ({ page, context }) => {
    await signInAt(page, editor);
    const other = await context.newPage();
    await open(other, editor);
    await replace(page, '"title": "Studio"', '"title": "The studio"');
    await replace(other, '"buttonText": "Write to us"', '"buttonText": "Write to all of us"');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByRole('button', { name: 'Save both' }).click();
    await expect(other.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(source(other)).toHaveValue(/"The studio"[^]*"Write to all of us"/);
  });

  test('[SRV-6a] is tried out and saved without JavaScript, and outlives a lost session', async ({
    browser,
  }) => {
    const page = await withoutScript(browser);
    await signInAt(page, editor);
    const text = await source(page).inputValue();
    await source(page).fill(text.replace(/h1>\w+ people/, 'h1>Seven people'));
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(
      page.frameLocator('[name="preview"]').getByRole('heading', { level: 1 }),
    ).toHaveText(/Seven people/);
    await page.context().clearCookies({ name: 'plinth_session' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your text is kept')).toBeVisible();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(source(page)).toHaveValue(/Seven people/);
    await page.context().close();
  });
});

test('[SRV-3y] every page is accessible and fits, light at 1280 px and dark at 390 px, in both directions', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted/.test(message.text()))
      problems.push(message.text());
  });
  const expectFitsAndAccessible = async (path: string) => {
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
        const overflow = await sidewaysScroll(page);
        const place = `${path} ${colorScheme} ${width} ${direction}`;
        expect.soft(`${place}: ${overflow}`).toBe(`${place}: 0`);
      }
      await finishTransitions(page);
      const found = await violationsOf(page, { withoutFrames: true });
      expect.soft(found, `${path} ${colorScheme}`).toEqual([]);
    }
  };
  await open(page, '/config/');
  await expectFitsAndAccessible('the login');
  await signInAt(page);
  // Some fifty pages, each looked at twice by axe.
  test.slow();
  let seen = 0;
  for await (const path of areaPages(page, (path) => open(page, path))) {
    seen += 1;
    await expectFitsAndAccessible(path);
  }
  expect(seen).toBeGreaterThan(30);
  // The first page has no form, and the first trace is no failed call.
  for (const path of [
    '/config/pages/page-contact/blocks/contact-form/form',
    '/config/traces/call-mouse',
  ]) {
    await open(page, path);
    await expectFitsAndAccessible(path);
  }
  expect(problems).toEqual([]);
});

test('[SRV-3a] speaks German to a browser that asks for it', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await open(page, '/config/visits');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await page.getByLabel('E-Mail').fill(owner.email);
  await page.getByLabel('Passwort').fill(owner.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Besuche');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await context.close();
});
