import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { cookieValue, trackingCookies, trackingCookiesOf } from '../support/cookies';
import { changePage } from '../support/changePage';
import { moveOver } from '../support/moveOver';
import { reportCalls, watchRequests } from '../support/watchRequests';
import { pageStarted } from '../support/pageStarted';

/* Before a decision every page is silent: see everyPage.spec.ts. */
async function decide(
  context: BrowserContext,
  baseURL: string | undefined,
  decision: 'true' | 'false',
) {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: decision, url: baseURL! }]);
}

/** Changes the page's context as another site's settings, page type or account would. */
const withContext = (
  page: Page,
  path: string,
  change: (context: Record<string, unknown>) => object,
) =>
  changePage(page, path, (html) =>
    html.replace(
      /(id="plinth-page-context">)([^<]*)/,
      (_, open: string, json: string) =>
        open +
        JSON.stringify(change(JSON.parse(json) as Record<string, unknown>)).replace(
          /</g,
          '\\u003c',
        ),
    ),
  );

test('[TRK-17e] the starting script comes alone before a visitor has agreed, with the tracking script afterwards, and once', async ({
  page,
  context,
  baseURL,
}) => {
  const starts = watchRequests(page, /^\/assets\/(startPage|joinedStart|tracking|joinedParts)-/);
  await page.goto('/contact');
  await pageStarted(page);
  expect(starts).toEqual([expect.stringContaining('/startPage-')]);
  await decide(context, baseURL, 'true');
  starts.length = 0;
  const views = watchRequests(page, /RecordHit/);
  await page.reload();
  await pageStarted(page);
  // A form's file imports the exports of the start from the same copy.
  await page.getByRole('main').getByRole('textbox').first().fill('Ada');
  await expect(page.locator('.pl-block-form').first()).toHaveAttribute('data-attached', '');
  expect(starts).toEqual([expect.stringContaining('/joinedStart-')]);
  await expect.poll(() => views.length).toBe(1);
  // The reporter of errors comes with the first one, and imports the tracking: of the same copy, too.
  const errors = watchRequests(page, /RecordJavascriptErrors/);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('The kiln is cold');
    });
  });
  await expect.poll(() => errors.length).toBe(1);
  expect(starts).toEqual([
    expect.stringContaining('/joinedStart-'),
    expect.stringContaining('/joinedParts-'),
  ]);
});

test('[TRK-17c] Accept starts the reports within the page, Decline leaves none of it', async ({
  page,
  context,
}) => {
  const sent = watchRequests(page, reportCalls);
  await page.goto('/studio');
  await pageStarted(page);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => sent).toContain('POST /api/census/RecordHit');
  await expect.poll(() => sent).toContain('GET /api/1/performance/settings');
  expect(await cookieValue(context, 'ss_cvr')).toBeDefined();
  expect(await cookieValue(context, 'ss_cvt')).toBeDefined();
  expect(await cookieValue(context, 'ss_cookieAllowed')).toBe('true');

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => cookieValue(context, 'ss_cvr')).toBeUndefined();
  expect(await cookieValue(context, 'ss_cvt')).toBeUndefined();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  sent.length = 0;
  await page.goto('/glaze-notes');
  await pageStarted(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
  expect(sent).toEqual([]);
});

test('[CNS-3] an answer counts while one page moves into the next', async ({ page, context }) => {
  await page.goto('/studio');
  await pageStarted(page);
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(root) { animation-duration: 20s !important }');
    document.adoptedStyleSheets.push(slow);
  });
  const next = page.getByRole('link', { name: 'Work', exact: true }).first();
  await moveOver(next);
  await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '');
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(
            ({ effect }) =>
              (effect as KeyframeEffect).pseudoElement === '::view-transition-group(root)',
          ),
      ),
    )
    .toBe(true);
  // Clicks at the position: a locator would wait until nothing covers the button.
  const { x, y, width, height } = (await page
    .getByRole('button', { name: 'Accept' })
    .boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => cookieValue(context, 'ss_cookieAllowed')).toBe('true');
});

