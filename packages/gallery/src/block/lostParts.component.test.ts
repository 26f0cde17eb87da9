import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { attachVideos } from '../dom/attachVideos';
import { attachLightbox } from '../lightbox/attachLightbox';
import { Gallery } from '../react/Gallery';
import { attachGallery } from './attachGallery';

const lost = () => {
  throw new Error('The file did not come.');
};
vi.mock('../legacy/attachLegacyGallery', () => lost());
vi.mock('../lightbox/openLightbox', () => lost());
vi.mock('@plinth/media/video', () => lost());

let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function place(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  onTestFinished(() => host.remove());
  return host;
}

it('[GAL-5, B-241] names the part of older galleries that failed to load, and leaves their pictures', async () => {
  const host = place(
    '<div class="sqs-gallery-container"><div class="sqs-gallery"><div class="slide"><img src="/cup.jpg" alt="A cup"></div></div></div>',
  );
  const onReady = vi.fn();
  const undo = attachGallery(host, { onReady, data: { design: 'slideshow' } });
  await expect.poll(() => onReady).toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([['Loader2 not found']]);
  expect(host.querySelector('img')?.alt).toBe('A cup');
  undo();
});

it('[GAL-5, B-241] names the lightbox that failed to load, at each request for one', async () => {
  const cup = { id: 'cup', src: '/cup.jpg', width: 300, height: 200, alt: 'A cup' };
  const host = place(
    renderToStaticMarkup(createElement(Gallery, { design: 'grid', items: [cup] })),
  );
  const undo = attachLightbox(host);
  host.querySelector('img')!.click();
  await expect
    .poll(() => warn.mock.calls)
    .toEqual([['lightboxify is not available in this tier!']]);
  expect(document.querySelector('dialog')).toBeNull();
  undo();
});

it('[GAL-5, B-241] names the player that failed to load, and leaves the poster', async () => {
  const host = place('<div class="video"><img src="/poster.jpg" alt="The kiln"></div>');
  const undo = attachVideos([host.firstElementChild!], {});
  await expect.poll(() => warn.mock.calls).toEqual([['VideoLoader not found']]);
  expect(host.querySelector('img')?.alt).toBe('The kiln');
  undo();
});
