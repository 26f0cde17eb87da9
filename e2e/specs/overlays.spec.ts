import { devices, expect, test, type Page } from '@playwright/test';
import { changePage } from '../support/changePage';
import { observeLayoutShift } from '../support/layoutShift';
import { waitForHumanPace } from '../support/waitForHumanPace';
import { pageStarted } from '../support/pageStarted';
import { violationsInBothSchemes, violationsOf } from '../support/violationsOf';
import { needs } from '../support/needs';

const path = '/overlay-example';

async function open(page: Page, address = path): Promise<void> {
  await page.goto(address);
  await pageStarted(page);
}

/** Changes settings of the page, as its owner would have. */
const withSettings = (page: Page, group: string, change: object) =>
  changePage(page, path, (html) =>
    html.replace(/(id="plinth-page-context">)([^<]*)/, (_, opening: string, json: string) => {
      const context = JSON.parse(json) as { websiteSettings: Record<string, object> };
      context.websiteSettings[group] = { ...context.websiteSettings[group], ...change };
      return opening + JSON.stringify(context).replace(/</g, '\\u003c');
    }),
  );

const popup = (page: Page) => page.getByRole('dialog', { name: 'A letter from the kiln' });

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 10_000, behavior: 'instant' }));
}

const record = (page: Page) =>
  page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((name) => name.startsWith('pl-popup-overlay'));
    return key === undefined
      ? undefined
      : (JSON.parse(localStorage.getItem(key)!) as Record<string, unknown>);
  });

async function expectNoViolation(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

test.describe('the popup', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: baseURL! }]);
  });

  test('[RUN-12h] shows when the page was scrolled, is counted, and stays away once it was closed', async ({
    page,
  }) => {
    needs('bodies of requests');
    const events: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/census/overlay'))
        events.push((request.postDataJSON() as { event: string }).event);
    });
    await open(page);
    await expect(popup(page)).toHaveCount(0);
    await scrollDown(page);
    await expect(popup(page)).toBeVisible();
    await expect.poll(() => events).toEqual(['render']);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect.poll(() => events).toEqual(['render', 'close']);
    expect(await record(page)).toMatchObject({ version: 1, submitted: false });

    await open(page);
    await scrollDown(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(popup(page)).toHaveCount(0);
  });

  test('[RUN-12f] shows by its timer, and again for a newer version', async ({ page }) => {
    await withSettings(page, 'popupOverlaySettings', {
      showOnScroll: false,
      showOnTimer: true,
      timerDelay: 1,
      version: 5,
    });
    await open(page);
    await page.evaluate(() => {
      localStorage.setItem(
        'pl-popup-overlay:site-marlow-clay',
        JSON.stringify({ version: 4, submitted: true, closedAt: Date.now() }),
      );
    });
    await open(page);
    await expect(popup(page)).toBeVisible();
  });

  test('[RUN-12g] its form is an overlay form, and a subscriber is not asked again', async ({
    page,
  }) => {
    needs('bodies of requests');
    const sent: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().includes('SaveFormSubmission'))
        sent.push(request.postDataJSON() as Record<string, unknown>);
    });
    await open(page);
    await scrollDown(page);
    await popup(page).getByLabel('Email').fill('ina@example.com');
    await popup(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => record(page)).toMatchObject({ submitted: true });
    expect(sent[0]).toMatchObject({ formId: 'popup-letter', isOverlayForm: true });
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toHaveCount(0);
    expect(await record(page)).toMatchObject({ submitted: true, version: 1 });
  });

  test('[FRM-20h] typed entries are restored when it opens again, without storage', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: baseURL! }]);
    await withSettings(page, 'popupOverlaySettings', { displayFrequency: 0 });
    // As an account of the site has it.
    await changePage(page, path, (html) =>
      html.replace(/<main[^>]*>/, '$&<button type="button" data-show-popup>The letter</button>'),
    );
    await open(page);
    await page.getByRole('button', { name: 'The letter' }).click();
    await popup(page).getByLabel('Email').fill('ina@exam');
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'The letter' }).click();
    await expect(popup(page).getByLabel('Email')).toHaveValue('ina@exam');
    await popup(page).getByLabel('Email').fill('ina@example.com');
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);

    const document = await page.evaluateHandle(() => window.document);
    const links = page.getByRole('navigation', { name: 'Main' });
    await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '');
    await links.getByRole('link', { name: 'Work' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
    await page.goBack();
    await page.getByRole('button', { name: 'The letter' }).click();
    await expect(popup(page).getByLabel('Email')).toHaveValue('ina@example.com');
    expect(await document.evaluate((before) => before === window.document)).toBe(true);

    await popup(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(popup(page).getByLabel('Email')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'The letter' }).click();
    await expect(popup(page).getByLabel('Email')).toHaveValue('');
  });

  test('[RUN-12i] gives focus to itself and back, keeps Tab inside, and has no axe violation', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await page.getByRole('link', { name: 'Contact', exact: true }).focus();
    await scrollDown(page);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(popup(page).getByRole('button', { name: 'Subscribe' })).toBeFocused();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeFocused();
  });

  test('[RUN-12i] leaves a margin of the page to be seen on a phone, and does not lie over the printed page', async ({
    page,
  }) => {
    needs('media');
    await page.setViewportSize({ width: 390, height: 740 });
    await open(page);
    await scrollDown(page);
    const box = (await popup(page).locator('[data-panel]').boundingBox())!;
    expect(box.x).toBe(16);
    expect(box.width).toBe(390 - 32);
    await page.emulateMedia({ media: 'print' });
    await expect(popup(page)).toBeHidden();
  });

  test('[RUN-12i] closes at the inner end in right-to-left', async ({ page }) => {
    await changePage(page, path, (html) => html.replace('dir="ltr"', 'dir="rtl"'));
    await open(page);
    await scrollDown(page);
    const box = (await popup(page).locator('[data-panel]').boundingBox())!;
    const close = (await popup(page).getByRole('button', { name: 'Close' }).boundingBox())!;
    expect(close.x - box.x).toBeLessThan(box.width / 4);
  });

  test('[RUN-12b] stays away from a picture of the page', async ({ page }) => {
    for (const query of ['?screenshot', '?screenshot=true']) {
      await open(page, path + query);
      await scrollDown(page);
      await expect(page.locator('template[data-popup-template]')).toHaveCount(0);
    }
  });

  test('[RUN-12a] storage that throws changes nothing for the visitor', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page);
    await scrollDown(page);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use(phone);

  test('[RUN-13] the info bar shows, opens the hours, and has no axe violation', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: baseURL! }]);
    await open(page);
    const bar = page.getByRole('complementary', { name: 'Contact and visit' });
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+441632960142',
    );
    await bar.getByText('Hours').click();
    await expect(bar.getByText('Friday')).toBeVisible();
    await expectNoViolation(page);
  });

  test('[RUN-12b] the popup stays away where mobile is off', async ({ page }) => {
    await open(page);
    await scrollDown(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(popup(page)).toHaveCount(0);
  });
});