/** Holds the page's requests until they are released. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('the banner before its script is there', () => {
  const bannerScript = '**/assets/banner-*.js';
  const banner = (page: Page) => page.getByRole('region', { name: 'Cookie banner' });

  test('[CNS-4] is visible, and loads the script on focus', async ({ page }) => {
    const asked = watchRequests(page, /\/assets\/banner-.*\.js$/);
    await page.goto('/studio');
    await pageStarted(page);
    await expect(banner(page)).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Accept' }).hover();
    await expect.poll(() => asked.length).toBe(1);
  });

  test('[CNS-3] it takes the answer at once, and stores it when the script comes', async ({
    page,
    context,
  }) => {
    const release = await hold(page, bannerScript);
    await page.goto('/studio');
    await pageStarted(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(banner(page)).toBeHidden();
    release();
    await expect.poll(() => cookieValue(context, 'ss_cookieAllowed')).toBe('false');
  });

  test('[CNS-3] [TRK-17c] an answer counts also where the page is turned before the script comes', async ({
    page,
    context,
  }) => {
    const [bringPage, bringScript] = [await hold(page, '**/work'), await hold(page, bannerScript)];
    const views = watchRequests(page, /RecordHit/);
    await page.goto('/studio');
    await pageStarted(page);
    const next = page.getByRole('link', { name: 'Work', exact: true }).first();
    await moveOver(next);
    await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '');
    await next.click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(banner(page)).toBeHidden();
    bringPage();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
    expect(await cookieValue(context, 'ss_cookieAllowed')).toBeUndefined();
    bringScript();
    await expect.poll(() => cookieValue(context, 'ss_cookieAllowed')).toBe('true');
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => views.length).toBe(1);
  });

  for (const [name, order] of [
    ['comes after the page', ['page', 'script']],
    ['comes before the page', ['script', 'page']],
  ] as const)
    test(`[CNS-3] [CNS-7a] cookie settings that are asked for while the page is turned open on the next, where the script ${name}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await decide(context, baseURL, 'true');
      const release = {
        page: await hold(page, '**/work'),
        script: await hold(page, bannerScript),
      };
      await page.goto('/studio');
      await pageStarted(page);
      const next = page.getByRole('link', { name: 'Work', exact: true }).first();
      await moveOver(next);
      await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '');
      await next.click();
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      for (const what of order) {
        release[what]();
        if (what === 'page')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
        // Shown at once, although the page is being left.
        else if (order[0] === 'script') await expect(banner(page)).toBeVisible();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
      await expect(banner(page)).toBeVisible();
      await banner(page).getByRole('button', { name: 'Decline' }).click();
      await expect.poll(() => cookieValue(context, 'ss_cookieAllowed')).toBe('false');
      await expect(banner(page)).toBeHidden();
    });

  test('[CNS-7a] a visitor who opens the settings and goes on without an answer is not asked again', async ({
    page,
    context,
    baseURL,
  }) => {
    await decide(context, baseURL, 'true');
    await page.goto('/studio');
    await pageStarted(page);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(banner(page)).toBeVisible();
    const next = page.getByRole('link', { name: 'Work', exact: true }).first();
    await moveOver(next);
    await expect(page.locator('html')).toHaveAttribute('data-navigation-started', '');
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
    await pageStarted(page);
    await expect(banner(page)).toBeHidden();
  });

  test('[CNS-7h] is posted to the server where the script fails to load', async ({
    page,
    context,
  }) => {
    await page.route(bannerScript, (route) => route.abort());
    await page.goto('/studio');
    await pageStarted(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => cookieValue(context, 'ss_cookieAllowed')).toBe('true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Three people/);
    await expect(banner(page)).toBeHidden();
  });
});

test('[TRK-17b] cookies that existed before are cleared where nothing may run', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies(
    trackingCookies.map((name) => ({ name, value: 'left-over', url: baseURL! })),
  );
  await page.goto('/');
  await pageStarted(page);
  await expect.poll(() => trackingCookiesOf(context)).toEqual([]);
});

test('[TRK-17d] withdrawing stops the reports at once and clears what they left', async ({
  page,
  context,
  baseURL,
}) => {
  await decide(context, baseURL, 'true');
  // The last call of a page with consent.
  const settings = page.waitForResponse(/\/performance\/settings/);
  await page.goto('/');
  await expect.poll(() => cookieValue(context, 'ss_cvr')).toBeDefined();
  await settings;
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const sent = watchRequests(page, reportCalls);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => cookieValue(context, 'ss_cvr')).toBeUndefined();
  expect(await cookieValue(context, 'ss_cookieAllowed')).toBe('false');
  await page.getByRole('link', { name: 'See the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await pageStarted(page);
  expect(sent).toEqual([]);
});

test('[CNS-3] [TRK-17a] a decline holds although a cookie of the domain above says yes', async ({
  page,
  context,
  baseURL,
}) => {
  // Browsers look for such names on this machine.
  const { port } = new URL(baseURL!);
  const address = `http://www.studio.localhost:${port}/studio`;
  await context.addCookies([
    { name: 'ss_cookieAllowed', value: 'true', domain: '.studio.localhost', path: '/' },
  ]);
  const decisions = async () =>
    (await context.cookies(address))
      .filter(({ name }) => name === 'ss_cookieAllowed')
      .map(({ domain, value }) => `${domain} ${value}`);
  const sent = watchRequests(page, reportCalls);
  await page.goto(address);
  await expect.poll(() => sent).toContain('POST /api/census/RecordHit');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(decisions).toEqual(['www.studio.localhost false']);
  await expect.poll(() => cookieValue(context, 'ss_cvr')).toBeUndefined();
  sent.length = 0;
  await page.reload();
  await pageStarted(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
  expect(sent).toEqual([]);
});

