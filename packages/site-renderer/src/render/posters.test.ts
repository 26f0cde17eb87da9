import { expect, it } from 'vitest';
import {
  readClientAssets,
  type PageRequest,
  type BlockDefinition,
  type SiteDefinition,
} from '@plinth/site-blocks/rendering';
import { createPageRenderer } from './createPageRenderer';

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

const htmlFor = (...input: Parameters<typeof rendered>): string => rendered(...input).html;

function rendered(
  cookieSettings: SiteDefinition['cookieSettings'],
  request: Partial<PageRequest> = {},
  shown: BlockDefinition[] = blocks,
) {
  const page = { id: 'p', slug: '', title: 'P', sections: [{ id: 's', blocks: shown }] };
  const site = { id: 's', identifier: 's', title: 'S', navigation: [], pages: [page] };
  const renderer = createPageRenderer({
    assets: readClientAssets({ 'src/start/main.ts': { file: 'assets/boot.js' } }),
  });
  const result = renderer.renderPage({
    site: { ...site, cookieSettings } as SiteDefinition,
    page,
    request: { url: new URL('https://studio.test/'), nonce: 'n', ...request },
  });
  expect(result.problems).toEqual([]);
  return result;
}

it('[CNS-7i] [RUN-2c] shows no poster of a provider before consent: video, embed, galleries and their lightbox', () => {
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

const text = (html: string): BlockDefinition => ({ id: 'text', type: 2, settings: { html } });
const elsewhere: [kind: string, block: BlockDefinition, hosts: readonly string[]][] = [
  [
    'a text',
    text(
      `<p><img src="${poster}" alt="The kiln" width="480" height="360"></p><video poster="https://i.vimeocdn.com/video/3.jpg" src="/film.mp4"></video>`,
    ),
    ['https://i.ytimg.com', 'https://i.vimeocdn.com'],
  ],
  [
    'a text, at other hosts of a provider',
    text(
      '<img alt="The kiln" src="//img.youtube.com/vi/a/0.jpg?a=1&amp;b=2" srcset="/s.jpg 1x, https://I3.YTIMG.com/vi/a/1.jpg 2x"><picture><source srcset="https://embed-fastly.wistia.com/1.jpg"><img src="/cup.jpg" alt=""></picture>',
    ),
    ['https://img.youtube.com', 'https://i3.ytimg.com', 'https://embed-fastly.wistia.com'],
  ],
  [
    "a picture's block",
    { id: 'picture', type: 5, settings: { src: poster, alt: 'The kiln', width: 480, height: 360 } },
    ['https://i.ytimg.com'],
  ],
];

it.each(elsewhere)(
  '[CNS-7i] [RUN-2c] holds a poster in %s back, and names its hosts to the policy afterwards',
  (_, block, hosts) => {
    const before = rendered(restrictive, {}, [block]);
    expect(before.html).not.toMatch(/ytimg|youtube|vimeocdn|wistia/i);
    expect(before.pictures).toEqual([]);
    // Its text and its place stay.
    if (block !== elsewhere[1]![1]) expect(before.html).toContain('data:image/svg+xml,');
    expect(before.html).toMatch(/alt="The kiln"/);
    for (const after of [
      rendered(restrictive, { cookieDecision: 'accepted' }, [block]),
      rendered({}, {}, [block]),
    ])
      expect([...after.pictures].sort()).toEqual([...hosts].sort());
  },
);

it('[CNS-7i] ignores text that only looks like a poster', () => {
  const words = `<p title="src=${poster}">&lt;img src="${poster}"&gt; <a href="https://youtube.com/">${poster}</a></p>`;
  const { html, pictures } = rendered(restrictive, {}, [text(words)]);
  expect(html).toContain(`title="src=${poster}"`);
  expect(html).toContain(`&lt;img src="${poster}"&gt;`);
  expect(pictures).toEqual([]);
});
