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
