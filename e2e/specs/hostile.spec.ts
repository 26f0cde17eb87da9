import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import { hostileCart } from '../hostile/hostileCart';
import { storeHostileSite, type HostileSite } from '../hostile/hostileSite';
import { payloads } from '../hostile/payloads';
import { createPayloadWriter } from '../hostile/spoil';
import {
  findActive,
  refusedScripts,
  operateEverything,
  watchContext,
  type Watch,
} from '../hostile/watchPage';
import { owner } from '../support/configData';
import { ownServerAtRest, type OwnServer } from '../support/ownServer';
import { pageStarted } from '../support/pageStarted';

/* The whole corpus in every way by which text or HTML reaches a page: each payload several times on two pages that
   contain every setting of every block. `PLINTH_HOSTILE=60` creates sixty such pages, repeats all ways more often, and
   takes a quarter of an hour. */
const pageCount = Number(process.env['PLINTH_HOSTILE']) || 2;
const isWhole = pageCount > 2;
/** Number of runs of each way, with other payloads every time. */
const rounds = (whole: number, quick: number) => (isWhole ? whole : quick);

test.describe.configure({ mode: 'default', ...(isWhole ? { timeout: 30 * 60_000 } : {}) });

let server: OwnServer;
let site: HostileSite;
let context: BrowserContext;
let watch: Watch;
let page: Page;

test.beforeAll(async ({ browser }) => {
  server = await ownServerAtRest();
  site = await storeHostileSite(server, pageCount);
  ({ context, watch, page } = await enter(browser));
});
test.afterAll(async () => {
  await context?.close();
  await server?.remove();
});

async function enter(browser: Browser, options: { bypassCSP?: boolean } = {}) {
  const entered = await browser.newContext({ baseURL: server.origin, ...options });
  const watched = await watchContext(entered);
  // No other server answers.
  await entered.route(
    (url) => url.hostname !== 'localhost' && /^https?:$/.test(url.protocol),
    (route) => route.abort(),
  );
  return { context: entered, watch: watched, page: await entered.newPage() };
}

async function open(on: Page, address: string): Promise<void> {
  await on.goto(address, { waitUntil: 'domcontentloaded' });
  await pageStarted(on);
}

/** Goes into the report of the run. */
const note = (type: string, description: string) =>
  test.info().annotations.push({ type, description });

/** No payload ran, no active content reached the page, and no policy had to block it. */
async function expectHarmless(on: Page, by: Watch): Promise<void> {
  expect(await findActive(on)).toEqual([]);
  expect(by.executed).toEqual([]);
  expect(refusedScripts(by)).toEqual([]);
}

test('[SRV-2t] the corpus has teeth: on a page without any wall most of it runs', async ({
  browser,
}) => {
  expect(payloads.length).toBeGreaterThanOrEqual(200);
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(payloads.length);
  const tried = payloads.filter((_, at) => isWhole || at % 10 === 0);
  const anonymous = await browser.newContext();
  const ran = new Set<number>();
  await anonymous.exposeBinding('ran', (_, index: number) => {
    ran.add(index);
  });
  const bare = await anonymous.newPage();
  await anonymous.route('http://anonymous.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }),
  );
  await bare.goto('http://anonymous.example/');
  await bare.evaluate(
    async (texts) => {
      const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const frames = texts.flatMap((text, index) => {
        const begin = `<script>window.pwn=parent.pwn=top.pwn=()=>top.ran(${index});addEventListener("load",()=>setTimeout(()=>{for(const a of document.querySelectorAll("a,math,button"))try{a.click()}catch{}}))</script>`;
        return [
          `${begin}${text}`,
          `${begin}<input value="${text}"><a href="${text}">x</a>`,
          `${begin}<input value='${text}'>`,
          `${begin}<script>var text = "${text}"</script>`,
          `${begin}<iframe src="${escape(text)}"></iframe>`,
        ].map((html) => [html, index] as const);
      });
      for (const [html] of frames) {
        const frame = document.createElement('iframe');
        frame.srcdoc = html;
        const loaded = new Promise((resolve) => {
          frame.addEventListener('load', resolve);
          setTimeout(resolve, 300);
        });
        document.body.append(frame);
        await loaded;
        if (document.body.childElementCount > 12) document.body.firstElementChild!.remove();
      }
    },
    tried.map(({ text }) => text),
  );
  await anonymous.close();
  // Some are for other browsers, other times, or the database behind: they must do no harm either.
  expect(ran.size / tried.length).toBeGreaterThan(0.4);
  note('teeth', `${ran.size} of ${tried.length} run on a page without a wall`);
});

