import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import type { PageRequest, PageDefinition, SiteDefinition } from '@plinth/site-blocks/rendering';
import { createPageRenderer } from './createPageRenderer';

const renderer = createPageRenderer({ assets: fakeAssets });

const popup: PageDefinition = {
  id: 'letters',
  slug: 'letters',
  title: 'Letters',
  pageType: 104,
  sections: [
    { id: 'letters', blocks: [{ id: 'words', type: 2, settings: { html: '<h2>Hello</h2>' } }] },
  ],
};

function render(
  websiteSettings: Record<string, unknown>,
  {
    page = {},
    request = {},
    site = {},
  }: {
    page?: Partial<PageDefinition>;
    request?: Partial<PageRequest>;
    site?: Partial<SiteDefinition>;
  } = {},
) {
  const definition = pageWith([], { websiteSettings, ...page });
  const input = renderInput(definition, { pages: [definition, popup], ...site });
  const { html, problems } = renderer.renderPage({
    ...input,
    request: { ...input.request, ...request },
  });
  return { html, problems, document: new JSDOM(html).window.document };
}

const owner = { account: { id: 'o', email: 'o@site.example', roles: [1] } };
const member = { account: { id: 'm', email: 'm@site.example', roles: [] } };

it.each(['cover-page', 'parking-page'])(
  '[RUN-32, A-118, B-99] a %s has no bars and no popup',
  (websiteType) => {
    const settings = {
      announcementBarSettings: { text: '<p>Open</p>' },
    };
    const selector = '[data-announcement], [data-popup-template], [data-info-bar]';
    expect(render(settings).document.querySelector(selector)).not.toBeNull();
    const { document } = render(settings, { site: { websiteType } });
    expect(document.querySelector(selector)).toBeNull();
  },
);

