import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../gallery.css';
import '../lightbox.css';
import '../legacy.css';
import { visiblePictures } from '../__fixtures__/mountGallery';
import { picture } from '../__fixtures__/pictures';
import { attachGallery } from '../block/attachGallery';
import type { GalleryOptions } from '../dom/galleryOptions';

const image = (index: number, size = '900x600') =>
  `<noscript><img src="${picture(index)}" alt=""></noscript><img class="thumb-image" alt="Picture ${index + 1}" data-src="${picture(index)}" data-image="${picture(index)}" data-image-dimensions="${size}" data-image-focal-point="0.5,0.5" data-load="false" data-image-id="i${index}" data-type="image">`;
const times = (count: number, html: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => html(index)).join('');

function mount(html: string, options: GalleryOptions = {}) {
  const host = document.createElement('div');
  host.style.width = '900px';
  host.innerHTML = html;
  document.body.append(host);
  const before = host.innerHTML;
  const undo = attachGallery(host, options);
  onTestFinished(() => {
    undo();
    host.remove();
  });
  return { host, undo, before };
}
const attached = (host: HTMLElement) =>
  expect.poll(() => host.querySelector('[data-attached]')).not.toBeNull();
const expectPictures = (list: Element, ...numbers: number[]) =>
  expect
    .poll(() => visiblePictures(list as HTMLElement))
    .toEqual(numbers.map((number) => `Picture ${number}`));

