import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../gallery.css';
import '../lightbox.css';
import '../legacy.css';
import { visiblePictures } from '../__fixtures__/mountGallery';
import { picture } from '../__fixtures__/pictures';
import { attachGallery } from '../block/attachGallery';

/* Several galleries of published pages at once, beside the rules that their own sheets carry. */

const image = (index: number, more = '') =>
  `<img alt="Picture ${index + 1}" data-src="${picture(index)}" data-image-dimensions="900x600" data-load="false" ${more}>`;
const times = (count: number, html: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => html(index)).join('');

const platformRules = `figure,ul{margin:0;padding:0;list-style:none}
  .gallery-slideshow-item,.gallery-fullscreen-slideshow-item,.gallery-reel-item{position:absolute;opacity:0;visibility:hidden}
  .gallery-slideshow-list{position:relative;height:300px}.gallery-fullscreen-slideshow{height:500px}
  .gallery-reel-list{position:relative;height:250px}
  .user-items-list-carousel__slides{position:relative;height:500px}.user-items-list-carousel__slide{position:absolute;width:33%;opacity:0}
  .user-items-list-banner-slideshow__slide{position:absolute;inset:0;opacity:0;visibility:hidden}
  .sqs-gallery-block-slider img{opacity:0}.sqs-gallery-block-slider .sqs-gallery-design-strip-slide{opacity:1}`;

let undo: (() => void)[] = [];
afterEach(() => {
  for (const detach of undo.splice(0)) detach();
  document.body.replaceChildren();
});

async function mount(html: string, selector: string): Promise<HTMLElement[]> {
  document.body.innerHTML = `<style>${platformRules}</style><div style="max-width:900px">${html}</div>`;
  const roots = [...document.querySelectorAll<HTMLElement>(selector)];
  undo = roots.map((root) => attachGallery(root, { speed: 0.02 }));
  await expect.poll(() => document.querySelectorAll('[data-attached]').length).toBe(roots.length);
  return roots;
}

const figure = (name: string, index: number, caption = '') =>
  `<figure class="gallery-${name}-item"><div class="gallery-${name}-item-wrapper">${image(index, 'data-mode="cover"')}</div>${caption && `<figcaption class="gallery-caption"><p>${caption}</p></figcaption>`}</figure>`;
const buttons = (name: string) =>
  `<div class="gallery-${name}-controls"><div class="gallery-${name}-control"><button data-previous aria-label="Previous Slide"><svg></svg></button></div><div class="gallery-${name}-control"><button data-next aria-label="Next Slide"><svg></svg></button></div></div>`;
const section = (name: string, controller: string, items: string) =>
  `<div class="gallery-${name}" data-controller="${controller}"><div class="gallery-${name}-wrapper"><div class="gallery-${name}-list">${items}</div></div>${buttons(name)}</div>`;

