import { expect, test, type Page } from '@playwright/test';
import { changePage } from '../support/changePage';
import { cookieValue } from '../support/cookies';
import { watchRequests } from '../support/watchRequests';
import { pageStarted } from '../support/pageStarted';
import { withContext } from '../support/withContext';
import { violationsOf } from '../support/violationsOf';
import { needs } from '../support/needs';

const account = { authenticatedAccount: { id: 'account' }, websiteRoles: [1], permissions: [2] };
const logoutCall = /^\/api\/auth\/Logout$/;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await pageStarted(page);
}

/** The server at an address that is not `localhost`. */
const elsewhere = (baseURL: string | undefined) => baseURL!.replace('localhost', '127.0.0.1');

test.describe('the configuration redirect', () => {
  test.beforeEach(async ({ page }) => {
    await withContext(page, '/studio', account);
    await page.route('**/config/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Configuration</h1>' }),
    );
  });

  test('[RUN-7] takes an owner to the configuration area with the page in its frame', async ({
    page,
    baseURL,
  }) => {
    const origin = elsewhere(baseURL);
    await page.goto(`${origin}/studio?a=1&b=ü`);
    await expect(page.getByRole('heading', { name: 'Configuration' })).toBeVisible();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/config/');
    expect(searchParams.get('frameUrl')).toBe('/studio?a=1&b=%C3%BC');
  });

  test('[RUN-7, A-16] stays for noredirect, and for the rest of the browser session', async ({
    page,
    baseURL,
  }) => {
    const origin = elsewhere(baseURL);
    await open(page, `${origin}/studio?noredirect`);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pl-noredirect'))).toBe('1');
    await open(page, `${origin}/studio`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Three people/);
    expect(new URL(page.url()).pathname).toBe('/studio');
  });

  test('[RUN-7] stays on localhost', async ({ page }) => {
    await open(page, '/studio');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(new URL(page.url()).pathname).toBe('/studio');
  });
});

test.describe('the Escape key', () => {
  test('[RUN-8, A-20] leads an account to the configuration area', async ({ page }) => {
    await withContext(page, '/studio', account);
    await open(page, '/studio');
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.searchParams.get('frameUrl') === '/studio');
  });

  test('[RUN-8, A-22, A-199] opens the login for a visitor, without an offer to sign up', async ({
    page,
  }) => {
    // A dialog that is still fading in has no contrast to measure.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/studio');
    await page.keyboard.press('Escape');
    const login = page.getByRole('dialog', { name: 'Log In' });
    await expect(login.getByLabel('Email')).toBeFocused();
    await expect(login.getByText(/sign up/i)).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(login).toHaveCount(0);
  });

  test('[RUN-8] means nothing where the setting is off, nor while a visitor types', async ({
    page,
  }) => {
    await withContext(page, '/studio', { websiteSettings: { useEscapeKeyToLogin: false } });
    await open(page, '/studio');
    await page.keyboard.press('Escape');
    await open(page, '/contact');
    await page.getByLabel('Message').focus();
    await page.keyboard.press('Escape');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[RUN-8] toggles the panel from the preview in the configuration area', async ({ page }) => {
    await withContext(page, '/studio', account);
    await page.route('**/config/?**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<iframe src="/studio"></iframe><script>addEventListener("message", ({ data }) => { document.title += data.type + " "; })</script>',
      }),
    );
    await page.goto('/config/?frameUrl=%2Fstudio');
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html')).toHaveAttribute('data-page-started', '');
    await frame.locator('main').press('Escape');
    await expect(page).toHaveTitle(/plinth:toggle-panel/);
    await page.evaluate(() => document.body.setAttribute('data-guide-open', ''));
    await frame.locator('main').press('Escape');
    await expect(page).toHaveTitle(/plinth:close-guide/);
  });
});

test.describe('logging out', () => {
  test('[RUN-9, A-24, A-173, B-32, B-185] by Shift and Escape happens once, clears the last site and says so at the root', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'ss_lastid', value: '%7B%7D', url: baseURL! }]);
    await withContext(page, '/studio', account);
    await open(page, '/studio');
    const sent = watchRequests(page, logoutCall);
    await page.keyboard.press('Shift+Escape');
    await page.keyboard.press('Shift+Escape');
    const notice = page.getByText('You have been successfully logged out.');
    await expect(notice).toBeVisible();
    await expect(page.getByText('Logout Successful')).toBeVisible();
    expect(sent).toEqual(['POST /api/auth/Logout']);
    expect(await cookieValue(context, 'ss_lastid')).toBeUndefined();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
  });

  test('[RUN-9, A-174] [API-9] a refused crumb is tried a second time with the new one', async ({
    page,
    context,
    baseURL,
  }) => {
    await withContext(page, '/studio', account);
    await open(page, '/studio');
    await context.addCookies([{ name: 'crumb', value: 'stale', url: baseURL! }]);
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (logoutCall.test(new URL(response.url()).pathname)) statuses.push(response.status());
    });
    await page.keyboard.press('Shift+Escape');
    await expect(page.getByText('Logout Successful')).toBeVisible();
    expect(statuses).toEqual([400, 200]);
  });

  test('[RUN-9] a failure stays on the page and goes to the console', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await withContext(page, '/studio', account);
    await page.route('**/api/auth/Logout**', (route) =>
      route.fulfill({ status: 500, body: 'down' }),
    );
    await open(page, '/studio');
    await page.keyboard.press('Shift+Escape');
    await expect.poll(() => errors.join()).toContain('Logging out failed');
    expect(new URL(page.url()).pathname).toBe('/studio');
  });
});

