import { describe, expect, it, vi } from 'vitest';
import type { PageRequest, RenderedPage } from '@plinth/site-renderer';
import { sampleSiteOn } from '@plinth/marlow-clay';
import { createTestApp, testRenderer } from '../../testing/createTestApp';
import { describeOnEmbeddedDatabase } from '../../testing/databases';
import { testSite } from '../../testing/testSite';
import { createPageMemory } from './createPageMemory';

const renderer = testRenderer();
const random = (bytes: number) => Buffer.alloc(bytes, 7);
let issued = 0;

function requestFor(slug: string, more: Partial<PageRequest> = {}): PageRequest {
  issued += 1;
  const keys = { first: issued };
  return {
    url: new URL(`https://studio.test/${slug}`),
    nonce: `bm9uY2U${issued}+/==`,
    crumb: `crumb.${issued}`,
    newFormKey: () => `key-${keys.first}-${issued++}`,
    content: { now: 1_772_000_000_000 + issued, answers: {} },
    ...more,
  };
}

function memory(maxCharacters?: number) {
  const renderPage = vi.fn(renderer.renderPage);
  const remember = createPageMemory({
    renderPage,
    random,
    ...(maxCharacters === undefined ? {} : { maxCharacters }),
  });
  return { renderPage, remember };
}

describe('the memory of pages', () => {
  const site = sampleSiteOn(new Date('2026-03-01T09:00:00Z'));

  it.each(site.pages.map((page) => [`/${page.slug}`, page] as const))(
    '[SRV-19] gives %s as it would be rendered, from the second time on',
    (_, page) => {
      const { remember } = memory();
      for (let visit = 0; visit < 4; visit += 1) {
        let [kept, direct] = [0, 0];
        const request = requestFor(page.slug);
        // The hour of ten seconds, which both share.
        const content = { now: 1_772_000_000_000, answers: {} };
        const got = remember({
          site,
          page,
          request: { ...request, content, newFormKey: () => `key-${visit}-${kept++}` },
        });
        const meant = renderer.renderPage({
          site,
          page,
          request: { ...request, content, newFormKey: () => `key-${visit}-${direct++}` },
        });
        expect(got).toEqual(meant);
      }
    },
  );

  const [page] = site.pages;
  const render = (
    remember: (input: Parameters<typeof renderer.renderPage>[0]) => RenderedPage,
    more: Partial<PageRequest> = {},
  ) => remember({ site, page: page!, request: requestFor('', more) });

  it('[SRV-19] renders once for all who would get the same', () => {
    const { remember, renderPage } = memory();
    for (let visit = 0; visit < 5; visit += 1) render(remember);
    // The first visit may be the only one.
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['address', { url: new URL('https://studio.test/?category=Kiln') }],
    ['decision', { cookieDecision: 'accepted' as const }],
    ['account', { account: { id: 'a', email: 'a@studio.test', roles: [1] } }],
    ['turning', { isTurned: true }],
    ['way to make form keys', { newFormKey: undefined as never }],
    ['answer', { loginAnswer: { email: 'a@studio.test', message: 'No.', returnTo: '/' } }],
    ['minute', { content: { now: 1_772_000_100_000, answers: {} } }],
    [
      'items',
      { content: { now: 1_772_000_000_000, answers: { a: { kind: 'missing', reason: 'away' } } } },
    ],
  ] as [string, Partial<PageRequest>][])('[SRV-19] tells pages of another %s apart', (_, more) => {
    const { remember, renderPage } = memory();
    const content = { now: 1_772_000_000_000, answers: {} };
    for (let visit = 0; visit < 3; visit += 1) render(remember, { content });
    renderPage.mockClear();
    render(remember, { content, ...more });
    expect(renderPage).toHaveBeenCalledOnce();
  });

  it('[SRV-19] separates pages of a changed site', () => {
    const { remember, renderPage } = memory();
    for (let visit = 0; visit < 3; visit += 1) render(remember);
    renderPage.mockClear();
    remember({ site: { ...site, title: 'New' }, page: page!, request: requestFor('') });
    expect(renderPage).toHaveBeenCalledOnce();
  });

  it('[SRV-19] keeps no more than its limit, and lets go of the page that was asked for the longest ago', () => {
    const length = renderer.renderPage({ site, page: page!, request: requestFor('') }).html.length;
    const { remember, renderPage } = memory(Math.round(length * 2.5));
    const visit = (query: string) =>
      render(remember, {
        url: new URL(`https://studio.test/?${query}`),
        content: { now: 0, answers: {} },
      });
    for (const query of ['a', 'a', 'b', 'b', 'a', 'c', 'c']) visit(query);
    renderPage.mockClear();
    visit('a');
    visit('c');
    expect(renderPage).not.toHaveBeenCalled();
    visit('b');
    expect(renderPage).toHaveBeenCalledOnce();
  });

  it('[SRV-19] renders again where a value could not be inserted into a page safely', () => {
    const { remember, renderPage } = memory();
    for (let visit = 0; visit < 3; visit += 1)
      expect(render(remember, { crumb: `"<${visit}` }).html).not.toContain(`"<${visit}`);
    expect(renderPage).toHaveBeenCalledTimes(3);
  });

  it('[SRV-19] asks each form its own question', () => {
    const contact = testSite.pages[1]!;
    const settings = { captchaEnabled: true };
    const [section] = contact.sections;
    const [block] = section!.blocks;
    const withCaptcha = {
      ...contact,
      sections: [
        { ...section!, blocks: [{ ...block!, settings: { ...block!.settings, ...settings } }] },
      ],
    };
    const { remember } = memory();
    for (const [number, word] of [
      [2, 'two'],
      [3, 'three'],
      [4, 'four'],
      [5, 'five'],
    ] as const) {
      const content = { now: 0, answers: {} };
      const request = requestFor('contact', { captchaSum: () => [number, 9], content });
      const { html } = remember({ site: testSite, page: withCaptcha, request });
      expect(html).toContain(`What is ${word} plus nine?`);
    }
  });
});

describeOnEmbeddedDatabase('pages from memory', (get) => {
  it('[SRV-19] gives each visitor keys of their own, and shows at once what was saved', async () => {
    const test = await createTestApp(get(), { site: testSite });
    const keysOf = (html: string) => ({
      nonce: /nonce="([^"]+)"/.exec(html)![1],
      key: /name="key" value="([^"]+)"/.exec(html)?.[1],
    });
    const pages: string[] = [];
    for (let visit = 0; visit < 4; visit += 1) {
      const answer = await test.browser().get('/contact');
      const html = await answer.text();
      expect(answer.headers.get('content-security-policy')).toContain(keysOf(html).nonce!);
      pages.push(html);
    }
    const keys = pages.map(keysOf);
    expect(new Set(keys.map(({ nonce }) => nonce)).size).toBe(4);
    expect(keys[0]!.key).toBeTruthy();
    expect(new Set(keys.map(({ key }) => key)).size).toBe(4);
  });
});
