import { afterEach, expect, it, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { attach as attachAudio } from '../blocks/attach/audio.generated';
import { attach as attachEmbed } from '../blocks/attach/embed.generated';
import { attach as attachGallery } from '../blocks/attach/gallery.generated';
import { attach as attachVideo } from '../blocks/attach/video.generated';
import { createHost, type Detach, type Host } from '@plinth/site-blocks/host';
import { consent } from '@plinth/site-blocks/page';
import { loadSheetsOf } from '../legacy/legacySheets';
import { startLegacyMarkup } from './startLegacyMarkup';

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" fill="teal"/></svg>';
const image = (alt: string) =>
  `<img alt="${alt}" data-src='${picture}' data-image-dimensions="90x60" data-load="false" data-mode="cover">`;

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  stop = undefined;
  vi.restoreAllMocks();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

function open(markup: string) {
  document.body.innerHTML = markup;
  const report = vi.fn();
  const host = { ...createHost(document), init() {}, destroy() {}, start() {}, report };
  const undo = startLegacyMarkup(host);
  stop = undo;
  return { host, report, undo };
}

const film = (settings: object, more = '') =>
  `<section id="film" style="position:relative;height:300px"><div class="section-background" style="position:absolute;inset:0"><div class="sqs-video-background-native" style="position:absolute;inset:0" data-config-video='${JSON.stringify(settings)}' data-config-thumbnail='{"mediaFocalPoint":{"x":0.2,"y":0.9}}' ${more}></div></div><h2 style="position:relative">Words</h2></section>`;
const hosted = { alexandriaUrl: '/hosted/a/{variant}', systemDataVariants: '640:360' };

it('[RUN-17l] plays the film behind a section without sound, and lets visitors stop it', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
  const { report, undo } = open(film(hosted));
  const button = browser.getByRole('button', { name: 'Pause the film in the background' });
  await expect.element(button).toBeVisible();
  const video = document.querySelector('video')!;
  await expect.poll(() => play.mock.calls.length).toBeGreaterThan(0);
  expect(video).toMatchObject({ muted: true, loop: true, playsInline: true });
  expect(video.querySelector('source')!.getAttribute('src')).toBe('/hosted/a/640:360');
  // It fills the section, with its focal point in view.
  expect(video.getBoundingClientRect().height).toBe(300);
  expect(getComputedStyle(video)).toMatchObject({ objectFit: 'cover', objectPosition: '20% 90%' });
  pause.mockClear();
  await userEvent.click(button);
  expect(pause).toHaveBeenCalled();
  expect(button.element()).toHaveAttribute('aria-pressed', 'true');
  expect(report).not.toHaveBeenCalled();
  undo();
  expect(document.querySelector('video, button')).toBeNull();
});

it('[RUN-17l] shows a film behind a section as a still picture under reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  open(film(hosted));
  const button = browser.getByRole('button', { name: 'Pause the film in the background' });
  await expect.element(button).toBeVisible();
  expect(button.element()).toHaveAttribute('aria-pressed', 'true');
  expect(play).not.toHaveBeenCalled();
  expect(document.querySelector('video')!.preload).toBe('none');
});