test.describe('members', () => {
  test('[RUN-10d, A-36] the page for denied access has no axe violation and says what is wrong', async ({
    page,
  }) => {
    await open(page, '/members-only');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByLabel('Password')).toBeFocused();
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toHaveText('The email or the password is not right.');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('[RUN-10a] [API-11] a login sends what was entered, and its token goes with later calls', async ({
    page,
  }) => {
    needs('bodies of requests');
    let posted: unknown;
    await page.route('**/api/site-users/account/session**', (route) => {
      posted = route.request().postDataJSON();
      return route.fulfill({ json: { xsrfToken: 'token-of-the-session' } });
    });
    await open(page, '/members-only');
    await page.getByLabel('Email').fill('member@example.com');
    await page.getByLabel('Password').fill('secret');
    await page.getByLabel('Remember me').check();
    // From now on the server sends the member's view of the page.
    await withContext(page, '/members-only', account);
    const reloaded = page.waitForNavigation();
    await page.getByRole('button', { name: 'Log In' }).click();
    await reloaded;
    expect(posted).toEqual({ email: 'member@example.com', password: 'secret', rememberMe: true });
    await pageStarted(page);
    const request = page.waitForRequest((call) => logoutCall.test(new URL(call.url()).pathname));
    await page.keyboard.press('Shift+Escape');
    expect((await request).headers()['x-xsrf-token']).toBe('token-of-the-session');
  });

  test('[RUN-9] [RUN-10b] a member without JavaScript logs in, and out again', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/members-only');
    const owner = 'owner@marlowclay.example';
    await page.getByLabel('Email').fill(owner);
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toHaveText('The email or the password is not right.');
    await expect(page.getByLabel('Email')).toHaveValue(owner);
    await expect(page.getByLabel('Password')).toBeFocused();
    await page.getByLabel('Password').fill(process.env['PLINTH_OWNER_PASSWORD']!);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/members-only$/);
    await page.goto('/friends');
    await expect(page.getByRole('link', { name: 'To the member area' })).toBeVisible();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/\?logout=true$/);
    await page.goto('/friends');
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    await context.close();
  });
});

test.describe('an answer that asks for a login', () => {
  const writeMessage = async (page: Page) => {
    await page.getByLabel('Name').fill('Lea');
    await page.getByLabel('Email').fill('lea@example.com');
    await page.getByLabel('What is it about?').selectOption('A visit');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
  };
  const refused = 'Unable to submit form. Please try again later.';
  const refuseSave = (page: Page) =>
    page.route('**/api/form/SaveFormSubmission**', (route) =>
      route.fulfill({ status: 401, json: { loginRequired: true } }),
    );

  test('[RUN-10c] [API-7] [FRM-15] [FRM-20k] opens it, and what was typed can be sent after it', async ({
    page,
  }) => {
    await refuseSave(page);
    await page.route('**/api/site-users/account/session**', (route) =>
      route.fulfill({ json: { xsrfToken: 'token-of-the-session' } }),
    );
    await open(page, '/contact');
    await writeMessage(page);
    const dialog = page.getByRole('dialog', { name: 'Log In' });
    await dialog.getByLabel('Email').fill('lea@example.com');
    await dialog.getByLabel('Password').fill('secret');
    await page.unroute('**/api/form/SaveFormSubmission**');
    const loads = watchRequests(page, /^\/contact$/);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(refused).first()).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
    const sent = page.waitForRequest('**/api/form/SaveFormSubmission**');
    await page.getByRole('button', { name: 'Send' }).click();
    expect((await sent).headers()['x-xsrf-token']).toBe('token-of-the-session');
    await expect(page.getByText('Thank you for your message')).toBeVisible();
    expect(loads).toEqual([]);
  });

  test('[RUN-10c] [FRM-15] [FRM-20k] ignores the page that contains no login', async ({ page }) => {
    await changePage(page, '/contact', (html) =>
      html.replace(/<template data-login-template>.*?<\/template>/s, ''),
    );
    await refuseSave(page);
    const left = watchRequests(page, /^\/config/);
    await open(page, '/contact');
    const login = page.waitForResponse(/openLogin/);
    await writeMessage(page);
    await login;
    await expect(page.getByText(refused).first()).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
    // Reloading it prompts first.
    const question = page.waitForEvent('dialog');
    const reload = page.evaluate(() => location.reload());
    const asked = await question;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await reload;
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
    expect(left).toEqual([]);
  });
});

test('[RUN-11, B-224] [A-140] [MOD-11, B-183] an admin’s pages notify each other, and a visitor’s receive nothing', async ({
  page,
  context,
}) => {
  type Plinth = {
    plinth: {
      host: {
        on(event: string, listener: (detail: unknown) => void): void;
        emit(event: string, detail: unknown): void;
      };
    };
  };
  const listen = (target: Page) =>
    target.evaluate(() => {
      document.title = '';
      (window as unknown as Plinth).plinth.host.on('admin-event', (detail) => {
        document.title += (detail as { event: string }).event;
      });
    });
  const [other, visitor] = [await context.newPage(), await context.newPage()];
  for (const target of [page, other]) await withContext(target, '/studio', account);
  for (const target of [page, other, visitor]) {
    await open(target, '/studio');
    await listen(target);
  }
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        const { host } = (window as unknown as Plinth).plinth;
        host.emit('admin-post', { event: 'nobody:knows' });
        for (const event of ['save:exit', 'tweak:save', 'colors:patch'])
          host.emit('admin-post', { event });
      });
      return other.title();
    })
    .toMatch(/^(save:exittweak:savecolors:patch)+$/);
  await expect(visitor).toHaveTitle('');
});