describe.each([1280, 390])('in a window of %i px', (width) => {
  it('[RUN-17k] [GAL-15] keeps the height that the sheet of a page gives a stage, filled, with its captions', async () => {
    await page.viewport(width, 800);
    const [slides, full, reel] = await mount(
      section(
        'slideshow',
        'GallerySlideshow',
        times(3, (index) => figure('slideshow', index, `Words ${index + 1}`)),
      ) +
        section(
          'fullscreen-slideshow',
          'GalleryFullscreenSlideshow',
          times(3, (index) => figure('fullscreen-slideshow', index)),
        ) +
        section(
          'reel',
          'GalleryReel',
          times(4, (index) => figure('reel', index)),
        ),
      '[data-controller]',
    );
    for (const [stage, height] of [
      [slides!, 300],
      [full!, 500],
      [reel!, 250],
    ] as const) {
      const shown = stage.querySelector('img')!;
      await expect.poll(() => shown.checkVisibility({ visibilityProperty: true })).toBe(true);
      expect(shown.getBoundingClientRect().height).toBe(height);
      expect(getComputedStyle(shown).objectFit).toBe('cover');
    }
    const caption = slides!.querySelector('figcaption')!.getBoundingClientRect();
    expect(caption.height).toBeGreaterThan(20);
    expect(caption.bottom).toBeLessThanOrEqual(slides!.getBoundingClientRect().bottom + 1);
    await page.getByRole('button', { name: 'Next Slide' }).first().click();
    await expect.poll(() => visiblePictures(slides!)).toEqual(['Picture 2']);
  });

  it('[RUN-17i] [GAL-11h] gives the captions of rows a place of their own', async () => {
    await page.viewport(width, 800);
    const caption = 'Words that take more than one line under a small picture';
    await mount(
      `<div class="gallery-strips" data-controller="GalleryStrips" data-props='{"rowHeight":150,"gutter":10}'><div class="gallery-strips-wrapper">${times(6, (index) => figure('strips', index, caption))}</div></div><p>After</p>`,
      '[data-controller]',
    );
    const boxes = [...document.querySelectorAll('.gallery-strips-item img, figcaption')].map(
      (element) => element.getBoundingClientRect(),
    );
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left + 1 ||
          other.right <= one.left + 1 ||
          one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1;
        expect(isApart).toBe(true);
      }
    const last = Math.max(...boxes.map(({ bottom }) => bottom));
    expect(page.getByText('After').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      last,
    );
  });

  const item = (list: string, index: number) =>
    `<li class="list-item ${list}__slide"><div class="${list}__media-container list-item-media"><div class="list-item-media-inner">${image(index, 'data-mode="cover"')}</div></div><div class="list-item-content"><h2>Item ${index + 1}</h2><a href="#${list}${index}">Read ${index + 1}</a></div></li>`;
  const list = (name: string, controller: string, count: number, more = '') =>
    `<div class="${name}" data-controller="${controller}" ${more}><div class="${name}__slideshow-holder"><ul class="${name}__slides">${times(count, (index) => item(name, index))}</ul></div><div class="${name}__arrows"><div><button class="${name}__arrow-button--left" aria-label="Previous"><svg></svg></button></div><div><button class="${name}__arrow-button--right" aria-label="Next"><svg></svg></button></div></div></div>`;

  it('[RUN-17j] [GAL-13] shows the items of list sections, one after the other, with their texts', async () => {
    await page.viewport(width, 800);
    const [carousel, banner] = await mount(
      list('user-items-list-carousel', 'UserItemsListCarousel', 5, 'data-num-columns="3"') +
        list('user-items-list-banner-slideshow', 'UserItemsListBannerSlideshow', 3),
      '[data-controller]',
    );
    const items = [...carousel!.querySelectorAll<HTMLElement>('li')];
    const room = carousel!.getBoundingClientRect();
    const isWhole = (one: HTMLElement) => {
      const { left, right } = one.getBoundingClientRect();
      return left >= room.left - 1 && right <= room.right + 1;
    };
    expect(items.filter(isWhole)).toHaveLength(width === 390 ? 2 : 3);
    for (const one of items.filter(isWhole)) {
      const media = one.querySelector('img')!.getBoundingClientRect();
      const text = one.querySelector('.list-item-content')!.getBoundingClientRect();
      expect(media.height).toBeGreaterThan(60);
      expect(text.top).toBeGreaterThanOrEqual(media.bottom - 1);
      expect(getComputedStyle(one).opacity).toBe('1');
    }
    await page.getByRole('button', { name: /^Next/ }).first().click();
    await expect.poll(() => isWhole(items.at(width === 390 ? 2 : 4)!)).toBe(true);
    expect(isWhole(items[0]!)).toBe(false);

    const [first, second] = [...banner!.querySelectorAll<HTMLElement>('li')];
    const media = first!.querySelector('img')!.getBoundingClientRect();
    expect(media.height).toBeGreaterThan(150);
    const link = first!.querySelector('a')!;
    const { left, top, height } = link.getBoundingClientRect();
    expect(top + height).toBeLessThanOrEqual(media.bottom + 1);
    link.scrollIntoView({ block: 'center' });
    const at = link.getBoundingClientRect();
    expect(document.elementFromPoint(left + 3, at.top + height / 2)).toBe(link);
    await page.getByRole('button', { name: /^Next/ }).last().click();
    await expect
      .poll(() => second!.querySelector('a')!.checkVisibility({ visibilityProperty: true }))
      .toBe(true);
    await expect.poll(() => link.checkVisibility({ visibilityProperty: true })).toBe(false);
  });
});