it('[RUN-17l] leaves a section alone whose film names no address, or another scheme', async () => {
  const { report } = open(film({}) + film({ alexandriaUrl: 'javascript:hit()//{variant}' }));
  await vi.dynamicImportSettled();
  expect(document.querySelector('video')).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

it('[RUN-17m] shows the poster in place of a film of other sites', async () => {
  open(
    `<section style="position:relative;height:200px"><div class="sqs-video-background" style="position:absolute;inset:0" data-config-url="https://vimeo.com/76979871">${image('Instead')}</div></section>`,
  );
  await expect.poll(() => document.querySelector('img')!.naturalWidth).toBe(90);
  const box = document.querySelector('img')!.getBoundingClientRect();
  expect([box.width, box.height]).toEqual([document.querySelector('section')!.clientWidth, 200]);
});

it('[RUN-17j] [GAL-13] adds behaviour to the items of a list section, with pictures that have come', async () => {
  const { report } = open(
    `<style>.user-items-list-carousel__slide{position:absolute;opacity:0}</style><div data-controller="UserItemsListCarousel" data-num-columns="2"><ul>${[1, 2, 3].map((number) => `<li class="list-item user-items-list-carousel__slide">${image(`Item ${number}`)}<p>Words ${number}</p></li>`).join('')}</ul><div><button aria-label="Previous">‹</button><button aria-label="Next">›</button></div></div>`,
  );
  await expect.element(browser.getByText('Words 1')).toBeVisible();
  await expect.poll(() => document.querySelector('img')!.naturalWidth).toBe(90);
  expect(document.querySelector('li')!.style.opacity || '1').toBe('1');
  await userEvent.click(browser.getByRole('button', { name: /^Next/ }));
  await expect
    .poll(() => document.querySelectorAll('li')[2]!.getBoundingClientRect().right)
    .toBeLessThanOrEqual(innerWidth + 1);
  expect(report).not.toHaveBeenCalled();
});

it('[MED-8a] [MED-8l] plays a hosted video inside a wrapper of embeds, and calls the wrapper no broken one', async () => {
  const { host } = open(
    `<div id="block"><div class="sqs-video-wrapper"><div class="sqs-native-video" data-config-video='${JSON.stringify(hosted)}'></div></div></div>`,
  );
  stop?.();
  stop = await attachVideo(document.getElementById('block')!, host);
  await expect.poll(() => document.querySelectorAll('video')).toHaveLength(1);
  expect(document.body.textContent).not.toContain('Invalid video embed');
});

it('[RUN-17h] stretches no picture that a sheet lays over a box of another ratio', async () => {
  const { undo } = open(
    `<style>.box{position:relative;padding-bottom:30%}.box img{position:absolute;width:100%;height:100%}</style><div class="box">${image('Laid over')}</div><div class="list-item-media-inner" style="padding-bottom:30%"><span></span>${image('In a list')}</div>`,
  );
  for (const picture of document.querySelectorAll('img')) {
    await expect.poll(() => picture.naturalWidth).toBe(90);
    expect(getComputedStyle(picture).objectFit).toBe('cover');
  }
  // In a cell without a stretching sheet, the picture fills the space that the cell reserves.
  const [, inList] = [...document.querySelectorAll('img')];
  expect(inList!.getBoundingClientRect().height).toBeCloseTo(0.3 * document.body.clientWidth, 0);
  undo();
  expect(getComputedStyle(document.querySelector('img')!).objectFit).toBe('fill');
});

it('[RUN-17g] [MED-8b] shows the poster of a video that a page has hidden until its picture comes', async () => {
  const { host } = open(
    `<div id="block"><div class="sqs-video-wrapper" data-html="<iframe src='//www.youtube.com/embed/abcdefghijk'></iframe>"><div class="sqs-video-overlay" style="opacity:0">${image('Poster')}<div class="sqs-video-icon"></div></div></div></div>`,
  );
  stop?.();
  stop = await attachVideo(document.getElementById('block')!, host);
  const overlay = document.querySelector<HTMLElement>('.sqs-video-overlay')!;
  expect(getComputedStyle(overlay).opacity).toBe('1');
  stop();
  stop = undefined;
  expect(overlay.style.opacity).toBe('0');
});

/** A block whose settings are in one of the places that published pages have for them. */
const blockOf = (settings: object, content = '&nbsp;', place = 'attribute') => {
  const json = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const inAttribute = json.replaceAll('"', '&quot;');
  const inner =
    place === 'script'
      ? `<script type="application/json">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`
      : place === 'context'
        ? `<div data-context="${inAttribute}"></div>`
        : '';
  return `<div id="block" class="sqs-block" data-block-type="1337" ${place === 'attribute' ? `data-block-json="${inAttribute}"` : ''}><div class="sqs-block-content">${content}${inner}</div></div>`;
};
it('[RUN-17i] lays out every gallery of a block that holds two', async () => {
  const one = (name: string) =>
    `<div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${[1, 2].map((number) => `<div class="slide">${image(`${name} ${number}`)}</div>`).join('')}</div></div>`;
  const { host } = open(
    `<div id="block" class="gallery-block" data-block-json='{"design":"grid","thumbnails-per-row":2}'>${one('First')}${one('Second')}</div>`,
  );
  await loadSheetsOf(document, 'gallery');
  const undoMarkup = stop;
  const detach = await attachGallery(document.getElementById('block')!, host);
  stop = () => {
    detach();
    undoMarkup?.();
  };
  const pictures = [...document.querySelectorAll('img')];
  await expect
    .poll(() => pictures.map(({ naturalWidth }) => naturalWidth))
    .toEqual([90, 90, 90, 90]);
  const tops = pictures.map((picture) => Math.round(picture.getBoundingClientRect().top));
  expect([tops[1], tops[3]]).toEqual([tops[0], tops[2]]);
  expect(tops[2]).toBeGreaterThan(tops[0]!);
});

const attachers: Record<
  string,
  (block: HTMLElement, host: Host) => Detach | void | Promise<Detach | void>
> = { audio: attachAudio, embed: attachEmbed, video: attachVideo };

/** Attaches a block as the runtime does on a legacy page, with its style sheets. */
async function openBlock(kind: 'audio' | 'embed' | 'video', markup: string) {
  const { host } = open(markup);
  stop?.();
  await loadSheetsOf(document, kind);
  const block = document.getElementById('block')!;
  const before = block.innerHTML;
  const detach = (await attachers[kind]!(block, host)) ?? (() => {});
  stop = detach;
  return { block, before, detach };
}
const frame = '<iframe src="//www.youtube.com/embed/abcdefghijk?wmode=opaque"></iframe>';

it.each([
  ['an attribute', blockOf({ html: frame })],
  [
    'an attribute, with an element that waits for it',
    blockOf(
      { html: frame },
      '<div class="embed-block-wrapper" style="padding-bottom:56%"><div class="sqs-video-wrapper" data-html=""></div></div>',
    ),
  ],
  ['a context', blockOf({ url: 'https://youtu.be/abcdefghijk' }, '', 'context')],
  ['a script', blockOf({ url: 'https://youtu.be/abcdefghijk' }, '', 'script')],
  [
    'HTML that is escaped twice',
    blockOf({ html: frame.replaceAll('<', '&lt;').replaceAll('"', '&quot;') }),
  ],
])('[RUN-17q] [CNS-7d] shows a video whose settings are only in %s', async (_, markup) => {
  const { block, before, detach } = await openBlock('video', markup);
  const play = browser.getByRole('button', { name: /^Play/ });
  await expect.element(play).toBeVisible();
  expect(block.querySelector('iframe')).toBeNull();
  expect(block.getBoundingClientRect().height).toBeGreaterThan(150);
  await userEvent.click(play);
  await expect
    .poll(() => block.querySelector('iframe')?.src)
    .toMatch(/^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/abcdefghijk/);
  detach();
  stop = undefined;
  expect(block.innerHTML).toBe(before);
});

it('[RUN-17q] [RUN-17o] shows the poster, the button and the caption of a video that are only settings', async () => {
  const { block } = await openBlock(
    'video',
    blockOf({
      url: 'https://youtu.be/abcdefghijk',
      overlay: true,
      thumbnailUrl: picture,
      width: 400,
      height: 300,
      description: {
        html: '<p>Thrown <img src=x onerror=hit()>in <a href="/spring">spring</a></p>',
      },
    }),
  );
  await expect.element(browser.getByRole('button', { name: 'Play video' })).toBeVisible();
  await expect.poll(() => block.querySelector('img')!.naturalWidth).toBe(90);
  expect(block.querySelectorAll('img')).toHaveLength(1);
  await expect.element(browser.getByRole('link', { name: 'spring' })).toBeVisible();
  const { width, height } = block.querySelector('.pl-video')!.getBoundingClientRect();
  expect(width / height).toBeCloseTo(4 / 3, 1);
});

it('[RUN-17q] plays a file of the platform that only the settings describe', async () => {
  const { block } = await openBlock('video', blockOf({ video: hosted }));
  await expect
    .poll(() => block.querySelector('source')?.getAttribute('src'))
    .toBe('/hosted/a/640:360');
});

it('[RUN-17q] adds a play button to a poster without one, and nothing to a block that shows its video', async () => {
  await openBlock(
    'video',
    blockOf(
      {},
      `<div class="sqs-video-wrapper" data-html='${frame}'><div class="sqs-video-overlay">${image('Poster')}</div></div>`,
    ),
  );
  const play = browser.getByRole('button', { name: 'Play video: Poster' });
  expect(play.element().getBoundingClientRect().width).toBe(72);
  stop?.();
  const { block, before } = await openBlock(
    'video',
    blockOf({ html: frame }, '<p>Words</p><iframe srcdoc="" title="Here"></iframe>'),
  );
  expect(block.innerHTML).toBe(before);
});

it('[RUN-17q] keeps the player of a page that was saved with it, or shows one that waits for consent in its place', async () => {
  const saved = '<iframe srcdoc="" title="Saved"></iframe>';
  const kept = await openBlock(
    'video',
    blockOf({}, `<div class="sqs-video-wrapper" data-load="true">${saved}</div>`),
  );
  expect(kept.block.innerHTML).toBe(kept.before);
  const { block, before, detach } = await openBlock(
    'video',
    blockOf({}, `<div class="sqs-video-wrapper" data-html='${frame}'>${saved}</div>`),
  );
  await expect.element(browser.getByRole('button', { name: /^Play/ })).toBeVisible();
  expect(block.querySelector('iframe')).toBeNull();
  detach();
  stop = undefined;
  expect(block.innerHTML).toBe(before);
});

it.each([
  ['escaped twice', '{&amp;quot;url&amp;quot;:&amp;quot;https://youtu.be/abcdefghijk&amp;quot;}'],
  ['with text after it', '{&quot;url&quot;:&quot;https://youtu.be/abcdefghijk&quot;};'],
  ['of a script', "{url:'https://youtu.be/abcdefghijk',}"],
])('[RUN-17s] reads the settings of a block in JSON %s', async (_, json) => {
  const { host } = open(
    `<div id="block" class="sqs-block" data-block-json="${json}"><div class="sqs-block-content"></div></div>`,
  );
  const undoMarkup = stop;
  const detach = await attachVideo(document.getElementById('block')!, host);
  stop = () => {
    detach();
    undoMarkup?.();
  };
  await expect.element(browser.getByRole('button', { name: /^Play/ })).toBeVisible();
});

it('[RUN-17q] shows an embed whose settings are only JSON: a player, a link or the words', async () => {
  const { block, before, detach } = await openBlock(
    'embed',
    blockOf({ url: 'https://soundcloud.com/weir-house/kiln-hum', description: { html: 'A hum' } }),
  );
  await expect
    .element(browser.getByText('Opening it here loads content from SoundCloud.'))
    .toBeVisible();
  await expect.element(browser.getByText('A hum')).toBeVisible();
  expect(block.querySelector('.pl-video')!.clientHeight).toBe(166);
  detach();
  stop = undefined;
  expect(block.innerHTML).toBe(before);

  await openBlock('embed', blockOf({ url: 'https://elsewhere.example/page', title: 'A page' }));
  const link = browser.getByRole('link', { name: 'A page' });
  await expect.element(link).toHaveAttribute('href', 'https://elsewhere.example/page');
  stop!();

  const words = '<blockquote>Clay <b>remembers</b></blockquote><script>window.hit=1</script>';
  const text = await openBlock('embed', blockOf({ html: words }));
  await expect.element(browser.getByText('Clay remembers')).toBeVisible();
  expect(text.block.querySelector('script')).toBeNull();
  stop!();
  // A page that has the words already does not get them again.
  const twice = await openBlock(
    'embed',
    blockOf({ html: words }, '<blockquote>Clay remembers</blockquote>'),
  );
  expect(twice.block.innerHTML).toBe(twice.before);
});

it('[RUN-17q] shows an embed in an attribute in its own shape, and a link where its HTML has no known player', async () => {
  const { block } = await openBlock(
    'embed',
    blockOf(
      {},
      `<div class="sqs-video-wrapper" data-html='<iframe src="https://open.spotify.com/embed/track/11dFghVXANMlKmJXsNCbNl"></iframe>'></div><div class="embed-block-wrapper" style="padding-bottom:50%"><div class="sqs-video-wrapper" data-html='<iframe src="https://elsewhere.example/player"></iframe>'></div></div>`,
    ),
  );
  await expect
    .element(browser.getByText('Opening it here loads content from Spotify.'))
    .toBeVisible();
  expect(block.querySelector('.pl-video')!.clientHeight).toBe(152);
  await expect.element(browser.getByRole('link', { name: 'elsewhere.example' })).toBeVisible();
  expect(document.body.textContent).not.toContain('Invalid video embed');
});

it.each([
  [
    'only JSON',
    blockOf({ url: '/sounds/hum.wav', title: 'Hum', author: 'Weir', showDownload: true }),
  ],
  [
    'an element without an address',
    blockOf(
      { audioAssetUrl: '/sounds/hum.wav', title: 'Hum', author: 'Weir', showDownload: 'true' },
      '<div class="sqs-audio-embed" data-color-theme="dark"></div>',
    ),
  ],
  [
    'attributes',
    blockOf(
      {},
      '<div class="sqs-audio-embed" data-url="/sounds/hum.wav" data-title="Hum" data-author="Weir" data-show-download="true"></div>',
    ),
  ],
])(
  '[RUN-17q] shows the title, the author, a player and a download of a sound in %s',
  async (_, markup) => {
    const { block, before, detach } = await openBlock('audio', markup);
    await expect.element(browser.getByText('Hum', { exact: true })).toBeVisible();
    await expect.element(browser.getByText('Weir', { exact: true })).toBeVisible();
    await expect
      .element(browser.getByRole('link', { name: 'Download Hum' }))
      .toHaveAttribute('href', '/sounds/hum.wav');
    expect(block.querySelector('audio')!.getAttribute('src')).toBe('/sounds/hum.wav');
    detach();
    stop = undefined;
    expect(block.innerHTML).toBe(before);
  },
);

it('[RUN-17q] shows the tracks of an album that are only settings', async () => {
  const { block } = await openBlock(
    'audio',
    blockOf({
      title: 'Two days',
      tracks: [{ title: 'One', url: '/a.wav' }, { title: 'None' }, { title: 'Two', url: '/b.wav' }],
    }),
  );
  expect([...block.querySelectorAll('audio')].map(({ ariaLabel }) => ariaLabel)).toEqual([
    'One',
    'Two',
  ]);
});

it.each([
  [
    'its sizes',
    `<img alt="Late" data-srcset="${picture.replaceAll('"', '&quot;').replaceAll(' ', '%20')} 1x">`,
  ],
  [
    'the sizes of its source',
    `<picture><source data-srcset="${picture.replaceAll('"', '&quot;').replaceAll(' ', '%20')} 1x"><img alt="Late"></picture>`,
  ],
  [
    'sizes in place of an empty picture',
    `<img alt="Late" src="data:," srcset="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-srcset="${picture.replaceAll('"', '&quot;').replaceAll(' ', '%20')} 300w">`,
  ],
  ['an address beside an empty list of sizes', image('Late').replace('<img', '<img srcset=""')],
])('[RUN-17r] loads a picture that names only %s', async (_, markup) => {
  const { undo } = open(markup);
  const late = document.querySelector('img')!;
  await expect.poll(() => late.naturalWidth).toBe(90);
  undo();
  stop = undefined;
});

it.each(['data-bg', 'data-background-image'])(
  '[RUN-17r] shows the picture of %s behind an element, near the viewport alone',
  async (name) => {
    const address = picture.replaceAll('"', '&quot;').replaceAll(' ', '%20');
    const { undo } = open(
      `<section ${name}="${address}" style="height:80px"></section><section ${name}="url('/pictures/mug.svg')" style="height:80px"></section><section ${name}="dark" style="height:80px"></section><div style="height:4000px"></div><section ${name}="/pictures/far.svg" style="height:80px"></section>`,
    );
    const sections = [...document.querySelectorAll('section')];
    const shown = () => sections.map(({ style }) => style.backgroundImage);
    await expect.poll(() => shown()[0]).toContain('data:image/svg+xml');
    expect(shown().slice(1)).toEqual(['url("/pictures/mug.svg")', '', '']);
    sections[3]!.scrollIntoView();
    await expect.poll(() => shown()[3]).toBe('url("/pictures/far.svg")');
    undo();
    stop = undefined;
    expect(shown()).toEqual(['', '', '', '']);
  },
);

it('[RUN-17r] [CNS-7i] shows a background of a provider of videos only with consent', async () => {
  document.body.innerHTML = `<script type="application/json">${JSON.stringify({ website: { id: 'kiln' }, cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } })}</script><section data-bg="https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg" style="height:80px"></section><section data-bg="/pictures/mug.svg" style="height:80px"></section>`;
  const host = { ...createHost(document), init() {}, destroy() {}, start() {}, report: vi.fn() };
  stop = startLegacyMarkup(host);
  const [poster, ours] = [...document.querySelectorAll('section')];
  await expect.poll(() => ours!.style.backgroundImage).toContain('mug.svg');
  expect(poster!.style.backgroundImage).toBe('');
  consent(host).adopt('accepted');
  await expect.poll(() => poster!.style.backgroundImage).toContain('i.ytimg.com');
});
