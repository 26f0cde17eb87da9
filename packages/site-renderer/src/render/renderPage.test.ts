import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import {
  findRenderer,
  type BlockDefinition,
  type PageDefinition,
  type SectionDefinition,
  type SiteDefinition,
} from '@plinth/site-blocks/rendering';
import { pageType } from '@plinth/site-model';
import { createPageRenderer } from './createPageRenderer';

const renderer = createPageRenderer({ assets: fakeAssets });

function render(
  blocks: BlockDefinition[],
  site: Partial<SiteDefinition> = {},
  page: Partial<PageDefinition> = {},
) {
  const result = renderer.renderPage(renderInput(pageWith(blocks, page), site));
  return { ...result, document: new JSDOM(result.html).window.document };
}

const bootScript = (document: Document) => document.querySelector('script[src]')!;

const text = (id: string, html: unknown): BlockDefinition => ({ id, type: 2, settings: { html } });

describe('renderFragment', () => {
  it('[RUN-16a] keeps the styles of blocks apart whose ids differ by a sign alone', () => {
    const namesOf = (id: string) => {
      const block = text(id, '<p style="color: red">x</p>');
      const { css } = renderer.renderFragment(block, renderInput(pageWith([block])));
      return [...css.matchAll(/data-s="([^"]+)"/g)].map(([, name]) => name!);
    };
    const names = ['ä', 'ö', 'a.b', 'ab', 'a b', 'a_b', '__proto__'].flatMap(namesOf);
    expect(names.length).toBeGreaterThan(6);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('renderPage', () => {
  it('[RUN-16a] renders a block inside its contract element', () => {
    const { document, status } = render([text('hello', '<h1>Hello</h1>')]);
    expect(status).toBe(200);
    const block = document.getElementById('block-hello')!;
    expect(block.getAttribute('data-block-type')).toBe('2');
    expect(block.querySelector('h1')?.textContent).toBe('Hello');
    // A word in the head would end it.
    expect((document.body.firstChild as Element).className).toBe('pl-skip');
  });

  it('[RUN-16a] renders what there is of a page that lacks a list', () => {
    const product = {
      id: 'it',
      type: 1337,
      definitionName: 'product',
      settings: { productId: 'p' },
    };
    const input = renderInput(
      pageWith([], {
        sections: [{ id: 'bare' }, { id: 'full', blocks: [product] }] as SectionDefinition[],
      }),
    );
    const shop = {
      key: 'k',
      labels: {},
      countries: [],
      payments: [],
      products: {
        p: { id: 'p', slug: 'p', title: 'Mug', productType: 'PHYSICAL', variants: [] },
      },
    } as const;
    const reviews = { kind: 'reviews', average: 5, count: 1, offset: 0, items: [] } as const;
    const content = { now: 0, answers: { it: reviews } };
    const shown = renderer.renderPage({ ...input, request: { ...input.request, shop, content } });
    expect(shown.problems).toEqual([]);
    expect(shown.html).toContain('id="section-bare"');
    expect(shown.html).toContain('1 review');
    const none = { id: 'none', slug: 'none', title: 'None' } as PageDefinition;
    expect(renderer.renderPage(renderInput(none)).status).toBe(200);
  });

  it('[RUN-15a] asks for no script beyond the boot script when no block needs one', () => {
    const { document } = render([text('hello', '<p>Hello</p>')]);
    const scripts = [...document.querySelectorAll('script[src], link[rel=modulepreload]')];
    expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/assets/boot.js']);
    expect(bootScript(document).getAttributeNames()).toEqual(['type', 'src', 'id']);
  });

  it('[RUN-26b] gives a page that is turned to its style as text, and no element with a nonce', () => {
    const input = renderInput(pageWith([text('hello', '<p>Hello</p>')]));
    const html = renderer.renderPage({
      ...input,
      request: { ...input.request, isTurned: true },
    }).html;
    expect(html).not.toContain('<style');
    expect(html).toContain('<template id="plinth-page-style">');
  });

  it('[RUN-15e] names what the file of a kind imports, once, and lets nothing come before it is wanted', () => {
    const accordion = (id: string) => ({ id, type: 69, settings: { items: [] } });
    const { document } = render([accordion('one'), accordion('two')]);
    expect(bootScript(document).getAttribute('data-accordion')).toBe('/assets/shared.js');
    expect(document.querySelector('link[rel=modulepreload]')).toBeNull();
  });

  it('[RUN-15e] names in the head what the page asks for as soon as it has been read', () => {
    const picture = { id: 'one', type: 5, settings: { src: '/one.jpg', alt: '' } };
    const input = renderInput(pageWith([picture]));
    const link =
      '<link rel="modulepreload" href="/assets/src/blocks/attach/image.generated.ts.js">';
    const render = (more: Partial<typeof input.request>) =>
      createPageRenderer({ assets: fakeAssets }).renderPage({
        ...input,
        request: { ...input.request, ...more },
      }).html;
    expect(render({})).toContain(link);
    // A visit that turns to this page has it.
    expect(render({ isTurned: true })).not.toContain('modulepreload');
  });

  it('[RUN-1b] runs every script of the page, also where one before it throws', async () => {
    const picture = { id: 'a', src: '/a.jpg', width: 3, height: 2 };
    const settings = { design: 'slideshow', items: [picture, picture] };
    const sections = ['one', 'two', 'three'].map((id) => ({
      id,
      blocks: [{ id, type: 8, settings }],
    }));
    const { html } = renderer.renderPage(renderInput(pageWith([], { sections })));
    const virtualConsole = new VirtualConsole();
    const told = new Promise((resolve) => virtualConsole.on('jsdomError', resolve));
    const { window } = new JSDOM(html, {
      runScripts: 'dangerously',
      virtualConsole,
      beforeParse(window) {
        window.document.addEventListener = () => {
          throw new Error('not today');
        };
        window.performance.getEntriesByType = () =>
          [{ name: 'http://site.example/page#:~:text=jar', type: 'navigate' }] as never;
      },
    });
    expect(window.document.documentElement.dataset['linkedText']).toBe('');
    await expect(told).resolves.toMatchObject({ cause: { message: 'not today' } });
  });

  it('[RUN-31] names the entry of a section that has one, and starts its script with the page', () => {
    const withEntry = (entry?: 'rise' | 'none') => {
      const sections = [{ id: 'one', blocks: [], ...(entry && { entry }) }];
      const cookieSettings = {
        isCookieBannerEnabled: true,
        isRestrictiveCookiePolicyEnabled: true,
      };
      return renderer.renderPage(renderInput(pageWith([], { sections }), { cookieSettings })).html;
    };
    expect(withEntry('rise')).toContain('data-entry="rise"');
    expect(withEntry('rise')).not.toContain('<head data-when');
    for (const html of [withEntry(), withEntry('none')]) {
      expect(html).not.toContain('data-entry=');
      expect(html).toContain('<head data-when');
    }
  });

  it('[RUN-15b] lets a block wait for its first use whose HTML alone does all before it', () => {
    const picture = { id: 'a', src: '/a.jpg', width: 3, height: 2 };
    const gallery = (id: string, settings: object) => ({
      id,
      type: 8,
      settings: { design: 'slideshow', items: [picture, picture], ...settings },
    });
    const form = (id: string, settings: object) => ({
      id,
      type: 9,
      settings: { formId: id, fields: [{ id: 'mail', type: 'email', title: 'Mail' }], ...settings },
    });
    const { document } = render([
      { id: 'accordion', type: 69, settings: { items: [] } },
      gallery('slides', {}),
      gallery('running', { autoplay: true }),
      gallery('titled', { 'show-meta': true, items: [{ ...picture, title: 'A' }] }),
      form('plain', {}),
      form('proven', { captcha: { enabled: true } }),
    ]);
    const moments = [...document.querySelectorAll<HTMLElement>('[data-block-type]')].map(
      ({ id, dataset }) => [id, dataset['when']],
    );
    expect(Object.fromEntries(moments)).toEqual({
      'block-accordion': 'touch',
      'block-slides': 'near',
      'block-running': undefined,
      'block-titled': undefined,
      'block-plain': 'near',
      'block-proven': undefined,
    });
  });

  it('[CNS-7a] lets a visitor change the decision on every page, unless the footer offers it itself', () => {
    const cookieSettings = { isCookieBannerEnabled: true };
    const line = { label: 'Your cookies', href: '#cookie-settings' };
    const footer = { columns: [{ title: 'Legal', lines: [line] }] };
    const controls = (site: Partial<SiteDefinition>) =>
      [
        ...render([], site).document.querySelectorAll(
          'footer [data-consent-reopen], footer a[href="#cookie-settings"]',
        ),
      ].map((control) => control.textContent);
    expect(controls({ cookieSettings })).toEqual(['Cookie settings']);
    expect(controls({ cookieSettings, footer })).toEqual(['Your cookies']);
    expect(controls({})).toEqual([]);
  });

  it('[RUN-15f] leaves a block with broken settings empty, says why, and renders the others', () => {
    const { document, problems } = render([text('broken', 7), text('sound', '<p>Sound</p>')]);
    expect(document.getElementById('block-broken')?.hasAttribute('data-failed')).toBe(true);
    expect(document.getElementById('block-sound')?.textContent).toBe('Sound');
    expect(problems).toEqual([
      'Block broken (html) could not be rendered: Its setting "html" is 7, but must be a text. It stays empty; correct its settings.',
    ]);
  });

  it('[RUN-15f] survives settings that are no object', () => {
    const settings = 'text' as unknown as Record<string, unknown>;
    const { problems } = render([{ id: 'odd', type: 2, settings }]);
    expect(problems).toHaveLength(1);
  });

  it('[MOD-7, B-104] knows the kind of a block by its number', () => {
    expect(
      [4, 5, 9, 43, 50, 51, 53, 55, 67, 68, 69, 70].map(
        (type) => findRenderer({ id: 'one', type })?.kind,
      ),
    ).toEqual([
      ...['map', 'image', 'form', 'product', 'opentable', 'newsletter', 'button', 'summary'],
      ...['memberarea', 'tock', 'accordion', 'marquee'],
    ]);
  });

  it('[MOD-7] keeps a block of an unknown number as an empty element with its number', () => {
    const { document, problems } = render([{ id: 'new', type: 4711 }]);
    expect(document.getElementById('block-new')?.getAttribute('data-block-type')).toBe('4711');
    expect(problems[0]).toMatch(/type 4711/);
  });

  it('[MOD-18] writes the page context so that no value can close its script element', () => {
    const title = '</script><script>alert(1)</script>';
    const { document } = render([], { title, websiteSettings: { hint: title } });
    const context = JSON.parse(document.getElementById('plinth-page-context')!.textContent) as {
      websiteSettings: { hint: string };
    };
    expect(context.websiteSettings.hint).toBe(title);
    expect([...document.scripts].map((script) => script.textContent).join('')).not.toContain(
      'alert(1)</script>',
    );
    expect(document.scripts).toHaveLength(2);
  });

  it('[RUN-7, API-14, A-18, A-103] passes the page what the site and its collection say of access', () => {
    const contextOf = (site: Partial<SiteDefinition>, page: Partial<PageDefinition> = {}) =>
      JSON.parse(
        render([], site, page).document.getElementById('plinth-page-context')!.textContent,
      ) as unknown;
    expect(contextOf({ developerMode: true, cloneable: true })).toMatchObject({
      website: { developerMode: true, cloneable: true },
    });
    expect(contextOf({})).toMatchObject({ website: { developerMode: false, cloneable: false } });
    const collection = { id: 'c', title: 'C', fullUrl: '/c', permissionType: 2 };
    expect(contextOf({}, { collection })).toMatchObject({ collection: { permissionType: 2 } });
  });

  it('[TRK-5] marks the page where the site switches the census off', () => {
    const contextOf = (site: Partial<SiteDefinition>): unknown =>
      JSON.parse(render([], site).document.getElementById('plinth-page-context')!.textContent);
    expect(contextOf({ isCensusDisabled: true })).toHaveProperty('isCensusDisabled', true);
    expect(contextOf({})).not.toHaveProperty('isCensusDisabled');
  });

  it('never lets the owner’s rich text become a script', () => {
    const { document } = render([
      text(
        'hostile',
        '<p onclick="alert(1)">a</p><script>alert(2)</script><a href="java\nscript:alert(3)">b</a><img src=x onerror=alert(4)><svg onload=alert(5)></svg><iframe src="https://evil.example"></iframe>',
      ),
    ]);
    const block = document.getElementById('block-hostile')!;
    expect(block.querySelectorAll('script, iframe, svg')).toHaveLength(0);
    const attributes = [...block.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames(),
    );
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    expect(block.querySelector('a')?.hasAttribute('href')).toBe(false);
  });

  it('writes no style attribute: a strict policy would refuse it', () => {
    const { html, document } = render([
      { id: 'space', type: 21, settings: { height: 40 } },
      { id: 'same', type: 21, settings: { height: 40 } },
    ]);
    expect(html).not.toContain(' style=');
    const styled = [...document.querySelectorAll('[data-s]')].map((element) =>
      element.getAttribute('data-s'),
    );
    expect(styled).toEqual(['0', '0']);
    expect(document.querySelector('style:not([data-sheets])')?.textContent).toContain(
      '[data-s="0"]{block-size:40px}',
    );
    expect(document.querySelector('style:not([data-sheets])')?.getAttribute('nonce')).toBe('n0nce');
  });

  it('drops theme values that could leave their declaration', () => {
    const { document } = render([], {
      theme: { light: { 'color-text': '#111', evil: 'red}body{display:none', 'bad name': 'x' } },
    });
    const css = document.querySelector('style:not([data-sheets])')!.textContent;
    expect(css).toContain('--pl-color-text:#111');
    expect(css).not.toContain('display:none');
    expect(css).not.toContain('bad name');
  });

  it('[MOD-1, A-30] answers 404 for the page type of a page that does not exist', () => {
    const page = pageWith([], { pageType: 100 });
    expect(renderer.renderPage(renderInput(page)).status).toBe(404);
  });
});

describe('files that a page takes from other companies', () => {
  const withFonts: Partial<SiteDefinition> = {
    typekitId: 'abc1def',
    theme: {
      light: { 'font-body': 'Georgia, serif' },
      webFonts: { body: { family: 'Literata' } },
      kitFonts: { heading: 'ff-clay-web' },
    },
  };
  const asking = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };

  it('[RUN-6g] is nothing where the site names none', () => {
    const { html, providers } = render([text('hello', '<p>Hello</p>')]);
    expect(html).not.toMatch(/web-fonts|plinth-parts|typekit|comments/);
    expect(providers).toEqual([]);
  });

  it('[RUN-6i] names the files of fonts, and the page is still navigated to in place', () => {
    const { document, html, providers } = render([text('hello', '<p>Hello</p>')], withFonts);
    const tag = document.getElementById('plinth-parts')!;
    const { fonts } = JSON.parse(tag.getAttribute('data-fonts')!) as { fonts: { sheet: string }[] };
    expect(fonts.map(({ sheet }) => new URL(sheet).host)).toEqual([
      'fonts.googleapis.com',
      'use.typekit.net',
    ]);
    expect(html).toContain(
      ':root[data-web-fonts]{--pl-font-body:"Literata",Georgia, serif;--pl-font-heading:"ff-clay-web",var(--pl-font-body)}',
    );
    expect(document.querySelector('link[href*="googleapis"], link[href*="typekit"]')).toBeNull();
    expect(providers).toHaveLength(1);
    expect(document.body.getAttribute('data-navigation')).toBe('soft');
    const context = document.getElementById('plinth-page-context')!.textContent;
    expect(JSON.parse(context)).toMatchObject({ website: { typekitId: 'abc1def' } });
  });

  it('[RUN-45d] has rules for pages that are rendered ahead where links load a document, and nowhere else', () => {
    const rules = (site: object, page: object = {}, request: object = {}) => {
      const input = renderInput({ ...pageWith([]), ...page }, site);
      const { html } = renderer.renderPage({ ...input, request: { ...input.request, ...request } });
      return /<script type="speculationrules" nonce="[^"]+">(.*?)<\/script>/.exec(html)?.[1];
    };
    expect(rules({})).toBeUndefined();
    const loads = { softNavigation: false };
    for (const type of [pageType.error, pageType.lockScreen])
      expect(rules(loads, { pageType: type })).toBeUndefined();
    for (const request of [{ isTurned: true }, { forcePopup: true }, { withoutCookieBanner: true }])
      expect(rules(loads, {}, request)).toBeUndefined();
    const { prerender } = JSON.parse(rules(loads)!) as {
      prerender: { eagerness: string }[];
    };
    expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  });

  it('[RUN-6i] [CNS-6] is used in the head only where it may come', () => {
    const usesKept = (more: object, cookieSettings: object = asking) => {
      const input = renderInput(pageWith([]), {
        ...withFonts,
        cookieSettings: { ...cookieSettings },
      });
      const { html } = renderer.renderPage({ ...input, request: { ...input.request, ...more } });
      return html.includes("'pl-web-fonts'");
    };
    expect(usesKept({})).toBe(false);
    expect(usesKept({ cookieDecision: 'declined' })).toBe(false);
    expect(usesKept({ cookieDecision: 'accepted' })).toBe(true);
    expect(usesKept({}, {})).toBe(true);
    expect(usesKept({ cookieDecision: 'accepted', isTurned: true })).toBe(false);
  });

  it('[RUN-6o] a thread of comments loads what every other page omits', () => {
    const thread = {
      id: 'talk',
      type: 1337,
      definitionName: 'comments',
      settings: { identifier: 'post-1' },
    };
    const on = { websiteSettings: { commentsEnabled: true, disqusShortname: 'clay' } };
    const { document, frames } = render([thread], on);
    expect(document.querySelector('#comments a')!.getAttribute('href')).toMatch(
      /^https:\/\/disqus\.com\/embed\/comments\/\?.*f=clay&t_i=post-1&t_u=http%3A%2F%2Fsite\.example%2Fpage/,
    );
    expect(frames).toEqual(['https://disqus.com']);
    expect(document.querySelector('script[src*="someParts"]')).not.toBeNull();
    const off = render([thread], { websiteSettings: { disqusShortname: 'clay' } });
    expect(off.problems.join()).toContain('has no comment service');
    expect(off.document.querySelector('script[src*="someParts"]')).toBeNull();
  });
});