it('[RUN-17i] [GAL-16] finds the slides that an older script has wrapped again, and drops its geometry', async () => {
  const [block] = await mount(
    `<div class="sqs-block" data-block-json='{"design":"slider"}'><div class="sqs-gallery-container sqs-gallery-block-slider"><div class="sqs-gallery" style="height:300px"><div class="sqs-wrapper" style="position:relative;left:-400px;width:3000px">${times(3, (index) => image(index, 'style="width:450px;height:300px"'))}</div></div></div></div>`,
    '.sqs-block',
  );
  expect(visiblePictures(block!.querySelector('.sqs-wrapper')!)).toContain('Picture 1');
  const first = block!.querySelector('img')!.getBoundingClientRect();
  expect(first.left).toBeGreaterThanOrEqual(block!.getBoundingClientRect().left - 1);
});

it('[RUN-17i] hides what is meant for screen readers, centres the icons of buttons, and crops what fills a link', async () => {
  const [block] = await mount(
    `<style>.sqs-gallery-controls .next::before{content:'›';font-size:30px}</style><div class="sqs-block" data-block-json='{"design":"slideshow"}'><div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${times(2, (index) => `<div class="slide"><a class="content-fill" href="#${index}"><span class="v6-visually-hidden">View fullsize</span>${image(index)}</a></div>`)}</div><div class="sqs-gallery-controls"><a class="previous" role="button"></a><a class="next" role="button"></a></div></div></div>`,
    '.sqs-block',
  );
  expect(block!.querySelector('span')!.offsetHeight).toBeLessThanOrEqual(1);
  expect(getComputedStyle(block!.querySelector('.next')!).placeItems).toBe('center');
  expect(getComputedStyle(block!.querySelector('img')!).objectFit).toBe('cover');
});

it('[RUN-17i] [GAL-13] takes a gap of more than 10 between the slides of a published carousel for pixels', async () => {
  const [block] = await mount(
    `<div class="sqs-block" data-block-json='{"design":"carousel","gutter":20}'><div class="summary-block-wrapper sqs-gallery-design-carousel"><div class="summary-item-list">${times(4, (index) => `<div class="summary-item">${image(index)}</div>`)}</div></div></div>`,
    '.sqs-block',
  );
  const [first, second] = [...block!.querySelectorAll('.summary-item')].map((slide) =>
    slide.getBoundingClientRect(),
  );
  expect(second!.left - first!.right).toBeCloseTo(20, 0);
});

it('[RUN-17j] [GAL-13] moves a list section with separate buttons, in columns that its sheet counts in percent', async () => {
  await page.viewport(1280, 800);
  const arrow = (side: string, name: string) =>
    `<div class="list-arrow list-arrow--${side}" style="position:absolute;${side}:0;top:80px"><button aria-label="${name}">›</button></div>`;
  const [carousel] = await mount(
    `<style>.list-item{flex:0 0 33%!important;min-width:33%}</style><div data-controller="UserItemsListCarousel" data-num-columns="3" style="position:relative"><div class="gutter"><ul style="display:flex">${times(6, (index) => `<li class="list-item"><div class="list-item-media-inner">${image(index)}</div><h2>Item ${index + 1}</h2></li>`)}</ul></div>${arrow('left', 'Previous')}${arrow('right', 'Next')}</div>`,
    '[data-controller]',
  );
  const room = carousel!.getBoundingClientRect();
  const wholeItems = () =>
    [...carousel!.querySelectorAll('li')]
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= room.left - 1 && right <= room.right + 1;
      })
      .map((one) => one.querySelector('h2')!.textContent);
  expect(wholeItems()).toEqual(['Item 1', 'Item 2', 'Item 3']);
  expect(page.getByText('Item 1').element()).toBeVisible();
  const next = page.getByRole('button', { name: 'Next' });
  const { right, width, top, bottom } = next.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(room.right);
  expect(width).toBe(44);
  expect([top > room.top, bottom < room.bottom]).toEqual([true, true]);
  await next.click();
  await expect.poll(wholeItems).toEqual(['Item 4', 'Item 5', 'Item 6']);
});