test('[RUN-2a], [SRV-2t] every setting of every block, of the parts around pages, the shop and the posts', async () => {
  expect(site.blocks).toBeGreaterThan(100);
  const others = ['/', '/shop', '/journal', '/dates', '/search', '/cart'];
  for (const address of [...site.paths, ...others.slice(0, rounds(6, 3))]) {
    await open(page, address);
    await operateEverything(page);
    await expectHarmless(page, watch);
    // They are present, as texts.
    const shown = await page.evaluate(() => document.documentElement.outerHTML.split('pwn').length);
    expect(shown).toBeGreaterThan(address.startsWith('/hostile') ? 200 : 10);
  }
  note('placed', `${site.texts} payloads on ${site.paths.length} pages of ${site.blocks} blocks`);
});

test('[RUN-2a], [SRV-2t] the same without the policy: encoding alone is wall enough', async ({
  browser,
}) => {
  const bare = await enter(browser, { bypassCSP: true });
  for (const address of [...site.paths.slice(0, rounds(40, 1)), '/', '/shop']) {
    await open(bare.page, address);
    await operateEverything(bare.page);
    await expectHarmless(bare.page, bare.watch);
  }
  await bare.context.close();
});

test('[SRV-2i] every page asks for Trusted Types, and no string reaches a sink of scripts', async ({
  browser,
}) => {
  // An error of this test would be found in the watch of the others.
  const asking = await enter(browser);
  for (const address of [
    '/',
    '/hostile-0',
    '/no-such-page',
    '/config/',
    '/search?q=x',
    '/checkout',
  ]) {
    const answer = await asking.page.goto(address, { waitUntil: 'domcontentloaded' });
    const policy = answer!.headers()['content-security-policy']!;
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe-|script-src [^;]*(?:\*|https?:)/);
    const thrown = await asking.page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>x</b>';
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect([address, thrown]).toEqual([address, 'TypeError']);
  }
  await asking.context.close();
});

test('[SRV-2t] addresses: path, query, fragment, and what a search says about its query', async () => {
  const words = createPayloadWriter(77);
  for (let round = 0; round < rounds(60, 6); round += 1) {
    const some = () => encodeURIComponent([words.next(), words.next(), words.next()].join(' '));
    const fragment = encodeURI(words.next()).replaceAll('#', '%23');
    const addresses = [
      `/search?q=${some()}#${fragment}`,
      `/${some().replaceAll(/%2F|%5C|%00/g, '')}?${some()}#${fragment}`,
      `/journal?tag=${some()}&category=${some()}&author=${some()}&month=${some()}#${fragment}`,
      `/?preview=${some()}&format=${some()}&popup=${some()}&noredirect=${some()}#${fragment}`,
      `/order-confirmed?order=${some()}`,
      `/checkout/donate?donatePageId=kiln-fund&amount=${some()}&ownAmount=${some()}`,
    ];
    const address = addresses[round % addresses.length]!;
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await operateEverything(page);
    await expectHarmless(page, watch);
  }
});

test('[SRV-2t] cookies and what the browser stores', async ({ browser }) => {
  const visit = await enter(browser);
  const words = createPayloadWriter(99);
  for (let round = 0; round < rounds(30, 2); round += 1) {
    await visit.context.addCookies(
      [
        'ss_cookieAllowed',
        'ss_cvr',
        'ss_cvt',
        'crumb',
        'CART',
        'ORDERS',
        'plinth_session',
        'locale',
        'x',
      ].map((name) => ({
        name,
        value: encodeURIComponent(words.next()).slice(0, 3000),
        url: server.origin,
      })),
    );
    await visit.page.goto('/healthz');
    await visit.page.evaluate(
      (texts) => {
        const keys = ['pl-announcement', 'popup', 'form-contact', 'cart', 'plinth', 'visit'];
        for (const [index, key] of keys.entries()) {
          localStorage.setItem(key, texts[index]!);
          sessionStorage.setItem(key, texts[index]!);
        }
      },
      Array.from({ length: 6 }, words.next),
    );
    await open(visit.page, round % 2 ? '/contact' : '/');
    await operateEverything(visit.page);
    await expectHarmless(visit.page, visit.watch);
  }
  await visit.context.close();
});

