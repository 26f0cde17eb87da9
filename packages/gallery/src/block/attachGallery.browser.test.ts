import { expect, it, vi } from 'vitest';
import { mountGallery } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';
import type * as attachGalleryModule from './attachGallery';
import { attachGallery } from './attachGallery';

it('[GAL-5] is attached once, also where a page has two copies of the package', async () => {
  const { element } = mountGallery({ design: 'slideshow', items: pictures(4) }, false);
  const path = '/src/block/attachGallery.ts?copy';
  const copy = (await import(/* @vite-ignore */ path)) as typeof attachGalleryModule;
  expect(copy.attachGallery).not.toBe(attachGallery);
  const undo = attachGallery(element);
  const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const undoCopy = copy.attachGallery(element);
  expect(listen).not.toHaveBeenCalled();
  undoCopy();
  undo();
  const undoLater = copy.attachGallery(element);
  expect(listen).toHaveBeenCalled();
  undoLater();
  listen.mockRestore();
});

it('[GAL-5, B-187] does not set up the block of a gallery without slides, which is no error', () => {
  const block = document.createElement('div');
  block.dataset['blockJson'] = '{"design":"grid"}';
  expect(() => attachGallery(block)()).not.toThrow();
  expect(() => attachGallery(document.createElement('div'))).toThrow('No gallery container');
});

it('[GAL-1, B-186] shows a design that does not exist in the base layout, and says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { element } = mountGallery({ design: 'spiral', items: pictures(2) });
  expect(element.dataset['layout']).toBe('base');
  expect(warn.mock.calls).toEqual([
    [
      'These are not the gallery designs you are looking for. (We could not find a design by the name spiral)',
    ],
  ]);
  warn.mockRestore();
});

it('[GAL-5, B-199] renders again when an attribute changes that requires it, at the slide that is shown', async () => {
  const { element, slides } = mountGallery(
    { design: 'slideshow', items: pictures(4) },
    { speed: 0.02 },
  );
  const block = element.parentElement!;
  element.querySelector<HTMLElement>('.pl-gallery-next')!.click();
  block.dataset['blockJson'] = '{"design":"slideshow","transition":"swipe"}';
  await expect.poll(() => element.dataset['transition']).toBe('swipe');
  expect(slides[1]!.hasAttribute('data-current')).toBe(true);
});
