import { expect, it } from 'vitest';
import { narrowImageBlock } from './imageSizes';
import { readImageVariant } from './imageVariants';
import { pinterestHref } from './pinterestHref';

it('[MED-5, B-107] reads a variant by name and by number', () => {
  expect(['inline', 'poster', 'card', 'overlap', 'collage', 'stack'].map(readImageVariant)).toEqual(
    [1012, 1013, 1014, 1015, 1016, 1017].map(readImageVariant),
  );
  expect(readImageVariant('1016')).toBe('collage');
  for (const unknown of [undefined, null, 1, 'hero', {}, [1016]])
    expect(readImageVariant(unknown)).toBe('inline');
});

it('[MED-5, A-300, B-304] calls an image block narrow under 415 px', () => {
  expect(narrowImageBlock).toBe(415);
});

it('[MED-5] leads to the page that saves the picture', () => {
  expect(
    pinterestHref({
      page: 'https://a.example/?x=1&y=2',
      image: 'https://a.example/b.jpg',
      description: 'A & B',
    }),
  ).toBe(
    'https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fa.example%2F%3Fx%3D1%26y%3D2&media=https%3A%2F%2Fa.example%2Fb.jpg&description=A+%26+B',
  );
});

it('[MED-5] names a picture of the page by its absolute address', () => {
  const href = pinterestHref({ page: 'https://a.example/jugs/', image: '/pictures/b.jpg' });
  expect(new URL(href).searchParams.get('media')).toBe('https://a.example/pictures/b.jpg');
  expect(href).not.toContain('description');
  expect(pinterestHref({ page: 'no address', image: '/b.jpg' })).toContain('media=%2Fb.jpg');
});
