import { createTranslate } from '@plinth/site-model';
import { fuzz, hostileText } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { readLightboxItem } from '../lightbox/lightboxItem';
import { lightboxMessages } from '../lightbox/lightboxMessages';
import { readLegacyMarkup } from './readLegacyMarkup';

const attributes = [
  ...[
    'data-src',
    'data-image',
    'data-image-dimensions',
    'data-image-focal-point',
    'data-type',
    'data-slide-id',
  ],
  ...[
    'data-slide-url',
    'data-click-through-url',
    'data-html',
    'data-block-json',
    'alt',
    'href',
    'data-load',
  ],
];

it('[GAL-3] [RUN-17o] any attributes of an older page’s gallery are read, and no text of them becomes an element', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const spoiled = fc.dictionary(fc.constantFrom(...attributes), hostileText());
  fuzz(
    fc.property(spoiled, spoiled, hostileText(), (slide, picture, words) => {
      const root = document.createElement('div');
      root.className = 'sqs-block gallery-block';
      root.dataset['blockJson'] = slide['data-block-json'] ?? '{}';
      root.innerHTML =
        '<div class="sqs-gallery-container"><div class="sqs-gallery"><div class="slide"><a class="image-slide-anchor"><img></a><p class="image-slide-title"></p></div></div></div>';
      const element = root.querySelector<HTMLElement>('.slide')!;
      const image = root.querySelector('img')!;
      const anchor = root.querySelector('a')!;
      for (const [name, value] of Object.entries(slide)) element.setAttribute(name, value);
      for (const [name, value] of Object.entries(picture)) image.setAttribute(name, value);
      anchor.setAttribute('href', picture['href'] ?? '#');
      root.querySelector('p')!.textContent = words;
      const before = root.querySelectorAll('*').length;
      const found = readLegacyMarkup(root);
      if (found) expect(found.slides).toHaveLength(1);
      const item = readLightboxItem(element, undefined, createTranslate(lightboxMessages));
      for (const part of [item.alt, item.title, item.description])
        expect(typeof part).toBe('string');
      for (const side of [item.width, item.height])
        if (side !== undefined) expect(side > 0).toBe(true);
      expect(root.querySelectorAll('*')).toHaveLength(before);
    }),
  );
});