// Owners, accounts that may only look, and closed pages: see consentOfAccounts.spec.ts.
test('[TRK-5] a visitor who agreed is counted once a page', async ({ page, context, baseURL }) => {
  await decide(context, baseURL, 'true');
  const sent = watchRequests(page, /RecordHit/);
  await page.goto('/studio');
  await pageStarted(page);
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(() => cookieValue(context, 'ss_cvr')).toBeDefined();
});

test('[TRK-7] on a page that was rendered ahead nothing is counted before it is shown', async ({
  page,
  context,
  baseURL,
}) => {
  await decide(context, baseURL, 'true');
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', {
      get: () => !('isShown' in window),
      configurable: true,
    });
  });
  const sent = watchRequests(page, /^\/api\/census\//);
  await page.goto('/contact');
  await page.getByRole('main').getByRole('textbox').first().fill('Ada');
  await expect(page.locator('.pl-block-form').first()).toHaveAttribute('data-attached', '');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  expect(sent).toEqual([]);
  expect(await cookieValue(context, 'ss_cvt')).toBeUndefined();
  await page.evaluate(() => {
    Object.assign(window, { isShown: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect
    .poll(() => sent)
    .toEqual(['POST /api/census/RecordHit', 'POST /api/census/form-render']);
});

test('[TRK-18l] [CNS-7c] Global Privacy Control stops tracking until the visitor decides otherwise', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });
  });
  await withContext(page, '/studio', (context) => ({
    ...context,
    cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: false },
  }));
  const sent = watchRequests(page, /RecordHit/);
  await page.goto('/studio');
  await pageStarted(page);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => sent.length).toBe(1);
});

test('[TRK-7] a page that comes back from the back/forward cache is one more view', async ({
  page,
  context,
  baseURL,
}) => {
  await decide(context, baseURL, 'true');
  const sent = watchRequests(page, /RecordHit/);
  await page.goto('/');
  await expect.poll(() => sent.length).toBe(1);
  await page.getByRole('link', { name: 'Studio', exact: true }).click();
  await expect.poll(() => sent.length).toBe(2);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thrown slowly/);
  await expect.poll(() => sent.length).toBe(3);
});