test('[RUN-13] there is no info bar on a desktop, however narrow', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await open(page);
  await expect(page.getByRole('complementary', { name: 'Contact and visit' })).toBeHidden();
});

test('[RUN-11] the announcement bar stays closed, also in a new tab, without moving the next page', async ({
  page,
  context,
}) => {
  await open(page);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/contact');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  const layoutShift = await observeLayoutShift(page);
  await open(page);
  await expect(bar).toBeHidden();
  expect(await layoutShift()).toBe(0);
  const tab = await context.newPage();
  await open(tab);
  await expect(tab.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
});

test('[RUN-11] the announcement bar that was closed stays so on pages that are turned to', async ({
  page,
}) => {
  await open(page);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Work' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  const document = await page.evaluateHandle(() => window.document);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open studio');
  await expect(bar).toBeHidden();
  expect(await document.evaluate((before) => before === window.document)).toBe(true);
});

test('[RUN-13] bars and badge have no axe violation in light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(page.getByRole('link', { name: 'Made with Plinth' })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('[RUN-11] [RUN-12j] without JavaScript the bar reads and the popup is one link away', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: baseURL! }]);
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.getByRole('link', { name: 'A letter from the kiln' }).click();
  await page.getByLabel('Email').fill('jo@example.com');
  await waitForHumanPace(Date.now());
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await context.close();
});

test('[RUN-14] [API-8] [API-10, A-266] one system error at a time: it says what happened, reloads or clears', async ({
  page,
  browserName,
}) => {
  await page.route('**/api/form/**', (route) =>
    route.fulfill({ status: 403, json: { authorizationFail: true } }),
  );
  await open(page, '/contact');
  const send = async () => {
    await page.getByLabel('Name').fill('Kai');
    await page.getByLabel('Email').fill('kai@example.com');
    await page.getByLabel('What is it about?').selectOption('A visit');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await send();
  const dialog = page.getByRole('alertdialog', { name: 'Something Went Wrong!' });
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText('Unauthorized request');
  await expectNoViolation(page);
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await dialog.getByRole('button', { name: 'Reload Page' }).click();
  await page.waitForFunction(() => !('isFirst' in window));
  // Firefox restores the entries of a reloaded page.
  const message = browserName === 'firefox' ? 'Hello' : '';
  await expect(page.getByLabel('Message')).toHaveValue(message);
});
