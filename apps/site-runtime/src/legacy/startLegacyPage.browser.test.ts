import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { createHost } from '@plinth/site-blocks/host';
import { consent, pageFacts } from '@plinth/site-blocks/page';
import { mayTrack } from '../services/consent/mayTrack';
import { prepareBlock } from '../start/prepareBlock';
import { readLegacyContext } from './readLegacyContext';
import { startLegacyPage } from './startLegacyPage';

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

function open(context: Record<string, unknown>, markup: string) {
  const json = JSON.stringify({ website: { id: 'kiln' }, ...context }).replaceAll('<', '\\u003c');
  document.body.innerHTML = `<script type="application/json">${json}</script>${markup}`;
  const report = vi.fn();
  stop = startLegacyPage({ ...createHost(document), init() {}, destroy() {}, start() {}, report });
  return report;
}

const accountLink =
  '<a class="user-accounts-text-link" href="/account"><span class="unauth">Sign in</span><span class="auth" style="display: none">My account</span></a>';
const dropzone = '<div class="sqs-announcement-bar-dropzone"></div>';
const announcing = (text: string, more = {}) => ({
  websiteSettings: { announcementBarSettings: { text, ...more } },
});

it('[RUN-17c] [RUN-10a] shows the label of an account link that matches the visitor', async () => {
  open({ authenticatedAccount: { id: 'a' } }, accountLink);
  await expect.element(browser.getByText('My account')).toBeVisible();
  await expect.element(browser.getByText('Sign in')).not.toBeVisible();
});

it('[RUN-17d] [RUN-11] builds the announcement without what its HTML would run, and takes it away again', async () => {
  const report = open(
    announcing('Open <a href="javascript:hit()">now</a><script>hit()</script>', {
      clickthroughUrl: { url: '/dates', newWindow: true },
    }),
    dropzone,
  );
  const bar = browser.getByRole('complementary');
  await expect.element(bar).toBeVisible();
  const link = bar.getByRole('link').element();
  expect(link.outerHTML).toBe(
    '<a href="/dates" target="_blank" rel="noopener noreferrer">Open now</a>',
  );
  stop!();
  stop = undefined;
  expect(document.querySelector('.sqs-announcement-bar-dropzone')!.childNodes).toHaveLength(0);
  expect(report).not.toHaveBeenCalled();
});

it('[RUN-17d] [RUN-11] announces nothing where the settings say so, or a server has done it', async () => {
  for (const [context, markup] of [
    [announcing('Open now', { style: 1 }), dropzone],
    [{ ...announcing('Open now'), showAnnouncementBar: false }, dropzone],
    [announcing('  '), dropzone],
    [announcing('Open now'), '<div class="sqs-announcement-bar-dropzone"><p>Closed</p></div>'],
  ] as const) {
    open(context, markup);
    // A dropzone would be filled by the time another placeholder has been filled.
    document.body.insertAdjacentHTML('beforeend', dropzone);
    const [untouched, filled] = document.querySelectorAll('.sqs-announcement-bar-dropzone');
    untouched!.className = '';
    const stopOther = startLegacyPage({
      ...createHost(document),
      init() {},
      destroy() {},
      start() {},
      report: vi.fn(),
      context: JSON.stringify(announcing('Somewhere else')),
    });
    await expect.poll(() => filled!.textContent).toContain('Somewhere else');
    expect(untouched!.querySelector('.pl-announcement')).toBeNull();
    stopOther();
    stop!();
  }
});