describe('markup of published pages', () => {
  it('[GAL-1] adds behaviour to a slideshow with thumbnails and gives it back unchanged', async () => {
    const { host, undo } = mount(
      `<div class="sqs-block gallery-block" data-block-type="8" data-block-json='{"design":"slideshow","autoplay":false,"thumbnails":true,"aspectRatio":50}'>
        <div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-slideshow sqs-gallery-has-controls"><div class="sqs-gallery">${times(
          3,
          (index) => `<div class="slide content-fit" data-type="image">${image(index)}</div>`,
        )}</div><div class="sqs-gallery-controls"><a class="previous" role="button" tabindex="0"></a><a class="next" role="button" tabindex="0"></a></div></div><div class="sqs-gallery-thumbnails">${times(
          3,
          (index) =>
            `<img role="button" tabindex="0" data-src="${picture(index)}" alt="Thumb ${index + 1}">`,
        )}</div></div></div>`,
      { speed: 0.02 },
    );
    await attached(host);
    const list = host.querySelector('.sqs-gallery')!;
    await expectPictures(list, 1);
    expect((list as HTMLElement).offsetHeight).toBe(450);
    await page.getByRole('button', { name: 'Next Slide' }).click();
    await expectPictures(list, 2);
    await page.getByRole('button', { name: 'Thumb 3' }).click();
    await expectPictures(list, 3);
    const marked = () =>
      [...host.querySelectorAll('.sqs-active-slide')].map(
        ({ className }) => className.split(' ')[0],
      );
    await expect.poll(marked).toEqual(['slide', 'pl-gallery-thumbnail']);
    undo();
    expect(
      host.querySelectorAll('[class*="pl-"], .sqs-active-slide, [data-attached], [data-current]'),
    ).toHaveLength(0);
  });

  it('[GAL-16] adds behaviour to a slider, whose pictures are its slides,', async () => {
    const { host } = mount(
      `<div data-block-json='{"design":"slider","aspectRatio":"40"}'><div class="sqs-gallery-container sqs-gallery-block-slider"><div class="sqs-gallery">${times(4, (index) => image(index))}</div></div></div>`,
      { speed: 0.02 },
    );
    await attached(host);
    const list = host.querySelector<HTMLElement>('.sqs-gallery')!;
    expect(list.offsetHeight).toBe(360);
    const slides = host.querySelectorAll<HTMLElement>('.sqs-gallery > img');
    expect(slides[1]!.offsetWidth).toBe(540);
    await userEvent.click(slides[1]!);
    await expect.poll(() => slides[1]!.ariaCurrent).toBe('true');
  });

  it('[GAL-12] adds behaviour to a grid and opens its lightbox', async () => {
    const { host } = mount(
      `<div data-block-json='{"design":"grid","lightbox":true,"thumbnails-per-row":3,"padding":9,"lightboxTheme":"light"}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery sqs-gallery-thumbnails-per-row-3 sqs-gallery-aspect-ratio-square">${times(
        4,
        (index) =>
          `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor" data-title="Bowl ${index + 1}" data-description="Ash" href="${picture(index)}">${image(index)}</a></div></div>`,
      )}</div></div></div>`,
      { lightbox: { history: false, speed: 0.02 } },
    );
    await attached(host);
    const slides = host.querySelectorAll<HTMLElement>('.slide');
    expect([slides[0]!.offsetWidth, slides[0]!.offsetHeight]).toEqual([294, 294]);
    await page.getByRole('link', { name: 'Picture 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Gallery' });
    await expect.element(dialog).toHaveTextContent('2 of 4');
    await expect.element(dialog).toHaveTextContent('Bowl 2');
    await expect.element(dialog).toHaveAttribute('data-theme', 'light');
  });

  it.each([
    ['phone', 1, true],
    ['computer', 16, false],
  ])(
    '[GAL-19, B-276] [MED-6] loads its pictures on a %s %i at a time',
    async (_, most, isMobile) => {
      const loading: number[] = [];
      const states = () =>
        [...document.querySelectorAll<HTMLElement>('.thumb-image')].map(
          ({ dataset }) => dataset['imageState'],
        );
      const observer = new MutationObserver(() =>
        loading.push(states().filter((state) => state === 'loading').length),
      );
      observer.observe(document, { subtree: true, attributeFilter: ['data-image-state'] });
      mount(
        `<div data-block-json='{"design":"grid","thumbnails-per-row":10}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${times(20, (index) => `<div class="slide">${image(index + most * 100)}</div>`)}</div></div></div>`,
        { isMobile },
      );
      await expect.poll(states).toEqual(Array.from({ length: 20 }, () => 'loaded'));
      observer.disconnect();
      expect(Math.max(...loading)).toBe(most);
    },
  );

  it('[GAL-1] shows stacked pictures in full, one below the other', async () => {
    const { host } = mount(
      `<div data-block-json='{"design":"stacked","padding":10}'><div class="sqs-gallery-container sqs-gallery-block-stacked"><div class="sqs-gallery">${times(
        2,
        (index) =>
          `<div class="image-wrapper" id="w${index}" data-type="image">${image(index)}</div>`,
      )}</div></div></div>`,
    );
    await attached(host);
    const [first, second] = [...host.querySelectorAll('.image-wrapper')].map((item) =>
      item.getBoundingClientRect(),
    );
    expect(first!.height).toBeCloseTo(600, 0);
    expect(second!.top - first!.bottom).toBeCloseTo(10, 0);
  });

  it('[GAL-11d] measures rows and columns whose geometry no server wrote', async () => {
    const section = (controller: string) =>
      `<div class="gallery-x" data-controller="${controller}" data-props='{"gutter":10,"numColumns":3,"lightboxEnabled":false}'><div class="gallery-x-wrapper">${times(
        6,
        (index) =>
          `<figure class="gallery-x-item">${image(index, index % 2 ? '600x900' : '900x600')}</figure>`,
      )}</div></div>`;
    const { host } = mount(section('GalleryStrips'));
    await attached(host);
    const items = [...host.querySelectorAll('figure')].map((item) => item.getBoundingClientRect());
    expect(items[0]!.height).toBeCloseTo(items[1]!.height, 0);
    expect(items[0]!.width / items[0]!.height).toBeCloseTo(1.5, 1);
    expect(items[1]!.left - items[0]!.right).toBeCloseTo(10, 0);
    const lastOfRow = items.findLast((item) => Math.abs(item.top - items[0]!.top) < 1)!;
    expect(lastOfRow.right).toBeCloseTo(host.getBoundingClientRect().right, 0);
    host.style.width = '500px';
    await expect
      .poll(() =>
        Math.round(
          Math.max(
            ...[...host.querySelectorAll('figure')].map(
              (item) => item.getBoundingClientRect().right,
            ),
          ) - host.getBoundingClientRect().left,
        ),
      )
      .toBeLessThanOrEqual(500);

    const masonry = mount(section('GalleryMasonry'));
    await attached(masonry.host);
    const tops = [...masonry.host.querySelectorAll('figure')].map(
      (item) => item.getBoundingClientRect().top,
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  it('[GAL-13] adds behaviour to a summary carousel with its pager', async () => {
    const { host, undo } = mount(
      `<div data-block-json='{"design":"carousel","slidesPerRow":3,"gutter":2,"imageAspectRatio":"1.5"}'><div class="summary-block-wrapper sqs-gallery-design-carousel"><div class="summary-item-list-container"><header class="summary-block-header"><div class="summary-carousel-pager"><span class="previous"></span><span class="next"></span></div></header><div class="summary-item-list">${times(
        5,
        (index) =>
          `<div class="summary-item"><div class="summary-thumbnail-outer-container"><a href="/post-${index}"><div class="summary-thumbnail">${image(index)}</div></a></div><div class="summary-content"><div class="summary-title"><a href="/post-${index}">Post ${index + 1}</a></div></div></div>`,
      )}</div></div></div></div>`,
      { speed: 0.02 },
    );
    await attached(host);
    const list = host.querySelector('.summary-item-list')!;
    await expectPictures(list, 1, 2, 3);
    await page.getByRole('button', { name: 'Next Slide' }).click();
    await expectPictures(list, 3, 4, 5);
    await expect.element(page.getByRole('link', { name: 'Post 5' })).toBeInTheDocument();
    undo();
    expect(host.querySelector('.summary-carousel-pager')!.innerHTML).toBe(
      '<span class="previous"></span><span class="next"></span>',
    );
  });

  it('[GAL-2] reports settings that cannot be read, and works with what the markup says', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { host } = mount(
      `<div data-block-json='{design'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${times(2, (index) => `<div class="slide">${image(index)}</div>`)}</div></div></div>`,
    );
    await attached(host);
    expect(error).toHaveBeenCalledWith('Error decoding gallery block data.');
    expect(host.querySelector('[data-layout="grid"]')).not.toBeNull();
  });

  it('[GAL-5] sets nothing up without slides, throws without a gallery, and attaches once', async () => {
    expect(() => attachGallery(document.createElement('div'))).toThrow(
      'No gallery container was found',
    );
    const empty = mount(
      '<div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery"></div></div>',
    );
    await expect.poll(() => empty.host.innerHTML).toBe(empty.before);
    const onChange = vi.fn();
    const { host } = mount(
      `<div class="pl-gallery" data-design="slideshow"><div class="pl-gallery-slides"><div class="pl-gallery-slide">${image(0)}</div><div class="pl-gallery-slide">${image(1)}</div></div><button class="pl-gallery-next">Next</button></div>`,
      { onChange, speed: 0.02 },
    );
    const second = attachGallery(host, { onChange });
    await page.getByRole('button', { name: 'Next' }).click();
    expect(onChange).toHaveBeenCalledTimes(1);
    second();
  });

  it('[GAL-4, B-66, B-72] starts at the given index, takes other keys, and reports that it moves', async () => {
    const { host } = mount(
      `<div class="pl-gallery" data-design="slideshow"><div class="pl-gallery-slides">${times(5, (index) => `<div class="pl-gallery-slide"><img src="${picture(index)}" loading="lazy" width="900" height="600" alt="Picture ${index + 1}"></div>`)}</div></div>`,
      {
        currentIndex: -2,
        speed: 0.02,
        keys: { previous: 'a', next: 'd' },
        preload: 2,
        loop: false,
      },
    );
    const slides = [...host.querySelectorAll('.pl-gallery-slide')];
    const current = () => slides.findIndex((slide) => slide.hasAttribute('data-current'));
    expect(current()).toBe(3);
    expect(slides.map((slide) => slide.querySelector('img')!.loading)).toEqual([
      'lazy',
      'eager',
      'eager',
      'eager',
      'eager',
    ]);
    await userEvent.keyboard('a');
    await expect.poll(current).toBe(2);
    await userEvent.keyboard('{ArrowRight}');
    expect(current()).toBe(2);
  });

  it('[GAL-13] [RUN-17i] moves the carousel of a summary by the buttons in its head', async () => {
    const { host } = mount(
      `<style>.summary-item{width:20%;float:left}.summary-thumbnail{padding-bottom:66%}</style><div data-block-json='{"design":"carousel","slidesPerRow":3}'><div class="summary-block-wrapper sqs-gallery-design-carousel"><div class="summary-item-list-container sqs-gallery-container"><header><div class="summary-carousel-pager"><span class="previous" aria-label="Previous"></span><span class="next" aria-label="Next"></span></div></header><div class="summary-item-list sqs-gallery">${times(
        6,
        (index) =>
          `<div class="summary-item"><a href="#${index}"><div class="summary-thumbnail">${image(index)}</div></a><div class="summary-content"><p>Entry ${index + 1}</p></div></div>`,
      )}</div></div></div></div>`,
      { speed: 0.02 },
    );
    await attached(host);
    const left = (index: number) =>
      host.querySelectorAll('.summary-item')[index]!.getBoundingClientRect().left -
      host.getBoundingClientRect().left;
    expect(Math.abs(left(0))).toBeLessThan(2);
    expect(left(3)).toBeGreaterThan(890);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => Math.abs(left(3))).toBeLessThan(2);
  });
});