test('[FRM-4], [SRV-2t] a form that comes back with what was typed', async () => {
  const words = createPayloadWriter(123);
  for (let round = 0; round < rounds(30, 2); round += 1) {
    await open(page, '/contact');
    const posted = page.waitForURL(/\/form\//);
    await page.evaluate(
      (texts) => {
        const form = document.querySelector<HTMLFormElement>('form[action^="/form/"]')!;
        let at = 0;
        for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
          if (field.type !== 'radio' && field.type !== 'checkbox' && field.name !== 'key')
            field.value = texts[(at += 1) % texts.length]!;
        // As a page without a script sends it.
        HTMLFormElement.prototype.submit.call(form);
      },
      Array.from({ length: 8 }, words.next),
    );
    await posted;
    await operateEverything(page);
    await expectHarmless(page, watch);
  }
});

test('[API-6], [SRV-2t] answers of the server that a page shows', async ({ browser }) => {
  // A visitor who has agreed causes the most requests.
  const agreed = { name: 'ss_cookieAllowed', value: 'true', url: server.origin };
  const words = createPayloadWriter(321);
  let answered = 0;
  const answer = (route: Route) => {
    answered += 1;
    const message = { error: words.next(), message: words.next(), html: words.next() };
    const body = {
      ...message,
      errors: { name: words.next(), email: words.next(), message: words.next() },
      key: words.next(),
      xsrfToken: words.next(),
      crumb: words.next(),
      predictions: [{ placeId: words.next(), description: words.next(), mainText: words.next() }],
      cart: hostileCart(words),
      items: [{ title: words.next(), url: words.next(), excerpt: words.next() }],
    };
    // A cart that is read is shown, unless its answer speaks of an error.
    if (/\/commerce\/cart$/.test(route.request().url()))
      return route.fulfill({ json: { cart: body.cart } });
    return route.fulfill({ status: [400, 200, 409, 401, 500][answered % 5]!, json: body });
  };
  for (let round = 0; round < rounds(20, 1); round += 1) {
    for (const address of ['/contact', '/shop/mug', '/search?q=clay', '/dates', '/cart']) {
      // A visitor for each page: pressing everything declines cookies as well.
      const visit = await enter(browser);
      await visit.context.addCookies([agreed]);
      const unanswered = new Set<Request>();
      await visit.page.route('**/api/**', (route) => {
        unanswered.add(route.request());
        return answer(route);
      });
      const end = (request: Request) => unanswered.delete(request);
      visit.page.on('requestfinished', end).on('requestfailed', end);
      const settings = visit.page.waitForRequest('**/performance/settings');
      await open(visit.page, address);
      // The handler of a form has to be there before it is sent, else the browser would post it.
      for (const form of await visit.page.locator('.pl-block-form').all())
        await expect(form).toHaveAttribute('data-attached', '');
      await visit.page.evaluate(async () => {
        for (const form of document.querySelectorAll<HTMLFormElement>('main form')) {
          for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
            if (field.type === 'email') field.value = 'a@b.example';
            else if (/^(?:text|textarea|search)$/.test(field.type)) field.value = 'clay';
            field.dispatchEvent(new Event('input', { bubbles: true }));
            field.dispatchEvent(new Event('change', { bubbles: true }));
          }
          for (const select of form.querySelectorAll('select')) {
            // The first after the placeholder.
            select.selectedIndex = 1;
            select.dispatchEvent(new Event('change', { bubbles: true }));
          }
          const send = form.querySelector<HTMLElement>('[type="submit"], button:not([type])');
          // A form without a script would leave the page.
          form.addEventListener('submit', (event) => event.preventDefault());
          send?.click();
        }
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      // The last request that a page sends on its own.
      await settings;
      if (address === '/cart') {
        // A visitor who returns to the tab is shown the current cart.
        await expect(visit.page.locator('[data-block-type][data-attached] .pl-cart')).toBeVisible();
        await visit.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(visit.page.locator('.pl-cart-line')).toHaveCount(3);
      }
      await operateEverything(visit.page);
      await expect.poll(() => unanswered.size).toBe(0);
      await expectHarmless(visit.page, visit.watch);
      await visit.context.close();
    }
  }
  expect(answered).toBeGreaterThan(8);
});

test('[RUN-17o] attributes of pages that others rendered', async ({ browser }) => {
  // These pages have no policy of ours: only the reading code protects them.
  const visit = await enter(browser);
  const boot = /<script type="module" src="([^"]+)"/.exec(
    await (await visit.page.request.get('/studio')).text(),
  )![1]!;
  const escape = (text: string) =>
    text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  for (let round = 0; round < rounds(120, 6); round += 1) {
    const name = ['page2013', 'page2020', 'page2024'][round % 3]!;
    const file = path.resolve(import.meta.dirname, `../fixtures/${name}.html`);
    const words = createPayloadWriter(1000 + round);
    const html = readFileSync(file, 'utf8')
      // Attributes that a script reads; the page itself has to secure those that a browser follows.
      .replace(
        /\s(data-(?!block-type)[\w-]+)="([^"]*)"/g,
        (whole, attribute: string, value: string) =>
          value.startsWith('{{') ? whole : ` ${attribute}="${escape(words.spoil(value))}"`,
      )
      // The page's own handlers.
      .replace(/\sonsubmit="[^"]*"/g, '')
      .replace('{{boot}}', boot);
    await visit.page.route('**/published', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await open(visit.page, '/published');
    await operateEverything(visit.page);
    await expectHarmless(visit.page, visit.watch);
    await visit.page.unroute('**/published');
  }
  await visit.context.close();
});

