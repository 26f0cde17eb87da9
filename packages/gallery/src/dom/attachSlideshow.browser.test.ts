import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mouseDrag, pointOf, swipe, tap } from '../__fixtures__/gestures';
import { mountGallery, visiblePictures } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';
import { attachSlideshow } from './attachSlideshow';
import { createSlideshowStore } from '../slideshows/slideshowStore';

const design = 'slideshow';
const quick = { speed: 0.05 };
const next = () => page.getByRole('button', { name: 'Next Slide' });
const previous = () => page.getByRole('button', { name: 'Previous Slide' });

/** Checks the picture that a visitor sees once everything has come to rest. */
const expectPicture = (list: HTMLElement, number: number) =>
  expect.poll(() => visiblePictures(list)).toEqual([`Picture ${number}`]);

describe('attachSlideshow', () => {
  it('[GAL-15, B-21] shows one slide at a time and changes by the buttons', async () => {
    const { list } = mountGallery({ design, items: pictures(3) }, quick);
    await expectPicture(list, 1);
    await next().click();
    await expectPicture(list, 2);
    await previous().click();
    await expectPicture(list, 1);
    await previous().click();
    await expectPicture(list, 3);
  });

  it('[GAL-6e, B-129] disables the buttons at the ends when not looping, and reports the end', async () => {
    const onEnd = vi.fn();
    const { list } = mountGallery({ design, items: pictures(2), loop: false }, { ...quick, onEnd });
    await expect.element(previous()).toHaveAttribute('aria-disabled', 'true');
    await next().click();
    await expectPicture(list, 2);
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => list.getAnimations({ subtree: true }).length).toBe(0);
    await userEvent.keyboard('{ArrowRight}');
    expect(onEnd).toHaveBeenCalledWith('reachedEnd');
  });

  it('[GAL-9] takes the focus along when its slide is left', async () => {
    const { list, slides } = mountGallery({ design, items: pictures(3), lightbox: true }, quick);
    const link = (number: number) => slides[number - 1]!.querySelector('a')!;
    link(1).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture(list, 2);
    expect(document.activeElement).toBe(link(2));
    await next().click();
    await expectPicture(list, 3);
    await expect.element(next()).toHaveFocus();
  });

  it('[GAL-15, B-144] fades the new slide in, and the old one out for 1.2 times as long', () => {
    const { slides, element } = mountGallery({ design, items: pictures(2) });
    element.querySelector<HTMLElement>('.pl-gallery-next')!.click();
    const times = slides.map((slide) => slide.getAnimations()[0]!.effect!.getTiming().duration);
    expect(times).toEqual([1200, 1000]);
  });

  it('[GAL-18, B-289] moves both slides for 0.28 s under swipe, whatever the speed', () => {
    const { slides, element } = mountGallery({ design, items: pictures(2), transition: 'swipe' });
    element.querySelector<HTMLElement>('.pl-gallery-next')!.click();
    const times = slides.map((slide) => slide.getAnimations()[0]!.effect!.getTiming().duration);
    expect(times).toEqual([280, 280]);
  });

  it('[GAL-6c] remembers what is pressed during a transition, and makes one change of it then', async () => {
    const onChange = vi.fn();
    const { list } = mountGallery({ design, items: pictures(7) }, { speed: 0.3, onChange });
    const button = list.parentElement!.querySelector<HTMLElement>('.pl-gallery-next')!;
    for (let press = 0; press < 4; press += 1) button.click();
    expect(onChange.mock.calls.map(([{ index }]) => index as number)).toEqual([1]);
    await expectPicture(list, 5);
    expect(onChange.mock.calls.map(([{ index }]) => index as number)).toEqual([1, 4]);
  });

  it('[GAL-18, B-190] attaches nothing where a boundary does not exist', () => {
    const { element } = mountGallery({ design, items: pictures(2) }, false);
    const before = element.outerHTML;
    expect(() =>
      attachSlideshow(element, { transition: 'new-swipe', boundaries: ['soft', 'none'] }),
    ).toThrow('none, hard or inertial');
    expect(element.outerHTML).toBe(before);
  });

  it('[GAL-9, B-143] [GAL-15] leaves links and fields of a caption, and the keys of a slider, to themselves', async () => {
    const { list, slides, element } = mountGallery(
      { design, items: pictures(3, () => ({ title: 'A bowl' })), showMeta: true, lightbox: true },
      quick,
    );
    const title = slides[0]!.querySelector('.pl-gallery-title')!;
    title.innerHTML =
      '<a href="#more">More</a><input type="range"><label>Name<textarea></textarea></label>';
    const prevented: boolean[] = [];
    list.addEventListener('click', (event) => prevented.push(event.defaultPrevented));
    title.querySelector('a')!.click();
    title.querySelector('textarea')!.click();
    expect(prevented).toEqual([false, false]);
    expect(document.querySelector('dialog')).toBeNull();
    title.querySelector('input')!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture(list, 1);
    history.replaceState(null, '', location.pathname + location.search);
    expect(element.isConnected).toBe(true);
  });

  it('[GAL-10] makes one step back of a visit, however many slides were seen', async () => {
    const before = location.href;
    const { list } = mountGallery({ design, items: pictures(5) }, { ...quick, history: true });
    const length = history.length;
    for (let slide = 2; slide <= 5; slide += 1) {
      await next().click();
      await expectPicture(list, slide);
    }
    expect(history.length).toBeLessThanOrEqual(length + 1);
    history.back();
    await expectPicture(list, 1);
    expect(location.href).toBe(before);
  });

  it('[GAL-10] goes on where the browser refuses to write its history', async () => {
    const push = vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException(
        'Attempt to use history.pushState() more than 100 times',
        'SecurityError',
      );
    });
    const { list, element } = mountGallery(
      { design, items: pictures(4), thumbnails: true },
      { ...quick, history: true },
    );
    await next().click();
    await expectPicture(list, 2);
    push.mockRestore();
    expect(element.querySelector('.pl-gallery-thumbnails [aria-current]')).toBe(
      element.querySelectorAll('.pl-gallery-thumbnail')[1],
    );
  });

  it('[GAL-23b, B-288] enlarges nothing under reduced motion, turned on before or meanwhile', async () => {
    const emulate = (value: string) =>
      (cdp() as unknown as { send(method: string, parameters: object): Promise<void> }).send(
        'Emulation.setEmulatedMedia',
        { features: [{ name: 'prefers-reduced-motion', value }] },
      );
    onTestFinished(() => emulate(''));
    const { slides, element } = mountGallery(
      { design, items: pictures(3), transition: 'ken-burns' },
      quick,
    );
    const button = element.querySelector<HTMLElement>('.pl-gallery-next')!;
    const growing = (slide: number) => slides[slide]!.querySelector('img')!.getAnimations().length;
    button.click();
    expect(growing(1)).toBe(1);
    await emulate('reduce');
    await expect.poll(() => growing(1)).toBe(0);
    button.click();
    expect(growing(2)).toBe(0);
  });

  it('[GAL-15, B-287] lets a picture grow to 1.075 under ken-burns', async () => {
    const { slides, element } = mountGallery(
      {
        design,
        items: pictures(3, () => ({ focalPoint: { x: 0.2, y: 0.8 } })),
        transition: 'ken-burns',
      },
      quick,
    );
    element.querySelector<HTMLElement>('.pl-gallery-next')!.click();
    const image = slides[1]!.querySelector('img')!;
    const [growth] = image.getAnimations();
    expect((growth!.effect as KeyframeEffect).getKeyframes()).toMatchObject([
      { scale: '1', transformOrigin: '20% 80%' },
      { scale: '1.075' },
    ]);
    await expect.poll(() => slides[0]!.querySelector('img')!.getAnimations().length).toBe(0);
  });

  it('[GAL-15, B-188] throws for a transition that does not exist and leaves the page alone', () => {
    expect(() => mountGallery({ design, items: pictures(2) }, { transition: 'flip' })).toThrow(
      'Could not find transition named flip',
    );
    document.querySelector('.pl-gallery')?.parentElement?.remove();
  });

  it('[GAL-15, B-141] goes on with a click, back, or by the half that was clicked', async () => {
    const byHalf = mountGallery(
      { design, items: pictures(3) },
      { ...quick, clickBehavior: 'half' },
    );
    await userEvent.click(byHalf.list, { position: { x: 700, y: 60 } });
    await expectPicture(byHalf.list, 2);
    await expect.poll(() => byHalf.list.getAnimations({ subtree: true }).length).toBe(0);
    await userEvent.click(byHalf.list, { position: { x: 60, y: 60 } });
    await expectPicture(byHalf.list, 1);
    byHalf.undo();
    byHalf.element.parentElement!.remove();
    const back = mountGallery(
      { design, items: pictures(3) },
      { ...quick, clickBehavior: 'previous' },
    );
    await userEvent.click(back.list, { position: { x: 700, y: 60 } });
    await expectPicture(back.list, 3);
  });

  it('[GAL-15, B-142] follows the click-through address of a published slide', async () => {
    const navigate = vi.fn();
    const { list, slides } = mountGallery({ design, items: pictures(2) }, { ...quick, navigate });
    slides[0]!.dataset['clickThroughUrl'] = '/shop';
    await userEvent.click(list, { position: { x: 400, y: 60 } });
    expect(navigate).toHaveBeenCalledWith('/shop');
    slides[0]!.dataset['clickThroughUrl'] = 'javascript:alert(1)';
    await userEvent.click(list, { position: { x: 400, y: 60 } });
    expect(navigate).toHaveBeenCalledTimes(1);
    await expectPicture(list, 2);
  });

  it('[GAL-15] takes on the height of the current slide', async () => {
    const { list } = mountGallery({ design, items: pictures(2) }, quick);
    expect(list.offsetHeight).toBe(533);
    await next().click();
    await expect.poll(() => list.offsetHeight).toBe(1212);
  });

  it('[GAL-18, B-150] swipes with a finger past the width divided by 2.25', async () => {
    const { list } = mountGallery({ design, items: pictures(3), transition: 'swipe' });
    await swipe(pointOf(list, 0.9, 0.2), pointOf(list, 0.6, 0.2), { hold: 300 });
    await expectPicture(list, 1);
    await swipe(pointOf(list, 0.9, 0.2), pointOf(list, 0.4, 0.2), { hold: 300 });
    await expectPicture(list, 2);
    await expect.poll(() => list.getAnimations({ subtree: true }).length).toBe(0);
    await swipe(pointOf(list, 0.3, 0.2), pointOf(list, 0.9, 0.2), { hold: 300 });
    await expectPicture(list, 1);
  });

  it('[GAL-18] shows the neighbour beside the current slide under the finger', async () => {
    const { list } = mountGallery({ design, items: pictures(3), transition: 'new-swipe' });
    let during: string[] = [];
    const seen = swipe(pointOf(list, 0.9, 0.2), pointOf(list, 0.5, 0.2), { hold: 200 });
    await expect.poll(() => (during = visiblePictures(list))).toEqual(['Picture 1', 'Picture 2']);
    await seen;
    expect(during).toHaveLength(2);
  });

  it('[GAL-18, B-289] changes on 50 px within 250 ms whatever the transition', async () => {
    const { list } = mountGallery({ design, items: pictures(3) }, quick);
    const from = pointOf(list, 0.5, 0.2);
    await swipe(from, { x: from.x - 70, y: from.y }, { steps: 3, stepTime: 0 });
    await expectPicture(list, 2);
  });

  it('[GAL-18, B-149] moves a new-swipe past half the width, or faster than 1 px per ms', async () => {
    const { list } = mountGallery({ design, items: pictures(3), transition: 'new-swipe' });
    await mouseDrag(pointOf(list, 0.8, 0.2), pointOf(list, 0.45, 0.2), { hold: 300 });
    await expectPicture(list, 1);
    await mouseDrag(pointOf(list, 0.9, 0.2), pointOf(list, 0.3, 0.2), { hold: 300 });
    await expectPicture(list, 2);
    await expect.poll(() => list.getAnimations({ subtree: true }).length).toBe(0);
    await mouseDrag(pointOf(list, 0.8, 0.2), pointOf(list, 0.5, 0.2), { steps: 4, stepTime: 0 });
    await expectPicture(list, 3);
  });

  it('[GAL-18] returns from a boundary', async () => {
    const { list } = mountGallery(
      { design, items: pictures(3), transition: 'new-swipe', loop: false },
      { boundaries: ['hard', 'none'] },
    );
    await mouseDrag(pointOf(list, 0.2, 0.2), pointOf(list, 0.9, 0.2), { hold: 100 });
    await expectPicture(list, 1);
    expect(() =>
      mountGallery(
        { design, items: pictures(2), transition: 'swipe' },
        { boundaries: ['soft', 'none'] },
      ),
    ).toThrow('none, hard or inertial');
    document
      .querySelectorAll('.pl-gallery')
      .forEach((gallery) => gallery !== list.parentElement && gallery.remove());
  });

  it('[GAL-23a] moves the other way in a right-to-left page', async () => {
    const { list } = mountGallery({ design, items: pictures(3), dir: 'rtl', transition: 'swipe' });
    await swipe(pointOf(list, 0.2, 0.2), pointOf(list, 0.9, 0.2));
    await expectPicture(list, 2);
    await expect.poll(() => list.getAnimations({ subtree: true }).length).toBe(0);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPicture(list, 3);
  });

  it('[GAL-9, B-192] listens to the arrow keys, except while someone types or it is out of view', async () => {
    const { list, element } = mountGallery({ design, items: pictures(5) }, quick);
    const input = document.createElement('input');
    element.parentElement!.append(input);
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture(list, 2);
    await expect.poll(() => list.getAnimations({ subtree: true }).length).toBe(0);
    input.focus();
    await userEvent.keyboard('{ArrowRight}');
    input.blur();
    scrollTo(0, 0);
    element.parentElement!.style.marginTop = '5000px';
    await userEvent.keyboard('{ArrowRight}');
    element.parentElement!.style.marginTop = '';
    await expectPicture(list, 2);
  });

  it('[GAL-8, B-71] keeps linked galleries together', async () => {
    const store = createSlideshowStore({ count: 3 });
    const { list } = mountGallery(
      { design, items: pictures(3) },
      { ...quick, linkedGalleries: [store] },
    );
    await next().click();
    await expectPicture(list, 2);
    expect(store.getState().index).toBe(1);
    await expect.poll(() => store.isBusy()).toBe(false);
    store.goTo(2);
    await expectPicture(list, 3);
  });

  it('[GAL-17, B-23] shows thumbnails that select, mark and follow', async () => {
    const { list, element } = mountGallery(
      { design, items: pictures(12), thumbnails: true, width: 500, thumbnailStripHeight: 60 },
      quick,
    );
    const strip = element.querySelector<HTMLElement>('.pl-gallery-thumbnails')!;
    expect(getComputedStyle(strip).columnGap).toBe('5px');
    const third = page.getByRole('button', { name: 'Show slide 3 of 12' });
    await third.click();
    await expectPicture(list, 3);
    await expect.element(third).toHaveAttribute('aria-current', 'true');
    await expect
      .element(page.getByRole('button', { name: 'Show slide 1 of 12' }))
      .not.toHaveAttribute('aria-current');
    await expect.poll(() => list.getAnimations({ subtree: true }).length).toBe(0);
    await previous().click();
    await previous().click();
    await expect.poll(() => list.getAnimations({ subtree: true }).length).toBe(0);
    await previous().click();
    await expect.poll(() => strip.scrollLeft).toBeGreaterThan(100);
  });

  it('[GAL-10, B-11, B-12, B-70] records the slide in the address, starts at it, and follows Back', async () => {
    const before = location.href;
    const url = new URL(location.href);
    url.searchParams.set('itemId', 's2');
    history.replaceState(null, '', url);
    const { list } = mountGallery({ design, items: pictures(5) }, { ...quick, history: true });
    await expectPicture(list, 3);
    await next().click();
    await expectPicture(list, 4);
    expect(new URLSearchParams(location.search).get('itemId')).toBe('s3');
    history.back();
    await expectPicture(list, 3);
    history.replaceState(null, '', before);
  });

  it('[GAL-10, B-14] records nothing in the backend editor', async () => {
    const write = vi.fn();
    const address = { read: () => null, write, subscribe: () => () => {} };
    const { list } = mountGallery(
      { design, items: pictures(3) },
      { ...quick, address, isEditor: true },
    );
    await next().click();
    await expectPicture(list, 2);
    expect(write).not.toHaveBeenCalled();
  });

  it('[GAL-19, B-293] caps text that would cover its slide', async () => {
    const { slides } = mountGallery({
      design,
      items: pictures(1, () => ({ title: 'Long', description: 'word '.repeat(600) })),
      showMeta: true,
      aspectRatio: 30,
    });
    const meta = slides[0]!.querySelector<HTMLElement>('.pl-gallery-meta')!;
    await expect.poll(() => meta.offsetHeight / slides[0]!.offsetHeight).toBeCloseTo(0.4, 1);
  });

  it('[GAL-19, B-293] begins to cap text at 90 percent of its slide', async () => {
    const { slides, element } = mountGallery({
      design,
      items: pictures(1, () => ({ title: 'Tall' })),
      showMeta: true,
      aspectRatio: 50,
    });
    const meta = slides[0]!.querySelector<HTMLElement>('.pl-gallery-meta')!;
    meta.style.padding = '0';
    const fill = (share: number) => {
      const filling = document.createElement('div');
      filling.style.blockSize = `${slides[0]!.clientHeight * share}px`;
      meta.replaceChildren(filling);
    };
    fill(0.92);
    await expect.poll(() => meta.hasAttribute('data-overflowing')).toBe(true);
    expect(meta.tabIndex, 'it is scrolled by the keyboard').toBe(0);
    // Measured again when the width no longer changes.
    element.style.inlineSize = '400px';
    fill(0.88);
    await expect.poll(() => meta.hasAttribute('data-overflowing')).toBe(false);
    expect(meta.hasAttribute('tabindex')).toBe(false);
  });

  it('[GAL-19] caps a text that its reader makes larger', async () => {
    const { slides } = mountGallery({
      design,
      items: pictures(1, () => ({ title: 'Short', description: 'word '.repeat(20) })),
      showMeta: true,
      aspectRatio: 50,
    });
    const meta = slides[0]!.querySelector<HTMLElement>('.pl-gallery-meta')!;
    await expect.poll(() => meta.hasAttribute('data-overflowing')).toBe(false);
    document.documentElement.style.fontSize = '80px';
    try {
      await expect.poll(() => meta.tabIndex).toBe(0);
    } finally {
      document.documentElement.style.fontSize = '';
    }
    await expect.poll(() => meta.hasAttribute('tabindex')).toBe(false);
  });

  it('[GAL-15] takes everything back when it is undone', async () => {
    const { list, element, undo, slides } = mountGallery({ design, items: pictures(3) }, quick);
    await next().click();
    undo();
    expect(element.hasAttribute('data-attached')).toBe(false);
    expect(
      slides.map((slide) =>
        slide.getAttributeNames().filter((name) => /current|near|leaving/.test(name)),
      ),
    ).toEqual([[], [], []]);
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth * 2);
    await userEvent.keyboard('{ArrowRight}');
    // A height that the sheet still moves to its own is none of the slideshow's.
    const moving = list.getAnimations({ subtree: true });
    expect(moving.filter((animation) => !(animation instanceof CSSTransition))).toEqual([]);
  });

  it('[GAL-23h] can be swiped through without a script', async () => {
    const { list } = mountGallery({ design, items: pictures(3) }, false);
    expect(visiblePictures(list)).toEqual(['Picture 1']);
    list.scrollTo({ left: list.clientWidth * 0.8, behavior: 'instant' });
    await expectPicture(list, 2);
  });

  it('[GAL-23c] follows the carousel pattern for screen readers', async () => {
    mountGallery({ design, items: pictures(2), label: 'Bowls' }, quick);
    const region = page.getByRole('region', { name: 'Bowls' });
    await expect.element(region).toHaveAttribute('aria-roledescription', 'carousel');
    const slide = page.getByRole('group', { name: '1 of 2' });
    await expect.element(slide).toHaveAttribute('aria-roledescription', 'slide');
    // The slide that is not shown is not there for assistive technology either.
    await expect.element(page.getByRole('group', { name: '2 of 2' })).not.toBeInTheDocument();
  });

  it('[GAL-24] renders no more of 10,000 slides than the current one and its neighbours', async () => {
    const { slides, list, element } = mountGallery({ design, items: pictures(10_000) }, quick);
    const rendered = slides.filter((slide) =>
      slide.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    );
    expect(rendered).toHaveLength(1);
    const started = performance.now();
    element.querySelector<HTMLElement>('.pl-gallery-next')!.click();
    await expectPicture(list, 2);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('[GAL-18, B-150] changes on a tap on the picture', async () => {
    const { list } = mountGallery({ design, items: pictures(3), transition: 'swipe' });
    await tap(pointOf(list, 0.5, 0.2));
    await expectPicture(list, 2);
  });
});