it('[RUN-17i] [GAL-12] crops the pictures of a grid to the ratio that its class names', async () => {
  await mount(
    `<div class="sqs-block" data-block-json='{"design":"grid"}'><div class="sqs-gallery-container sqs-gallery-block-grid sqs-gallery-aspect-ratio-four-three-vertical sqs-gallery-thumbnails-per-row-2"><div class="sqs-gallery">${times(2, (index) => `<div class="slide"><div class="margin-wrapper"><a class="image-slide-anchor" href="#${index}">${image(index)}</a></div></div>`)}</div></div></div>`,
    '.sqs-block',
  );
  for (const shown of document.querySelectorAll('img')) {
    const { width, height } = shown.getBoundingClientRect();
    expect(width / height).toBeCloseTo(3 / 4, 1);
  }
});

it('[RUN-17i] [GAL-12] gives pictures that are the slides themselves a cell each, in the ratio that was asked for', async () => {
  await page.viewport(1000, 800);
  const settings = JSON.stringify({
    design: 'grid',
    'thumbnails-per-row': 4,
    'aspect-ratio': 'square',
    padding: 10,
  });
  const [block] = await mount(
    `<div class="sqs-block instagram-block sqs-block-instagram" data-block-type="25" data-block-json='${settings}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${times(5, (index) => image(index))}</div></div></div>`,
    '.sqs-block',
  );
  const boxes = [...block!.querySelectorAll('img')].map((one) => one.getBoundingClientRect());
  for (const { width, height } of boxes) {
    expect(width).toBeLessThan(230);
    expect(Math.abs(width - height)).toBeLessThan(2);
  }
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2);
});

it('[RUN-17g] shows a picture that has loaded, whatever mark its sheet waits for, and its text', async () => {
  const [reel, slides] = await mount(
    `<style>.gallery-reel-item-src:not([data-unknown]){opacity:0;visibility:hidden}</style>${section(
      'reel',
      'GalleryReel',
      times(3, (index) => figure('reel', index)).replaceAll(
        '<img',
        '<img class="gallery-reel-item-src"',
      ),
    )}<div class="sqs-block" data-block-json='{"design":"slideshow","show-meta":true}'><div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${times(2, (index) => `<div class="slide">${image(index)}<div class="meta" style="opacity:0">Words ${index}</div></div>`)}</div></div></div>`,
    '[data-controller], .sqs-block',
  );
  const picture = reel!.querySelector('img')!;
  await expect.poll(() => getComputedStyle(picture).opacity).toBe('1');
  expect(getComputedStyle(picture).visibility).toBe('visible');
  expect(getComputedStyle(slides!.querySelector('.meta')!).opacity).toBe('1');
  undo.splice(0).forEach((detach) => detach());
  expect(getComputedStyle(picture).opacity).toBe('0');
});

it.each([
  ['GalleryMosaic', 'grid'],
  ['GallerySlides', 'slideshow'],
  ['GalleryJustified', 'autorows'],
])(
  '[RUN-17g] shows the pictures of a section whose controller %s nobody knows',
  async (controller, design) => {
    const [gallery] = await mount(
      `<div data-controller="${controller}"><div class="gallery-x-wrapper">${times(3, (index) => figure('x', index))}</div></div>`,
      '[data-controller]',
    );
    expect(
      gallery!.querySelector('.pl-gallery')?.getAttribute('data-design') ??
        gallery!.dataset['design'],
    ).toBe(design);
    await expect.poll(() => gallery!.querySelector('img')!.naturalWidth).toBeGreaterThan(0);
  },
);

const sections = [
  ['grid', 'GalleryGrid'],
  ['masonry', 'GalleryMasonry'],
  ['strips', 'GalleryStrips'],
] as const;
const plain = (name: string, controller: string, items: string, more = '') =>
  `<div class="gallery-${name}" data-controller="${controller}" ${more}><div class="gallery-${name}-wrapper">${items}</div></div>`;
const opens = async (what: string) => {
  const dialog = page.getByRole('dialog', { name: 'Gallery' });
  await expect.element(dialog).toHaveTextContent(what);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
};