test('[SRV-3z] the owner’s area shows what visitors sent, reported and ordered', async () => {
  await page.goto('/config/');
  const words = createPayloadWriter(555);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.locator('main button[type="submit"]').click();
  await expect(page.locator('.pl-config-frame')).toBeVisible();
  const looked = new Set<string>();
  const some = () => encodeURIComponent(words.next());
  const parts = [
    'pages',
    'submissions',
    'orders',
    'visits',
    'speed',
    'errors',
    'cookies',
    'new-page',
  ];
  for (const part of parts) {
    // The lists are also read without a search, because a random search matches hardly any row.
    for (const query of ['', `?q=${some()}&state=${some()}&form=${some()}&period=${some()}`]) {
      await page.goto(`/config/${part}${query}`);
      await operateEverything(page);
      await expectHarmless(page, watch);
      const links = await page
        .locator(`main a[href^="/config/${part}/"]`)
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
      for (const link of links.filter((one) => !/csv|export/.test(one)).slice(0, rounds(30, 1)))
        looked.add(link);
    }
  }
  looked.add('/config/pages/page-hostile-0');
  looked.add('/config/pages/page-hostile-0/json');
  looked.add('/config/pages/page-hostile-0/preview');
  looked.add('/config/cookies/preview');
  looked.add(`/config/?frameUrl=${some()}&preview=${some()}&width=${some()}`);
  looked.add('/config/?frameUrl=/hostile-0&preview=banner,popup,bars');
  for (const address of looked) {
    // Everything that the page before was still doing is over.
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await operateEverything(page);
    await expectHarmless(page, watch);
  }
  expect(looked.size).toBeGreaterThan(6);

  const file = await page.request.get('/config/submissions.csv');
  if (file.ok()) {
    expect(file.headers()['content-disposition']).toMatch(/^attachment;/);
    expect(file.headers()['content-type']).toMatch(/^text\/csv/);
    expect(file.headers()['x-content-type-options']).toBe('nosniff');
  }
});

test('[SRV-2i] the policy refused only addresses of others, never a script', () => {
  expect(watch.executed).toEqual([]);
  expect(refusedScripts(watch)).toEqual([]);
  const counts: Record<string, number> = {};
  for (const what of watch.refused) counts[what] = (counts[what] ?? 0) + 1;
  note('refused', JSON.stringify(counts));
});