describe('the announcement bar', () => {
  const bar = (document: Document) => document.querySelector('[data-announcement]');
  const settings = (more: object) => ({
    announcementBarSettings: { text: '<p>Open</p>', ...more },
  });

  it('[RUN-11] is above the page and can be closed by visitors', () => {
    const { document } = render(settings({}));
    expect(bar(document)?.textContent).toContain('Open');
    expect(bar(document)?.querySelector('button')?.getAttribute('aria-label')).toBe('Close');
    expect(document.querySelector('header')?.compareDocumentPosition(bar(document)!)).toBe(2);
  });

  it('[RUN-11, A-200] always shows to accounts of the site', () => {
    const { document } = render(settings({}), { request: owner });
    expect(bar(document)?.textContent).toContain('Open');
    expect(bar(document)?.querySelector('button')).toBeNull();
    expect(document.body.querySelector('script')).toBeNull();
  });

  it('[RUN-11] is missing without a text and where its style is none', () => {
    expect(bar(render({}).document)).toBeNull();
    expect(bar(render(settings({ text: ' ' })).document)).toBeNull();
    expect(bar(render(settings({ style: 1 })).document)).toBeNull();
  });

  it('[RUN-11] never lets its text or its link become a script', () => {
    const text = '<p onclick="x()">a <a href="/b">b</a></p><script>alert(1)</script>';
    const hostile = render(settings({ text, clickthroughUrl: { url: 'java\nscript:alert(1)' } }));
    expect(bar(hostile.document)!.outerHTML).not.toMatch(/alert|onclick|script/);
    const { document } = render(
      settings({ text, clickthroughUrl: { url: '/c', newWindow: true } }),
    );
    const links = bar(document)!.querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/c']);
    expect(links[0]!.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('the popup', () => {
  const settings = { popupOverlaySettings: { style: 2, version: 1 } };
  const template = (document: Document) =>
    document.querySelector<HTMLTemplateElement>('template[data-popup-template]');

  it('[RUN-12j, MOD-1, A-34] is a template with its blocks, and a link for pages without a script', () => {
    const { document } = render(settings);
    const panel = template(document)!.content.firstElementChild!;
    expect(panel.hasAttribute('data-popup-overlay')).toBe(true);
    expect(panel.querySelector('h2')?.textContent).toBe('Hello');
    expect(document.querySelector('noscript a')?.getAttribute('href')).toBe('/letters');
  });

  it('[RUN-12b] costs nothing where it cannot show', () => {
    expect(template(render({}).document)).toBeNull();
    expect(template(render(settings, { page: { pageType: 100 } }).document)).toBeNull();
    expect(template(render(settings, { page: { pageType: 300 } }).document)).toBeNull();
    expect(template(render(settings, { site: { pages: [] } }).document)).toBeNull();
    const screenshot = { url: new URL('http://site.example/page?screenshot=1') };
    expect(template(render(settings, { request: screenshot }).document)).toBeNull();
  });
});

describe('bars and badge', () => {
  const info = {
    mobileInfoBarSettings: {
      style: 3,
      isContactEmailEnabled: true,
      isContactPhoneNumberEnabled: true,
      isBusinessHoursEnabled: true,
      businessHours: { monday: { text: '9 to 5' }, tuesday: {} },
    },
    contactEmail: 'a@b.example',
    contactPhoneNumber: '+44 (0) 1632-960142',
  };

  it('[RUN-13] the info bar leads to e-mail and telephone and names the days with hours', () => {
    const { document } = render(info, { site: { locale: 'de' } });
    const bar = document.querySelector('[data-info-bar="3"]')!;
    const links = [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['mailto:a@b.example', 'tel:+441632960142']);
    expect(bar.querySelector('dl')?.textContent).toBe('Montag9 to 5');
  });

  it('[RUN-13] there is no info bar of style none, nor an empty one', () => {
    const { mobileInfoBarSettings, ...contact } = info;
    const none = { ...contact, mobileInfoBarSettings: { ...mobileInfoBarSettings, style: 1 } };
    expect(render(none).document.querySelector('[data-info-bar]')).toBeNull();
    const empty = { mobileInfoBarSettings: { style: 2, isContactEmailEnabled: true } };
    expect(render(empty).document.querySelector('[data-info-bar]')).toBeNull();
  });

  it('[RUN-13] the badge is after the footer, and its link goes through the gate', () => {
    const badge = { siteBadgeSettings: { type: 'none', label: 'Plinth', url: 'javascript:1' } };
    const found = render(badge).document.querySelector('.pl-badge')!;
    expect(found.textContent).toBe('Plinth');
    expect(found.querySelector('a')).toBeNull();
  });

  it('[RUN-13, MOD-5, A-139, B-111] only a template of 7.1 goes without the badge', () => {
    const badge = { siteBadgeSettings: { type: 'none', label: 'Plinth' } };
    const versionsWithBadge = [undefined, '7', 7.1, '7.1', '8'].filter((templateVersion) => {
      const site = templateVersion === undefined ? {} : { templateVersion };
      return render(badge, { site }).document.querySelector('.pl-badge') !== null;
    });
    expect(versionsWithBadge).toEqual([undefined, '7', '8']);
    const shown = { siteBadgeSettings: { type: 'dark', label: 'Plinth' } };
    const { document } = render(shown, { site: { templateVersion: '7.1' } });
    expect(document.querySelector('.pl-badge')).not.toBeNull();
    expect(document.getElementById('plinth-page-context')?.textContent).toContain(
      '"templateVersion":"7.1"',
    );
  });

  it('[RUN-13] the licensed-assets bar shows where a picture is a preview', () => {
    const blocks = [
      { id: 'a', type: 2, settings: { html: '<p>a</p>', licensedAssetPreview: { id: 'x' } } },
    ];
    const { document } = render({}, { page: { sections: [{ id: 's', blocks }] } });
    expect(document.querySelector('aside')?.textContent).toMatch(/previews of licensed images/);
    expect(render({}).document.querySelector('aside')).toBeNull();
  });
});

describe('people', () => {
  it('[RUN-8] loads the login for the Escape key for visitors only, without a sign-up', () => {
    const find = (document: Document) =>
      document.querySelector<HTMLTemplateElement>('template[data-login-template]');
    const on = { useEscapeKeyToLogin: true };
    const form = find(render(on).document)!.content.querySelector('form')!;
    const fields = form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])');
    expect([...fields].map(({ name }) => name)).toEqual(['email', 'password', 'rememberMe']);
    expect(form.textContent).not.toMatch(/sign up/i);
    expect(find(render({}).document)).toBeNull();
    expect(find(render(on, { request: owner }).document)).toBeNull();
  });

  it('[RUN-10d] the page for denied access offers the login to visitors and the logout to members', () => {
    const page = { pageType: 106 };
    const visitor = render({}, { page }).document;
    expect(visitor.querySelector('main h1')?.textContent).toBe('Access Denied');
    expect(visitor.querySelector('main [data-login-form]')).not.toBeNull();
    const other = render({}, { page, request: member }).document;
    expect(other.querySelector('main [data-login-form]')).toBeNull();
    expect(other.querySelector('main [data-logout]')?.textContent).toBe('Log Out');
  });

  it('[RUN-9] [RUN-10b] login and logout are forms that work without a script', () => {
    const page = { pageType: 106 };
    const valueOf = (document: Document, name: string) =>
      document.querySelector<HTMLInputElement>(`main [name="${name}"]`)?.value;
    const formOf = (document: Document) =>
      document.querySelector<HTMLFormElement>('main [data-login-form], main form')!;
    const visitor = render({}, { page, request: { crumb: 'c-1' } }).document;
    expect(formOf(visitor).getAttribute('action')).toBe('/session/login');
    expect(valueOf(visitor, 'crumb')).toBe('c-1');
    expect(visitor.querySelector<HTMLButtonElement>('main [type="submit"]')!.disabled).toBe(false);
    const loginAnswer = { email: 'ada@x.test', message: 'Not right.', returnTo: '/shelf?a=1' };
    const refused = render({}, { page, request: { loginAnswer } }).document;
    expect(refused.querySelector('main [role="alert"]')?.textContent).toBe('Not right.');
    expect([valueOf(refused, 'email'), valueOf(refused, 'returnTo')]).toEqual([
      'ada@x.test',
      '/shelf?a=1',
    ]);
    expect(valueOf(refused, 'password')).toBe('');
    const other = render({}, { page, request: { ...member, crumb: 'c-2' } }).document;
    expect(formOf(other).getAttribute('action')).toBe('/session/logout');
    expect(valueOf(other, 'crumb')).toBe('c-2');
  });

  it('[RUN-24c] a lock screen asks for the password, and says at the field why it stays locked', () => {
    const page = { pageType: 103, sections: [] };
    const { document } = render({}, { page, request: { crumb: 'c-1' } });
    const field = document.querySelector<HTMLInputElement>('main [name="password"]')!;
    expect(field.labels![0]!.textContent).toBe('Password');
    expect([field.type, field.autocomplete, field.required]).toEqual([
      ...['password', 'current-password', true],
    ]);
    expect(field.autofocus).toBe(true);
    const describedBy = (one: HTMLInputElement) =>
      (one.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => one.ownerDocument.getElementById(id)?.textContent);
    expect(describedBy(field)).toEqual(['Enter the password to see this page.']);
    expect(field.form!.getAttribute('action')).toBe('/unlock');
    expect(field.form!.querySelector<HTMLInputElement>('[name="crumb"]')!.value).toBe('c-1');
    expect(document.querySelector('h1')!.textContent).toBe('Password required');

    const unlockAnswer = { message: 'Not right.', returnTo: '/trade?a=1' };
    const refused = render({}, { page, request: { unlockAnswer } }).document;
    const again = refused.querySelector<HTMLInputElement>('main [name="password"]')!;
    expect(describedBy(again)).toContain('Not right.');
    expect(again.getAttribute('aria-invalid')).toBe('true');
    expect(refused.querySelector('main [role="alert"]')!.textContent).toBe('Not right.');
    expect(again.form!.querySelector<HTMLInputElement>('[name="returnTo"]')!.value).toBe(
      '/trade?a=1',
    );
  });

  it('[RUN-24b] [RUN-13] nothing of the site surrounds a lock screen', () => {
    const settings = {
      announcementBarSettings: { text: '<p>Open</p>' },
      popupOverlaySettings: { style: 2 },
      mobileInfoBarSettings: { style: 3, isContactEmailEnabled: true },
      contactEmail: 'studio@site.example',
    };
    const site = { cookieSettings: { isCookieBannerEnabled: true } };
    const around =
      'header, footer, .pl-skip, [data-announcement], [data-popup-template], [data-info-bar], [data-consent-banner]';
    const locked = render(settings, { page: { pageType: 103 }, site }).document;
    expect(locked.querySelectorAll(around)).toHaveLength(0);
    // The same settings show all of it on a page.
    expect(render(settings, { site }).document.querySelectorAll(around)).toHaveLength(7);
    // The owner's text takes the place of ours, and is read before the field has the focus.
    const words = [
      { id: 's', blocks: [{ id: 'b', type: 2 as const, settings: { html: '<h1>Ring</h1>' } }] },
    ];
    const own = render(settings, { page: { pageType: 103, sections: words }, site }).document;
    expect([...own.querySelectorAll('h1')].map((one) => one.textContent)).toEqual(['Ring']);
    expect(own.querySelector<HTMLInputElement>('[name="password"]')!.autofocus).toBe(false);
  });

  it('[RUN-11] [RUN-13] [RUN-25] [CNS-7a] a splash page has bars and badge, but neither popup nor header nor footer', () => {
    const settings = {
      announcementBarSettings: { text: '<p>Open</p>' },
      popupOverlaySettings: { style: 2 },
      mobileInfoBarSettings: { style: 3, isContactEmailEnabled: true },
      siteBadgeSettings: { label: 'Made here', type: 'light' },
      contactEmail: 'studio@site.example',
    };
    const site = { cookieSettings: { isCookieBannerEnabled: true } };
    const { document } = render(settings, { page: { pageType: 3 }, site });
    expect(
      document.querySelectorAll('header, footer, .pl-skip, [data-popup-template]'),
    ).toHaveLength(0);
    for (const piece of [
      '[data-announcement]',
      '[data-info-bar]',
      '.pl-badge',
      '[data-consent-banner]',
    ])
      expect(document.querySelector(piece), piece).not.toBeNull();
    // There is no footer with the way back to the decision.
    expect(document.querySelector('main [data-consent-reopen]')).not.toBeNull();
    expect(document.body.hasAttribute('data-cover')).toBe(true);
    expect(render(settings, { site }).document.body.hasAttribute('data-cover')).toBe(false);
  });

  it('[RUN-11, A-200] the overlays manager is for accounts with a role', () => {
    const settings = { popupOverlaySettings: { style: 2 } };
    const manager = (request: Partial<PageRequest>) =>
      render(settings, { request }).document.querySelector('[data-overlays-manager]');
    expect(manager(owner)?.querySelector('button')?.textContent).toBe('Show the popup');
    expect(manager(member)).toBeNull();
    expect(manager({})).toBeNull();
  });

  it('[RUN-11, B-113] the context says who has the admin permission', () => {
    const permissions = (request: Partial<PageRequest>) =>
      (
        JSON.parse(
          render({}, { request }).document.getElementById('plinth-page-context')!.textContent,
        ) as { permissions?: number[] }
      ).permissions;
    expect(permissions(owner)).toEqual([2]);
    expect(permissions(member)).toEqual([0]);
    expect(permissions({})).toBeUndefined();
  });
});

it('[RUN-14] names the sheets of what may open later, where no browser fetches them', () => {
  const { document } = render({});
  const sheets = [...document.body.querySelectorAll('template[data-style]')];
  expect(sheets.map((sheet) => sheet.getAttribute('data-style'))).toEqual(['dialogs', 'siteParts']);
  expect(sheets.every((sheet) => sheet.getAttribute('data-href')!.endsWith('.css'))).toBe(true);
  expect(document.querySelector('link[href*=dialogs], link[href*=siteParts]')).toBeNull();
});

it('[RUN-15f] a piece whose settings are broken costs only itself', () => {
  const odd = {
    announcementBarSettings: 7,
    mobileInfoBarSettings: 'x',
    popupOverlaySettings: null,
  };
  const { document, problems } = render(odd);
  expect(document.querySelector('main')).not.toBeNull();
  expect(problems).toEqual([]);
});

it.each([
  ['ar', 'rtl', 'قبول', 'Akzeptieren'],
  ['pt-BR', 'ltr', 'Aceitar', 'Akzeptieren'],
  ['de-AT', 'ltr', 'Akzeptieren', 'Aceitar'],
  ['zh-TW', 'ltr', 'Accept', 'Akzeptieren'],
])(
  '[RUN-35] a page in %s speaks the language of its site, and brings no other',
  (locale, direction, accept, other) => {
    const site = { locale, cookieSettings: { isCookieBannerEnabled: true } };
    const { document, html } = render({}, { site });
    const root = document.documentElement;
    expect([root.lang, root.dir || 'ltr']).toEqual([locale, direction]);
    expect(document.querySelector('[value="true"]')?.textContent).toBe(accept);
    expect(html).not.toContain(other);
  },
);
