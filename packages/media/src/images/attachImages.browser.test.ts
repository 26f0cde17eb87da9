import { afterEach, describe, expect, it, vi } from 'vitest';
import '../image.css';
import { hostileSources, trickySources } from '../__fixtures__/hostileStrings';
import { attachImage, attachImages, createImageWatch } from './attachImages';
import { loadImage } from './loadImage';
import { resolveImageSettings, settingsOf } from './resolveImageSettings';

const undos: (() => void)[] = [];

afterEach(() => {
  for (const undo of undos.splice(0)) undo();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

/** A picture of 1000 by 500 as published pages have it, in a box of the given width. */
function addImage(
  attributes: Record<string, string> = {},
  { width = 400, into = document.body }: { width?: number; into?: Element } = {},
): HTMLImageElement {
  const holder = document.createElement('div');
  holder.style.cssText = `width:${width}px`;
  const image = document.createElement('img');
  image.alt = 'A picture';
  image.style.cssText = 'display:block;width:100%';
  const given = {
    'data-src': '/fixture/a.jpg',
    'data-image-dimensions': '1000x500',
    ...attributes,
  };
  for (const [name, value] of Object.entries(given)) image.setAttribute(name, value);
  holder.append(image);
  into.append(holder);
  return image;
}

function attach(...args: Parameters<typeof attachImages>) {
  undos.push(attachImages(...args));
}

const state = (image: HTMLImageElement) => image.dataset['imageState'];
const resolution = (image: HTMLImageElement) => image.dataset['imageResolution'];

describe('attachImages', () => {
  it('[MED-2] loads the size that covers the box and shows that it did', async () => {
    const image = addImage();
    attach(document, { density: 1 });
    await expect.poll(() => state(image)).toBe('loaded');
    expect(resolution(image)).toBe('500w');
    expect(image.currentSrc).toMatch(/\/fixture\/a\.jpg\?format=500w$/);
    expect(image).toHaveProperty('naturalWidth', 500);
    expect(image.classList.contains('loaded')).toBe(true);
  });

  it('[MED-2] follows the device: twice the density, twice the pixels', async () => {
    const image = addImage();
    attach(document, { density: 2 });
    await expect.poll(() => resolution(image)).toBe('1000w');
  });

  it('[MED-3, B-177, B-302] waits until the picture is within 200 px of the viewport, then never looks again', async () => {
    const unobserve = vi.spyOn(IntersectionObserver.prototype, 'unobserve');
    const near = addImage();
    const spacer = document.createElement('div');
    spacer.style.height = '4000px';
    document.body.append(spacer);
    const far = addImage({ 'data-src': '/fixture/far.jpg' });
    attach(document);
    await expect.poll(() => state(near)).toBe('loaded');
    expect(state(far)).toBeUndefined();
    expect(unobserve.mock.calls.map(([target]) => target)).toEqual([near]);
    far.scrollIntoView();
    await expect.poll(() => state(far)).toBe('loaded');
    expect(unobserve).toHaveBeenCalledTimes(2);
  });

  it('[MED-3, B-178] loads at once where the browser has no intersection observer', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const spacer = document.createElement('div');
    spacer.style.height = '4000px';
    document.body.append(spacer);
    const far = addImage();
    attach(document);
    vi.unstubAllGlobals();
    await expect.poll(() => state(far)).toBe('loaded');
  });

  it('[MED-2] loads more when the box outgrows the picture, and keeps it when the box shrinks', async () => {
    const image = addImage();
    attach(document, { density: 1 });
    await expect.poll(() => state(image)).toBe('loaded');
    const states: (string | undefined)[] = [];
    const observer = new MutationObserver(() => states.push(state(image)));
    observer.observe(image, { attributeFilter: ['data-image-state'] });
    image.parentElement!.style.width = '700px';
    await expect.poll(() => image.naturalWidth).toBe(750);
    image.parentElement!.style.width = '200px';
    await expect.poll(() => image.clientWidth).toBe(200);
    expect(resolution(image)).toBe('750w');
    observer.disconnect();
    // The old picture stays until the new one is there.
    expect(states).not.toContain('loading');
  });

  it('[MED-7a] shows the space before the picture, and a broken picture in the same space', async () => {
    const image = addImage({ 'data-src': '/fixture/gone.jpg', class: 'pl-image' });
    attach(document);
    await expect.poll(() => state(image)).toBe('broken');
    expect(image.getBoundingClientRect()).toMatchObject({ width: 400, height: 200 });
    expect(image.classList.contains('loaded')).toBe(false);
    expect(image.alt).toBe('A picture');
  });

  it('[MED-7e] falls back to the picture itself where a variant is missing', async () => {
    const image = addImage({ 'data-src': '/fixture/missing.jpg' });
    attach(document);
    await expect.poll(() => state(image)).toBe('loaded');
    expect(image.currentSrc).toMatch(/missing\.jpg$/);
  });

  it('[MED-7e] falls back also where the picture before is reported as loaded meanwhile', async () => {
    const image = addImage();
    loadImage(image, { density: 1 });
    image.setAttribute('data-src', '/fixture/missing.jpg');
    loadImage(image, { density: 1 });
    image.dispatchEvent(new Event('load'));
    expect(state(image)).toBe('loading');
    await expect.poll(() => state(image)).toBe('loaded');
    expect(image.currentSrc).toMatch(/missing\.jpg$/);
  });

  it('[MED-7g] gives other formats the same size', async () => {
    const picture = document.createElement('picture');
    picture.innerHTML = '<source type="image/avif" data-src="/fixture/a.avif">';
    document.body.append(picture);
    const image = addImage({}, { into: picture });
    picture.append(image);
    attach(document, { density: 1, box: { width: 400, height: 0 } });
    await expect.poll(() => state(image)).toBe('loaded');
    expect(image.currentSrc).toMatch(/a\.avif\?format=500w$/);
  });

  it('[MED-7b] leaves a picture with a srcset to the browser and shows its state', async () => {
    const image = addImage({ srcset: '/fixture/a.jpg?format=300w 300w', sizes: '300px' });
    attach(document);
    await expect.poll(() => state(image)).toBe('loaded');
    expect(image.currentSrc).toMatch(/format=300w$/);
    expect(resolution(image)).toBeUndefined();
  });

  it('[MED-1c, B-96] places, fits and limits the picture as its attributes say', () => {
    const crop = addImage({ 'data-mode': 'fill', 'data-image-focal-point': '0.2,0.9' });
    const fit = addImage({ 'data-mode': 'fit', 'data-fit-alignment': 'bottom right' });
    const small = addImage({ 'data-stretch': 'false', 'data-image-dimensions': '90x60' });
    for (const image of [crop, fit, small]) loadImage(image);
    expect(crop.style).toMatchObject({ objectFit: 'cover', objectPosition: '20% 90%' });
    expect(fit.style).toMatchObject({ objectFit: 'contain', objectPosition: 'right bottom' });
    expect(small.getBoundingClientRect().width).toBe(90);
  });

  it('[MED-1a, B-92] paints a background on request, and keeps the text for a screen reader', async () => {
    const image = addImage({ 'data-use-bg-image': 'true', 'data-mode': 'fill' });
    attach(document, { density: 1 });
    await expect
      .poll(() => image.parentElement!.style.backgroundImage)
      .toContain('/fixture/a.jpg?format=500w');
    expect(image.parentElement!.style.backgroundSize).toBe('cover');
    expect(image).toHaveProperty('alt', 'A picture');
    expect(getComputedStyle(image).display).not.toBe('none');
  });

  it('[MED-1a, B-87] prepares a picture that must not load yet, and loads it on request', async () => {
    const image = addImage({ 'data-load': 'false' });
    expect(loadImage(image)).toBe(true);
    expect(image.hasAttribute('src')).toBe(false);
    expect(image.style.aspectRatio).toBe('1000 / 500');
    loadImage(image, { settings: { load: true } });
    await expect.poll(() => state(image)).toBe('loaded');
  });

  it('[MED-1a, B-87] loads again only when it is forced to', async () => {
    const image = addImage({ 'data-force-image-update': 'true' });
    loadImage(image, { density: 2 });
    await expect.poll(() => state(image)).toBe('loaded');
    loadImage(image, { density: 1 });
    expect(resolution(image)).toBe('500w');
    delete image.dataset['forceImageUpdate'];
    loadImage(image, { density: 0.5 });
    expect(resolution(image)).toBe('500w');
  });

  it('[MED-2] chooses once for a box, also where the markup asks for an update each time', async () => {
    const image = addImage({ 'data-force-image-update': 'true' });
    const choices: string[] = [];
    const observer = new MutationObserver(() => choices.push(image.src));
    observer.observe(image, { attributeFilter: ['src'] });
    attach(document, { density: 1 });
    await expect.poll(() => state(image)).toBe('loaded');
    image.parentElement!.style.width = '700px';
    await expect.poll(() => choices.length).toBe(2);
    await expect.poll(() => image.naturalWidth).toBe(750);
    expect(choices.map((src) => src.slice(-4))).toEqual(['500w', '750w']);
    observer.disconnect();
  });

  it('[MED-2] loads a picture of one size once, however its box grows', async () => {
    const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"/>')}`;
    const image = addImage({
      'data-src': drawing,
      'data-mode': 'fill',
      'data-use-advanced-positioning': 'true',
      'data-image-focal-point': '0,0.5',
    });
    const loads: string[] = [];
    const observer = new MutationObserver((records) =>
      loads.push(...records.map(({ attributeName }) => attributeName!)),
    );
    observer.observe(image, { attributeFilter: ['src'] });
    attach(document);
    await expect.poll(() => state(image)).toBe('loaded');
    const position = image.style.objectPosition;
    image.style.height = '600px';
    await expect.poll(() => image.style.objectPosition).not.toBe(position);
    expect(loads).toEqual(['src']);
    observer.disconnect();
  });

  it('[MED-7f] reports a picture that another script shows in its place, and leaves it there', async () => {
    const image = addImage();
    attach(document, { density: 1 });
    await expect.poll(() => state(image)).toBe('loaded');
    image.src = '/fixture/gone.jpg';
    await expect.poll(() => state(image)).toBe('broken');
    expect(image.src).toMatch(/gone\.jpg$/);
  });

  it('[MED-1b] heeds a focal point of the settings, also where nothing is cropped', () => {
    const [given, none] = [addImage(), addImage()];
    loadImage(given, { settings: { focalPoint: { x: 0, y: 1 } } });
    loadImage(none);
    expect(given.style.objectPosition).toBe('0% 100%');
    expect(none.style.objectPosition).toBe('');
  });

  it('[MED-2] goes back from a drawing to a picture of several sizes', async () => {
    const image = addImage();
    loadImage(image, { density: 1 });
    await expect.poll(() => state(image)).toBe('loaded');
    image.setAttribute('data-src', 'data:image/svg+xml,%3Csvg/%3E');
    loadImage(image, { density: 1 });
    image.setAttribute('data-src', '/fixture/a.jpg');
    loadImage(image, { density: 1 });
    await expect.poll(() => image.currentSrc).toMatch(/a\.jpg\?format=500w$/);
  });

  it('[MED-3] shares one watch between roots, each with an undo of its own', async () => {
    const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
    const roots = ['/fixture/a.jpg', '/fixture/b.jpg'].map((src) => {
      const root = document.createElement('section');
      document.body.append(root);
      const spacer = document.createElement('div');
      spacer.style.height = '3000px';
      root.append(spacer);
      return { root, image: addImage({ 'data-src': src }, { into: root }) };
    });
    const watch = createImageWatch({ density: 1 });
    const [first, second] = roots.map(({ root }) => watch(root));
    undos.push(second!);
    first!();
    expect(new Set(observe.mock.contexts).size).toBe(1);
    roots[0]!.image.scrollIntoView();
    roots[1]!.image.scrollIntoView();
    await expect.poll(() => state(roots[1]!.image)).toBe('loaded');
    expect(roots[0]!.image.hasAttribute('src')).toBe(false);
    // A picture that was released can be attached again.
    undos.push(watch(roots[0]!.root));
    roots[0]!.image.scrollIntoView();
    await expect.poll(() => state(roots[0]!.image)).toBe('loaded');
  });

  it('attaches once, and again after the undo', async () => {
    const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
    const image = addImage();
    const undo = attachImages(document);
    undos.push(attachImages(document), attachImage(image));
    expect(observe).toHaveBeenCalledTimes(1);
    undo();
    attach(document);
    expect(observe).toHaveBeenCalledTimes(2);
    await expect.poll(() => state(image)).toBe('loaded');
  });

  it('loads nothing after the undo', async () => {
    const image = addImage();
    attachImages(document)();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(image.hasAttribute('src')).toBe(false);
  });
});

describe('settingsOf', () => {
  it.each([
    {},
    { 'data-image': '/b.jpg', 'data-image-crop-mode': 'fit', 'data-fit-alignment': 'top left' },
    { 'data-src': '', 'data-image': '/b.jpg', 'data-mode': '', 'data-image-crop-mode': 'fill' },
    { 'data-use-background-image': 'true', 'data-use-bg-image': 'false', 'data-stretch': 'false' },
    { 'data-use-background-image': 'true', 'data-image-focal-point': '0.2,0.9' },
    { 'data-dpr-max': '2', 'data-dpr-min': '-1', 'data-size-adjustment': '1.5', 'data-load': '' },
    { 'data-size-format': 'filename', 'data-allow-save-data': 'false', 'data-fixed-ratio': '' },
    { 'data-force-image-update': 'yes', 'data-use-advanced-positioning': 'true' },
  ])('[MED-1a] reads an element as its dataset is read: %j', (attributes) => {
    const image = addImage(attributes);
    expect(settingsOf(image)).toEqual(resolveImageSettings(image.dataset));
  });
});

describe('loadImage', () => {
  it('[MED-4] loads the pictures of a shadow root itself', async () => {
    const shadow = document.body
      .appendChild(document.createElement('div'))
      .attachShadow({ mode: 'open' });
    const image = addImage({ 'data-src': '/fixture/a.jpg', 'data-use-bg-image': 'true' });
    shadow.append(image);
    expect(loadImage(image)).toBe(true);
    await expect.poll(() => image.dataset['imageState']).toBe('loaded');
    expect(image.style.opacity).toBe('');
    shadow.host.remove();
  });

  it('[MED-4, B-194, B-247] warns in the exact message and loads nothing', () => {
    const loose = document.createElement('img');
    loose.dataset['src'] = '/fixture/a.jpg';
    const cases: [unknown, string][] = [
      [document.createElement('div'), 'Element is not a valid image element.'],
      [null, 'Element is not a valid image element.'],
      [addImage({ 'data-src': ' ' }), 'Invalid or missing image source.'],
      [
        addImage({ 'data-mode': 'fit', 'data-fit-alignment': 'somewhere' }),
        'Missing alignment for content-fit image.',
      ],
      [loose, 'Image element has no parentNode.'],
    ];
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const [element, message] of cases) {
      expect(loadImage(element)).toBe(false);
      expect(warn).toHaveBeenLastCalledWith(message);
      expect((element as Element | null)?.hasAttribute('src') ?? false).toBe(false);
    }
    expect(warn).toHaveBeenCalledTimes(cases.length);
  });

  it('[MED-1f] runs nothing of a hostile source, in a picture or in a background', async () => {
    const pwned = vi.fn();
    vi.stubGlobal('pwned', pwned);
    const warn = vi.fn();
    for (const source of [...hostileSources, ...trickySources])
      for (const background of ['false', 'true']) {
        const image = addImage({ 'data-src': source, 'data-use-bg-image': background });
        const loaded = loadImage(image, { warn });
        expect(loaded, source).toBe(trickySources.includes(source));
        if (loaded) await expect.poll(() => state(image)).not.toBe('loading');
      }
    expect(warn).toHaveBeenCalledTimes(hostileSources.length * 2);
    expect(document.querySelectorAll('script[src=""], [onerror], body > style')).toHaveLength(0);
    expect(pwned).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
