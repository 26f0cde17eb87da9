import { attachImages } from '@plinth/media/image';
import { afterEach, expect, it, vi } from 'vitest';
import { picture } from '../__fixtures__/pictures';
import { createImageQueue } from './createImageQueue';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function addImages(...sources: string[]): HTMLImageElement[] {
  return sources.map((source) => {
    const image = document.createElement('img');
    image.alt = '';
    image.width = 20;
    image.dataset['src'] = source;
    image.dataset['imageDimensions'] = '1000x500';
    document.body.append(image);
    return image;
  });
}

const states = (images: readonly HTMLImageElement[]) =>
  images.map(({ dataset }) => dataset['imageState']);

it('[GAL-19] reserves the space of a picture that waits, and goes on after one that fails', async () => {
  const images = addImages('data:image/png,none', picture(501), picture(502));
  const queue = createImageQueue(1);
  const undo = attachImages(document, { queue: queue.add, eager: true });
  expect(states(images)).toEqual(['loading', undefined, undefined]);
  expect(images[2]!.style.aspectRatio).toBe('1000 / 500');
  await expect.poll(() => states(images)).toEqual(['broken', 'loaded', 'loaded']);
  undo();
});

it('[GAL-19] loads nothing that was forgotten while it waited', async () => {
  const images = addImages(picture(503), picture(504));
  const queue = createImageQueue(1);
  const undo = attachImages(document, { queue: queue.add, eager: true });
  undo();
  queue.clear();
  const later = vi.fn();
  queue.add(new Image(), later);
  expect(later).not.toHaveBeenCalled();
  await expect.poll(() => later.mock.calls.length).toBe(1);
  expect(states(images)).toEqual(['loaded', undefined]);
});

it('[GAL-19] waits 10 s for a picture that neither comes nor fails', () => {
  vi.useFakeTimers();
  const stuck = new Image();
  Object.defineProperty(stuck, 'complete', { value: false });
  const queue = createImageQueue(1);
  const load = vi.fn();
  queue.add(stuck, () => {});
  queue.add(new Image(), load);
  vi.advanceTimersByTime(9_999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
});