describe.each(sections)('a section %s', (name, controller) => {
  it.each([
    ['position:absolute;left:600px;top:900px;width:400px;height:20px;overflow:hidden'],
    ['translate:600px 400px;rotate:90deg;scale:.1;position:absolute'],
    ['zoom:.2;display:none;clip-path:inset(40%)'],
    ['content-visibility:hidden;grid-row-end:span 40;grid-column:3'],
    ['flex:0 0 40px;order:-1;float:right;opacity:0;transition:opacity 9s'],
  ])('[RUN-17i] forgets the saved style %s', async (style) => {
    const [gallery] = await mount(
      plain(
        name,
        controller,
        times(4, (index) => figure(name, index).replace('<figure', `<figure style="${style}"`)),
        'data-props=\'{"numColumns":2,"gutter":0}\' style="height:40px;overflow:hidden;opacity:0"',
      ),
      '[data-controller]',
    );
    const images = [...gallery!.querySelectorAll('img')];
    const room = gallery!.getBoundingClientRect();
    expect(getComputedStyle(gallery!).opacity).toBe('1');
    for (const image of images) {
      image.scrollIntoView();
      await expect.poll(() => image.naturalWidth).toBeGreaterThan(0);
      expect(
        image.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        }),
      ).toBe(true);
    }
    const boxes = images.map((image) => image.getBoundingClientRect());
    const here = gallery!.getBoundingClientRect();
    for (const { width, height, left, right, bottom } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThan(100);
      expect(left).toBeGreaterThanOrEqual(room.left - 1);
      expect(right).toBeLessThanOrEqual(room.right + 1);
      expect(bottom).toBeLessThanOrEqual(here.bottom + 1);
    }
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          one.right <= other.left + 1 ||
            other.right <= one.left + 1 ||
            one.bottom <= other.top + 1 ||
            other.bottom <= one.top + 1,
        ).toBe(true);
  });

  it('[GAL-20n] opens by links around its slides, whose class alone speaks of a lightbox, and asks for no page', async () => {
    const [gallery] = await mount(
      plain(
        name,
        controller,
        times(
          3,
          (index) =>
            `<a class="gallery-${name}-lightbox-link" href="/nowhere?itemId=${index}">${figure(name, index)}</a>`,
        ),
      ),
      '[data-controller]',
    );
    await page.getByAltText('Picture 2').click();
    await opens('2 of 3');
    expect(gallery!.querySelectorAll('.pl-gallery-slide')).toHaveLength(3);
    const asked = performance.getEntriesByType('resource').map((entry) => entry.name);
    expect(asked.filter((address) => address.includes('/nowhere'))).toEqual([]);
  });

  it('[GAL-20n] opens by an element that says it is a button, by a press and by a key', async () => {
    await mount(
      plain(
        name,
        controller,
        times(3, (index) =>
          figure(name, index).replace(
            '-item-wrapper"',
            `-item-wrapper gallery-${name}-lightbox-link" role="button" tabindex="0" aria-label="View ${index + 1}"`,
          ),
        ),
        'data-lightbox="true"',
      ),
      '[data-controller]',
    );
    await page.getByRole('button', { name: 'View 3' }).click();
    await opens('3 of 3');
    page.getByRole('button', { name: 'View 1' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await opens('1 of 3');
  });

  it('[RUN-17p] lays out every item that an older script has put into columns or rows, and gives them back', async () => {
    const group = name === 'strips' ? 'row' : 'column';
    const of = (...indices: number[]) => indices.map((index) => figure(name, index)).join('');
    const groups = group === 'row' ? [of(0, 1), of(2, 3), of(4)] : [of(0, 2, 4), of(1, 3)];
    const html = plain(
      name,
      controller,
      groups
        .map((items) => `<div class="gallery-${name}-${group}" style="width:40%">${items}</div>`)
        .join(' '),
      'data-props=\'{"numColumns":3,"gutter":10}\'',
    );
    document.body.innerHTML = html;
    const before = document.body.innerHTML;
    const [gallery] = await mount(html, '[data-controller]');
    const images = [...gallery!.querySelectorAll('img')];
    expect(images.map(({ alt }) => alt)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Picture ${number}`),
    );
    for (const image of images) {
      image.scrollIntoView();
      await expect.poll(() => image.naturalWidth).toBeGreaterThan(0);
    }
    const room = gallery!.getBoundingClientRect();
    const boxes = images.map((image) => image.getBoundingClientRect());
    for (const { width, left, right, bottom } of boxes) {
      expect(width).toBeGreaterThan(100);
      expect(left).toBeGreaterThanOrEqual(room.left - 1);
      expect(right).toBeLessThanOrEqual(room.right + 1);
      expect(bottom).toBeLessThanOrEqual(room.bottom + 1);
    }
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(
          one.right <= other.left + 1 ||
            other.right <= one.left + 1 ||
            one.bottom <= other.top + 1 ||
            other.bottom <= one.top + 1,
        ).toBe(true);
    // The first row is filled from left to right.
    expect(boxes[1]!.left).toBeGreaterThan(boxes[0]!.left);
    for (const detach of undo.splice(0)) detach();
    const structure = (text: string) =>
      text.replace(/ (style|class|src|decoding|data-[\w-]+)="[^"]*"/g, '');
    expect(structure(gallery!.outerHTML)).toBe(structure(before));
  });

  it('[RUN-17p] opens the lightbox of each of two sections without an element around their items', async () => {
    const bare = (from: number) =>
      `<div class="gallery-${name}" data-controller="${controller}" data-props='{"lightboxEnabled":true}'>${times(2, (index) => figure(name, from + index))}</div>`;
    const html = `<section>${bare(0)}${bare(2)}</section>`;
    const [first, second] = await mount(html, '[data-controller]');
    const before = first!.children.length;
    await page.getByAltText('Picture 4').click();
    await opens('2 of 2');
    expect(second!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      first!.getBoundingClientRect().bottom - 1,
    );
    for (const detach of undo.splice(0)) detach();
    expect([before, first!.children.length]).toEqual([1, 2]);
  });

  it('[RUN-17g] shows what holds its pictures, whatever mark its sheet waits for', async () => {
    const [gallery] = await mount(
      `<style>.gallery-${name}-wrapper:not(.is-ready){opacity:0}.gallery-${name}:not([data-ready]){visibility:hidden}</style>${plain(
        name,
        controller,
        times(3, (index) => figure(name, index)),
      )}`,
      '[data-controller]',
    );
    await expect
      .poll(() =>
        gallery!
          .querySelector('img')!
          .checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .toBe(true);
  });
});

it('[RUN-17i] [GAL-16] takes links around the pictures of a strip for its slides, and a design in capitals', async () => {
  const [strip, grid] = await mount(
    `<div class="sqs-block" data-block-json='{"design":"Slider"}'><div class="sqs-gallery-container sqs-gallery-block-slider"><div class="sqs-gallery">${times(4, (index) => `<a href="#${index}">${image(index)}</a>`)}</div></div></div><div class="sqs-block" data-block-json='{"design":"Grid","thumbnails-per-row":3}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${times(3, (index) => `<div class="slide">${image(index)}</div>`)}</div></div></div>`,
    '.sqs-block',
  );
  const tops = (block: HTMLElement) =>
    new Set(
      [...block.querySelectorAll('img')].map((one) => Math.round(one.getBoundingClientRect().top)),
    ).size;
  expect(tops(strip!)).toBe(1);
  expect(tops(grid!)).toBe(1);
});

it('[RUN-17p] lays out the texts of a summary that an older script has put into columns', async () => {
  const item = (index: number) =>
    `<div class="summary-item summary-item-record-type-text"><div class="summary-content"><div class="summary-title"><a href="#${index}">Title ${index}</a></div></div></div>`;
  const [summary] = await mount(
    `<div class="sqs-block" data-block-json='{"design":"autocolumns","columnWidth":200}'><div class="summary-block-wrapper sqs-gallery-design-autocolumns"><div class="summary-item-list-container"><div class="summary-item-list sqs-gallery"><div class="column">${item(0)}${item(2)}</div><div class="column">${item(1)}</div></div></div></div></div>`,
    '.sqs-block',
  );
  const boxes = [...summary!.querySelectorAll('.summary-item')].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(3);
});

it('[RUN-17p] shows a slideshow once whose thumbnails are a second list of the same items', async () => {
  const [slides] = await mount(
    `<div class="gallery-slideshow" data-controller="GallerySlideshow"><div class="gallery-slideshow-wrapper"><div class="gallery-slideshow-list">${times(3, (index) => figure('slideshow', index))}</div><div class="gallery-slideshow-thumbs">${times(3, (index) => figure('slideshow', index))}</div></div>${buttons('slideshow')}</div>`,
    '[data-controller]',
  );
  expect(slides!.querySelectorAll('.pl-gallery-slide')).toHaveLength(3);
});
