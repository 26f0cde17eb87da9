import { expect, it } from 'vitest';
import { readClientAssets } from '../context/clientAssets';
import { createPageRenderer } from './createPageRenderer';
import type { PageRequest } from '../context/renderContext';
import type { BlockDefinition, SiteDefinition } from '../context/siteDefinition';

const poster = 'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg';
const own = '/pictures/cup.jpg';
const watch = 'https://www.youtube.com/watch?v=abcdefghijk';
const blocks: BlockDefinition[] = [
  { id: 'video', type: 32, settings: { url: watch, thumbnailUrl: poster } },
  { id: 'embed', type: 22, settings: { url: watch, thumbnailUrl: poster } },
  ...['grid', 'stacked', 'slideshow'].map((layout, at) => ({
    id: `gallery-${at}`,
    type: 8,
    settings: {
      layout,
      design: layout,
      lightbox: true,
      items: [
        { src: poster, type: 'video', videoUrl: watch, width: 480, height: 360 },
        { src: own, width: 480, height: 360 },
      ],
    },
  })),
];
const restrictive = {
  isCookieBannerEnabled: true,
  isRestrictiveCookiePolicyEnabled: true,
  isRestrictiveCookiePolicyAbsolute: true,
};

function htmlFor(
  cookieSettings: SiteDefinition['cookieSettings'],
  request: Partial<PageRequest> = {},
): string {
  const page = { id: 'p', slug: '', title: 'P', sections: [{ id: 's', blocks }] };
  const site = { id: 's', identifier: 's', title: 'S', navigation: [], pages: [page] };
  const renderer = createPageRenderer({
    assets: readClientAssets({ 'src/start/main.ts': { file: 'assets/boot.js' } }),
  });
  const { html, problems } = renderer.renderPage({
    site: { ...site, cookieSettings } as SiteDefinition,
    page,
    request: { url: new URL('https://studio.test/'), nonce: 'n', ...request },
  });
  expect(problems).toEqual([]);
  return html;
}

it('[CNS-7] [RUN-2] shows no poster of a provider before consent: video, embed, galleries and their lightbox', () => {
  expect(htmlFor({}).split(poster).length).toBeGreaterThan(blocks.length);
  for (const request of [
    {},
    { cookieDecision: 'declined' as const },
    { globalPrivacyControl: true },
  ]) {
    const html = htmlFor(restrictive, request);
    expect(html).not.toContain('ytimg.com');
    // The gallery keeps its place, and the site's own pictures are shown.
    expect(html).toContain('data:image/svg+xml,');
    expect(html).toContain('cup.jpg');
  }
  expect(htmlFor(restrictive, { cookieDecision: 'accepted' })).toContain(poster);
});
