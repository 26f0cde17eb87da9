import { expectQuick, fuzz, hostileJson, hostileText, longTexts } from '@plinth/tooling/fuzz';
import { bannerHtmlAllowlist } from '@plinth/consent/policy';
import { blockKinds, type SettingsSchema } from '@plinth/site-blocks';
import { blockType, safeHref } from '@plinth/site-model';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import {
  escapeHtml,
  jsonForScript,
  createStyleSheet,
  type BlockDefinition,
} from '@plinth/site-blocks/rendering';
import { createHtmlSanitizer } from './createHtmlSanitizer';
import { createPageRenderer } from './createPageRenderer';
import { richTextAllowlist } from './richTextAllowlist';
import { themeCss } from './themeCss';

const markup = fc
  .array(
    fc.oneof(
      hostileText(),
      fc.constantFrom(
        ...[
          '<p>',
          '</p>',
          '<b>',
          '<a href="',
          '">',
          '<svg>',
          '<math>',
          '<style>',
          '</style>',
          '<!--',
          '-->',
          '<mglyph>',
        ],
        ...[
          '<noscript>',
          '<p title="',
          '<img src=x onerror=pwn()>',
          '<template>',
          '<table>',
          '<mtext>',
          '<textarea>',
        ],
        ...[
          '</textarea>',
          '<title>',
          '<xmp>',
          '<iframe srcdoc="',
          '<a href="java&Tab;script:pwn()">',
          ' onclick=pwn() ',
        ],
        ...[
          '<form action="javascript:pwn()">',
          '<base href="//evil.example">',
          '<div style="x:y">',
          '&lt;',
          '\u0000',
          '/>',
        ],
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const { DOMParser } = new JSDOM('').window;
/** Reads HTML as a browser does; one window for all of it. */
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** The parts that would run or lead away, in HTML as a browser reads it. */
function activeParts(html: string): string[] {
  const document = parse(`<!doctype html><body>${html}`);
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const isForbidden =
      /^(script|style|iframe|object|embed|base|meta|link|form|input|svg|math|template|noscript|portal)$/.test(
        tag,
      );
    const attributes = [...element.attributes].filter(({ name, value }) => {
      if (name.startsWith('on') || name === 'srcdoc') return true;
      // A style that lays something over the page, loads or moves it is none of these.
      if (name === 'style')
        return (
          !/^(?:[a-z-]+:[a-z\d #%.,()/-]+(?:;|$))+$/.test(value) ||
          /url|position|animation/.test(value)
        );
      if (!/^(href|src|action|formaction|data|xlink:href|poster)$/.test(name)) return false;
      return safeHref(value) === undefined && value !== '';
    });
    return [
      ...(isForbidden ? [`<${tag}>`] : []),
      ...attributes.map(({ name, value }) => `${name}=${value}`),
    ];
  });
}

describe('HTML from outside', () => {
  it.each([
    ['rich text', richTextAllowlist],
    ['a banner', bannerHtmlAllowlist],
  ])('[SRV-2t] as %s holds nothing that runs, also when it is cleaned again', (_, allowlist) => {
    const sanitizer = createHtmlSanitizer(allowlist);
    const sanitize = (html: string) => sanitizer(html).html;
    fuzz(
      fc.property(markup, (html) => {
        const clean = sanitize(html);
        expect([html, activeParts(clean)]).toEqual([html, []]);
        expect(sanitize(clean)).toBe(clean);
        // The HTML that a browser makes of it and writes again is as harmless.
        const again = parse(`<body>${clean}`).body.innerHTML;
        expect([html, activeParts(again)]).toEqual([html, []]);
      }),
      { share: 0.5 },
    );
    expectQuick(
      sanitize,
      longTexts.filter((_, at) => at % 6 === 0).map((text) => text.slice(0, 8000)),
    );
  });

  it('[RUN-16g] a text stays a text in an element, an attribute and a script', () => {
    fuzz(
      fc.property(hostileText(), hostileJson(), (text, value) => {
        const escaped = escapeHtml(text);
        expect(escaped).not.toMatch(/[<>"']/);
        const document = parse(`<p title="${escaped}">${escaped}</p>`);
        const paragraph = document.querySelector('p')!;
        // U+0000 and a lone CR are the parser's to replace.
        // eslint-disable-next-line no-control-regex -- it is the one that is meant
        if (!/[\u0000\r]/.test(text)) {
          expect(paragraph.textContent).toBe(text);
          expect(paragraph.title).toBe(text);
        }
        const json = jsonForScript({ value });
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value })));
      }),
    );
  });

  it('[RUN-16g] no declaration ends its rule, its sheet or its element', () => {
    fuzz(
      fc.property(fc.array(hostileText(), { minLength: 1, maxLength: 4 }), (values) => {
        const sheet = createStyleSheet();
        const html = values.map((value) => `<i style="--x:${escapeHtml(value)}">x</i>`).join('');
        const hoisted = sheet.hoist(html);
        expect(hoisted).not.toContain(' style=');
        const css = sheet.css();
        expect(css).not.toContain('<');
        const rules = css.split('}').slice(0, -1);
        for (const rule of rules) expect(rule).toMatch(/^\[data-s="\d+"\]\{[^{}]*$/);
        const theme = themeCss({
          light: Object.fromEntries(values.map((value, at) => [`a${at}`, value])),
        });
        expect(theme).not.toMatch(/[<]|url\(|@(?!media|font-face)/i);
        expect(theme === '' || /^:root\{[^{}]*\}$/.test(theme)).toBe(true);
      }),
    );
    expectQuick((text) => createStyleSheet().hoist(`<a ${text}`));
    expectQuick((text) => createStyleSheet().hoist(`<a style="${escapeHtml(text)}">`));
  });
});

describe('every kind of block', () => {
  const renderer = createPageRenderer({ assets: fakeAssets });
  const kinds: Pick<BlockDefinition, 'type' | 'definitionName'>[] = [
    ...Object.values(blockType).map((type) => ({ type })),
    ...[
      'socialshare',
      'twitter',
      'facebook',
      'products',
      'cart',
      'checkout',
      'orderconfirmed',
      'item',
      'comments',
    ].map((definitionName) => ({ type: blockType.websiteComponent, definitionName })),
  ];
  const namesOf = (schema: SettingsSchema): string[] =>
    Object.entries(schema).flatMap(([name, setting]) => [
      name,
      ...('fields' in setting ? namesOf(setting.fields) : []),
    ]);
  const names = [
    ...new Set(blockKinds.flatMap(({ settings }) => namesOf(settings))),
    // Settings of kinds without a schema.
    ...['rows', 'amounts', 'networks', 'productId', 'identifier', 'list', 'item'],
  ];
  const settings = fc.dictionary(
    fc.oneof(fc.constantFrom(...names), hostileText()),
    fc.oneof(
      hostileText(),
      hostileJson(),
      fc.array(fc.dictionary(fc.constantFrom(...names), fc.oneof(hostileText(), hostileJson())), {
        maxLength: 3,
      }),
    ),
  );

  it('[RUN-2a, A-54] [RUN-16a] is rendered with any settings, or says in one sentence why not; nothing in it runs', () => {
    fuzz(
      fc.property(fc.constantFrom(...kinds), settings, (kind, given) => {
        const block: BlockDefinition = { id: 'only', settings: given, ...kind };
        const { html, status } = renderer.renderPage(renderInput(pageWith([block])));
        expect(status).toBe(200);
        const document = parse(html);
        expect(document.querySelectorAll('#block-only').length).toBeGreaterThan(0);
        for (const element of document.querySelectorAll('body *')) {
          const attributes = [...element.attributes];
          expect(
            attributes
              .filter(({ name }) => /^on|^style$|^srcdoc$/.test(name))
              .map(({ name }) => name),
          ).toEqual([]);
          for (const { name, value } of attributes)
            if (/^(href|action|formaction|xlink:href)$/.test(name))
              expect([name, value, safeHref(value) !== undefined || value === '']).toEqual([
                name,
                value,
                true,
              ]);
          // eslint-disable-next-line no-control-regex -- as a browser reads an address
          const src = element.getAttribute('src')?.replace(/[\u0000-\u0020]/g, '') ?? '';
          expect(/^(javascript|vbscript|data:text|data:application)/i.test(src)).toBe(false);
        }
        const scripts = [...document.querySelectorAll('script')].filter(
          ({ textContent }) => textContent.includes('pwn') && !textContent.startsWith('{"'),
        );
        expect(scripts.map(({ textContent }) => textContent)).toEqual([]);
      }),
      { share: 0.5 },
    );
  });
});
