import { afterEach, expect, it, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { attach as attachVideo } from '../blocks/attach/video.generated';
import { createHost } from '@plinth/site-blocks/host';
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