describe('a page whose script assigns its context', () => {
  const assigned = (context: object, before = '') =>
    `<script data-name="static-context" type="text/javascript">${before}Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify(context).replaceAll('</', '<\\/')};</script>`;
  const restrictive = {
    website: { id: 'site01' },
    websiteSettings: { announcementBarSettings: { style: 2, text: '<p>Words of the bar</p>' } },
    cookieSettings: {
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: true,
      cookieBannerText: '<p>Words <script>hit()</script>about cookies</p>',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerCtaVariant: 'TEXT',
      cookieBannerOptOutCtaText: 'No thanks',
    },
  };
  const banner = browser.getByRole('region', { name: 'Cookie banner' });

  function openPage(markup: string) {
    document.body.innerHTML = markup;
    const report = vi.fn();
    const host = { ...createHost(document), init() {}, destroy() {}, start() {}, report };
    readLegacyContext(host);
    stop = startLegacyPage(host);
    return { host, report };
  }
  afterEach(() => {
    document.cookie = 'ss_cookieAllowed=; Max-Age=0; Path=/';
  });

  it('[RUN-30] [CNS-8] asks by a banner in the site’s own messages, and removes it afterwards', async () => {
    const { host, report } = openPage(assigned(restrictive, '/* { */') + dropzone);
    await expect.element(browser.getByText('Words of the bar')).toBeVisible();
    await expect.element(banner).toBeVisible();
    expect(banner.element().textContent).toContain('Words about cookies');
    // By our sheet: the page has none of ours.
    expect(getComputedStyle(banner.element()).position).toBe('fixed');
    expect(consent(host).mayRun('tracking')).toBe(false);
    await userEvent.click(banner.getByRole('button', { name: 'Accept' }));
    await expect.poll(() => consent(host).mayRun('tracking')).toBe(true);
    expect(banner.elements()).toEqual([]);
    stop!();
    stop = undefined;
    expect(document.querySelector('[data-consent-banner]')).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['that Cloudflare runs later', 'type="0a1b2c-text/javascript"', ''],
    ['that a plugin runs later', 'type="rocketlazyloadscript"', ''],
    ['within a comment for old browsers', '', '<!--\n'],
    [
      'behind a default of it',
      '',
      'Static.SQUARESPACE_CONTEXT = Static.SQUARESPACE_CONTEXT || {};',
    ],
  ])('[RUN-30] [CNS-8] asks by the context of a script %s', async (_, type, before) => {
    // Within a comment, a script's tag in a text would hide the end of the script from the browser.
    const cookieSettings = { ...restrictive.cookieSettings, cookieBannerText: '<p>Words</p>' };
    const script = assigned({ ...restrictive, cookieSettings }, before);
    const { host } = openPage(script.replace('type="text/javascript"', type) + dropzone);
    await expect.element(banner).toBeVisible();
    await expect.element(browser.getByText('Words of the bar')).toBeVisible();
    expect(consent(host).mayRun('tracking')).toBe(false);
  });

  it('[RUN-30] tracks nothing where a later script may have made its policy strict', () => {
    const { cookieSettings: _, ...open } = restrictive;
    for (const [script, isAllowed] of [
      ['', true],
      ['Static.SQUARESPACE_CONTEXT = Static.SQUARESPACE_CONTEXT || {};', true],
      ['Object.assign(Static.SQUARESPACE_CONTEXT, window.more);', false],
      ['var c = Static.SQUARESPACE_CONTEXT; c.cookieSettings = window.policy;', false],
    ] as const) {
      const { host } = openPage(assigned(open).replace('</script>', `${script}</script>`));
      expect(consent(host).mayRun('tracking'), script).toBe(isAllowed);
      stop!();
      stop = undefined;
    }
  });

  it('[RUN-30] [CNS-8] asks a visitor who has answered only where the visitor wants to be asked again', async () => {
    document.cookie = 'ss_cookieAllowed=false; Path=/';
    openPage(assigned(restrictive) + dropzone);
    await expect.element(browser.getByText('Words of the bar')).toBeVisible();
    expect(document.querySelector('[data-consent-banner]')).toBeNull();
    stop!();
    openPage(`${assigned(restrictive)}<a href="#cookie-settings">Cookies</a>`);
    await expect.poll(() => document.querySelector('[data-consent-banner]')).not.toBeNull();
    await userEvent.click(browser.getByRole('link', { name: 'Cookies' }));
    await expect.element(banner).toBeVisible();
  });

  it('[RUN-30] [CNS-8] builds no banner beside another, for a picture of the page, nor where it is off', async () => {
    const off = { ...restrictive, cookieSettings: { isCookieBannerEnabled: false } };
    for (const [context, markup] of [
      [off, ''],
      [restrictive, '<div data-consent-banner></div>'],
      [restrictive, '<div class="sqs-cookie-banner-v2"></div>'],
    ] as const) {
      openPage(assigned(context) + markup + dropzone);
      // A bar would be shown by the time the announcement is.
      await expect.element(browser.getByText('Words of the bar')).toBeVisible();
      await vi.dynamicImportSettled();
      expect(document.querySelectorAll('.pl-consent')).toHaveLength(0);
      stop!();
    }
  });

  it.each([
    [
      'it is assigned and does not end',
      '<script data-name="static-context">Static.SQUARESPACE_CONTEXT = {"website":{</script>',
    ],
    [
      'what it says of cookies is no literal',
      '<script>Static.SQUARESPACE_CONTEXT = {website:{id:"a"},cookieSettings:load()}</script>',
    ],
    ['there is none', '<script type="application/json">{"fields":[{"type":"website"}]}</script>'],
    ['it is something else', '<script>Static.SQUARESPACE_CONTEXT = "none"</script>'],
  ])('[RUN-30] [CNS-6] lets nothing track where %s, whatever was decided', (_, markup) => {
    document.cookie = 'ss_cookieAllowed=true; Path=/';
    const { host } = openPage(markup);
    expect(consent(host).permissions()).toMatchObject({
      tracking: false,
      storage: false,
      embeds: false,
    });
    expect(mayTrack(host)).toBe(false);
  });

  describe('with a text that does not tell', () => {
    afterEach(() => {
      delete (window as { Static?: unknown }).Static;
    });

    it.each([
      'const context = load(); window.Static = { SQUARESPACE_CONTEXT: context };',
      'Object.defineProperty(Static, "SQUARESPACE_CONTEXT", { value: load() });',
      'Static.SQUARESPACE_CONTEXT = window.context = load();',
      'Static.SQUARESPACE_CONTEXT = Object.assign({}, load());',
    ])('[RUN-30] reads what the script has left in the window: %s', async (script) => {
      (window as { Static?: unknown }).Static = { SQUARESPACE_CONTEXT: restrictive };
      const { host } = openPage(`<script type="text/javascript">${script}</script>`);
      expect(pageFacts(host).website?.id).toBe('site01');
      expect(consent(host).mayRun('tracking')).toBe(false);
      await expect.element(banner).toContainHTML('about cookies');
    });

    it('[RUN-30] believes the text first, and neither an element of that name nor an object that holds itself', () => {
      (window as { Static?: unknown }).Static = {
        SQUARESPACE_CONTEXT: { website: { id: 'changed' } },
      };
      expect(pageFacts(openPage(assigned(restrictive)).host).website?.id).toBe('site01');
      stop!();
      const circle: Record<string, unknown> = { website: { id: 'circle' } };
      circle['self'] = circle;
      for (const value of [circle, document.createElement('form'), [1], 'text', null]) {
        (window as { Static?: unknown }).Static = { SQUARESPACE_CONTEXT: value };
        expect(pageFacts(openPage('').host).website?.id).toBeUndefined();
        stop!();
      }
    });
  });

  it('[RUN-30] takes no website in the data of a block for the page’s own, where another one says what may run', () => {
    const json = (context: object) =>
      `<script type="application/json">${JSON.stringify(context).replaceAll('</', '<\\/')}</script>`;
    const { host } = openPage(json({ website: { url: '/' } }) + json(restrictive));
    expect(pageFacts(host).website?.id).toBe('site01');
    expect(consent(host).mayRun('tracking')).toBe(false);
  });

  it('[RUN-30] reads it before a block or the page itself starts, and from no script that is data', async () => {
    document.body.innerHTML = `<script type="text/template">${assigned({ website: { id: 'no' } })}</script>${assigned(restrictive)}`;
    const host = { ...createHost(document), init() {}, destroy() {}, start() {} };
    await prepareBlock(host, 'page');
    expect(pageFacts(host).website?.id).toBe('site01');
  });
});

