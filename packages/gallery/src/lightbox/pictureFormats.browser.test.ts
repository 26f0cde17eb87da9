import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import '../lightbox.css';
import { mountGallery } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';
import { showLightbox } from './showLightbox';

const webp = '/src/__fixtures__/picture.webp';
/** The best format first: one that no browser has, then one that each has. */
const inFormats = (name: string) =>
  pictures(2, (index) => ({
    src: `/src/__fixtures__/picture.svg?${name}${index}`,
    sources: [
      { type: 'image/x-of-tomorrow', src: `${webp}?tomorrow` },
      { type: 'image/webp', src: `${webp}?${name}${index}` },
    ],
  }));
const dialog = () => page.getByRole('dialog', { name: 'Gallery' });
/** A picture of the strip may be on both sides of the current picture. */
const shownFile = (alt: string) => {
  const images = dialog().getByRole('img', { name: alt, exact: true, includeHidden: true });
  return (images.elements()[0] as HTMLImageElement | undefined)?.currentSrc;
};
const asked = () => performance.getEntriesByType('resource').map(({ name }) => name);
const askedFor = (part: string) => asked().some((name) => name.includes(part));

beforeEach(() => {
  // The page is that of other tests as well, and its list of files ends at 250.
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(1000);
});

it('[GAL-30] the lightbox takes the first format that the browser can show, and for the neighbour as well', async () => {
  mountGallery(
    { design: 'grid', items: inFormats('own'), sizeFormat: 'none' },
    { lightbox: { speed: 0, history: false } },
  );
  await page.getByRole('link', { name: 'Picture 1', exact: true }).click();
  await expect.poll(() => shownFile('Picture 1')).toContain(`${webp}?own0`);
  await expect.poll(() => shownFile('Picture 2')).toContain(`${webp}?own1`);
  await expect.element(dialog().getByRole('img', { name: 'Picture 1' })).toBeVisible();
  expect(asked().filter((name) => /picture\.svg\?own|tomorrow/.test(name))).toEqual([]);
});

it('[GAL-30] a press loads the large picture ahead in the format that is shown', async () => {
  mountGallery(
    { design: 'grid', items: inFormats('warm'), sizeFormat: 'query' },
    { lightbox: { speed: 0, history: false } },
  );
  const link = page.getByRole('link', { name: 'Picture 1', exact: true }).element();
  const image = link.querySelector('img')!;
  await expect.poll(() => image.currentSrc).toContain(webp);
  const small = image.currentSrc;
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect
    .poll(() => asked().filter((name) => name.includes('picture.webp?warm0') && name !== small))
    .toHaveLength(1);
  expect(askedFor('picture.svg?warm0')).toBe(false);
});

it('[GAL-30] [GAL-21d] the item’s own file is shown where that of a format is missing', async () => {
  const [item] = inFormats('lost');
  const lightbox = await showLightbox(
    [{ ...item!, sources: [{ type: 'image/webp', src: '/src/__fixtures__/missing.webp' }] }],
    { speed: 0, history: false },
  );
  onTestFinished(() => lightbox.destroy());
  await expect.poll(() => shownFile('Picture 1')).toContain('picture.svg?lost0');
  await expect.element(dialog().getByRole('img', { name: 'Picture 1' })).toBeVisible();
  expect(dialog().element().textContent).not.toContain('could not be loaded');
});

it('[GAL-30] items of code may have several formats, and an address that is none is left out', async () => {
  const [item] = inFormats('data');
  const lightbox = await showLightbox(
    [
      {
        ...item!,
        sources: [{ type: 'image/webp', src: 'javascript:alert(1)' }, ...item!.sources!],
      },
    ],
    { speed: 0, history: false },
  );
  onTestFinished(() => lightbox.destroy());
  await expect.poll(() => shownFile('Picture 1')).toContain(`${webp}?data0`);
  expect(dialog().element().innerHTML).not.toContain('javascript:');
});
