import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { fakeAssets, pageWith, renderInput } from '../__fixtures__/renderInput';
import type { PageRequest } from '@plinth/site-blocks/rendering';
import { createPageRenderer } from './createPageRenderer';

const start = '/assets/start.js';
const joined = { [start]: '/assets/tracked.js', '/assets/tracking.js': '/assets/parts.js' };
const accordion = { id: 'one', type: 69, settings: { items: [] } };

function render(request: Partial<PageRequest>, isRestrictive: boolean, assets = {}) {
  const renderer = createPageRenderer({
    assets: {
      ...fakeAssets,
      start,
      joined,
      chunk: (source) => [`/assets/${source}.js`, '/assets/shared.js', start],
      ...assets,
    },
  });
  const cookieSettings = {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: isRestrictive,
  };
  const input = renderInput(pageWith([accordion]), { cookieSettings });
  const { html } = renderer.renderPage({ ...input, request: { ...input.request, ...request } });
  const { document } = new JSDOM(html).window;
  const scripts = [...document.scripts];
  const map = scripts.find(({ type }) => type === 'importmap');
  const boot = document.getElementById('plinth-boot')!;
  return {
    imports: map && (JSON.parse(map.textContent) as { imports: object }).imports,
    isBeforeScripts: map && scripts.indexOf(map) < scripts.findIndex(({ src }) => src),
    nonce: map?.getAttribute('nonce'),
    files: boot.dataset['accordion'],
    waits: document.head.dataset['when'] === 'touch',
  };
}

describe('the file that starts a page', () => {
  it.each([
    ['the policy is open and nobody has been asked', {}, false],
    ['a visitor has agreed', { cookieDecision: 'accepted' }, true],
  ] as const)('[TRK-17e] comes with what tracks where %s', (_, request, isRestrictive) => {
    expect(render(request, isRestrictive)).toEqual({
      waits: false,
      imports: joined,
      isBeforeScripts: true,
      nonce: 'n0nce',
      files: `/assets/shared.js ${joined[start]}`,
    });
  });

  it.each([
    ['nobody has agreed', {}, true],
    ['a visitor has declined', { cookieDecision: 'declined' }, false],
    ['the browser asks for privacy', { globalPrivacyControl: true }, false],
  ] as const)('[TRK-17e] comes without what tracks where %s', (_, request, isRestrictive) => {
    expect(render(request, isRestrictive)).toMatchObject({
      imports: undefined,
      files: `/assets/shared.js ${start}`,
    });
  });

  it('[RUN-26c] is not fetched again by a page that is turned', () => {
    for (const isRestrictive of [true, false])
      expect(render({ isTurned: true }, isRestrictive)).toMatchObject({
        imports: undefined,
        files: '/assets/shared.js',
      });
  });

  it('[TRK-17e] is what it was where the client was built without the joined file', () => {
    expect(render({}, false, { joined: {} })).toMatchObject({
      imports: undefined,
      files: `/assets/shared.js ${start}`,
    });
  });

  const undecided = [{}, true] as const;

  it('[RUN-1d] waits for a visitor who uses the page where nothing tracks', () => {
    expect(render(...undecided).waits).toBe(true);
    expect(render({ cookieDecision: 'declined' }, false).waits).toBe(true);
  });

  it.each([
    ['tracking has left traces that are to be cleared', { hasTraces: true }],
    ['somebody is signed in', { account: { id: 'a', email: 'a@example.com', roles: [1] } }],
    ['the address asks for something', { url: new URL('http://site.example/page?slide=two') }],
  ])('[RUN-1d] begins by itself where %s', (_, request) => {
    expect(render(request, true).waits).toBe(false);
  });

  it.each([
    ['an announcement', { announcementBarSettings: { style: 2, text: '<p>Open</p>' } }],
    [
      'a bar for mobile devices',
      {
        mobileInfoBarSettings: { style: 2, isContactEmailEnabled: true },
        contactEmail: 'a@b.example',
      },
    ],
  ])('[RUN-1d] begins by itself where the page has %s', (_, websiteSettings) => {
    const renderer = createPageRenderer({ assets: fakeAssets });
    const cookieSettings = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };
    const page = pageWith([accordion]);
    const { html } = renderer.renderPage(renderInput(page, { cookieSettings, websiteSettings }));
    expect(html).toMatch(/data-announcement|data-info-bar/);
    expect(html).not.toContain('<head data-when');
  });
});