describe('the info bar', () => {
  beforeEach(() => browser.viewport(390, 800));
  const onAPhone = () =>
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Android 15; Mobile)');
  const bar = browser.getByRole('complementary', { name: 'Contact and visit' });
  const settings = {
    mobileInfoBarSettings: {
      style: 3,
      isContactEmailEnabled: true,
      isContactPhoneNumberEnabled: true,
      isLocationEnabled: true,
      isBusinessHoursEnabled: true,
    },
    contactEmail: 'kiln@example.com',
    contactPhoneNumber: '+44 1632 960142',
    // As published pages have them: beside the bar's settings, and the place with the website.
    businessHours: {
      monday: { text: '', ranges: [{}] },
      friday: { text: '10 to 17 <b>', ranges: [{ from: 600, to: 1020 }] },
    },
  };
  const context = (more = {}) => ({
    website: { id: 'kiln', location: { addressTitle: 'The kiln', addressLine1: '12 Weir Lane' } },
    websiteSettings: { ...settings, ...more },
  });

  it('[RUN-17e] [RUN-13] is built on a phone from what the context says, and taken away again', async () => {
    onAPhone();
    const report = open(context(), '<main>Pots</main>');
    await expect.element(bar).toBeVisible();
    const links = bar.getByRole('link').elements() as HTMLAnchorElement[];
    expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
      ['Email', 'mailto:kiln@example.com'],
      ['Call', 'tel:+441632960142'],
      ['Map', 'https://www.openstreetmap.org/search?query=The%20kiln%2C%2012%20Weir%20Lane'],
    ]);
    await userEvent.click(bar.getByText('Hours'));
    await expect.element(bar.getByText('Friday')).toBeVisible();
    await expect.element(bar.getByText('10 to 17 <b>', { exact: true })).toBeVisible();
    expect(bar.element().textContent).not.toContain('Monday');
    expect(bar.element()).toHaveAttribute('data-style', 'dark');
    stop!();
    stop = undefined;
    expect(bar.elements()).toEqual([]);
    expect(report).not.toHaveBeenCalled();
  });

  it('[RUN-17e] [RUN-13] speaks English where the page names no language that there is', async () => {
    onAPhone();
    document.documentElement.lang = 'en_GB';
    const report = open(context(), '');
    await expect.element(bar).toBeVisible();
    expect(report).not.toHaveBeenCalled();
    document.documentElement.lang = '';
  });

  it('[RUN-17e] [RUN-13] stays away from a desktop, where the style is none or missing, and where one is there', async () => {
    const phone = onAPhone();
    const cases: [unknown: object, markup: string, isPhone: boolean][] = [
      [context(), '', false],
      [
        context({ mobileInfoBarSettings: { ...settings.mobileInfoBarSettings, style: 1 } }),
        '',
        true,
      ],
      [context({ mobileInfoBarSettings: { isContactEmailEnabled: true } }), '', true],
      [context({ mobileInfoBarSettings: null }), '', true],
      [context(), '<div class="sqs-mobile-info-bar"></div>', true],
    ];
    for (const [given, markup, isPhone] of cases) {
      if (!isPhone) phone.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
      else onAPhone();
      // A bar would be shown by the time the announcement is.
      const more = announcing('Open now').websiteSettings;
      const { websiteSettings } = given as ReturnType<typeof context>;
      open({ ...given, websiteSettings: { ...websiteSettings, ...more } }, dropzone + markup);
      await expect.element(browser.getByText('Open now')).toBeVisible();
      await vi.dynamicImportSettled();
      expect(document.querySelector('.pl-info-bar')).toBeNull();
      stop!();
    }
  });
});

it.each([
  ['a root that carries a cart’s id', '<div class="fullpage-cart" data-cart-id="c0ffee"></div>'],
  ['one within the root by its name', '<div id="sqs-cart-root"><div data-cart-id=""></div></div>'],
])('[RUN-6f] [A-50] [B-34] the whole cart is in %s, once', async (_, root) => {
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ cart: null })),
  );
  const report = open({}, `<main>${root}</main>`);
  await expect.element(browser.getByText('You have nothing in your cart.')).toBeVisible();
  expect(browser.getByText('You have nothing in your cart.').elements()).toHaveLength(1);
  expect(report).not.toHaveBeenCalled();
});
