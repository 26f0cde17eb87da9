import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouseDrag, parkMouse, pointOf, swipe, wheel } from '../__fixtures__/gestures';
import { mountGallery, visiblePictures } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';
import { attachStrip } from './attachStrip';

const quick = { speed: 0.05 };
const square = () => ({ width: 600, height: 600 });
const next = () => page.getByRole('button', { name: 'Next Slide' });
const previous = () => page.getByRole('button', { name: 'Previous Slide' });
const names = (...numbers: number[]) => numbers.map((number) => `Picture ${number}`);
const expectPictures = (list: HTMLElement, ...numbers: number[]) =>
  expect.poll(() => visiblePictures(list)).toEqual(names(...numbers));
/** The gallery cuts its list off, so that is where a visitor sees and touches it. */
const viewOf = (list: HTMLElement) => list.closest('.pl-gallery')!;
const at = (list: HTMLElement, x?: number, y?: number) => pointOf(viewOf(list), x, y);
const animationsOf = (list: HTMLElement) => viewOf(list).getAnimations({ subtree: true });
const atRest = (list: HTMLElement) => expect.poll(() => animationsOf(list).length).toBe(0);
const current = (slides: HTMLElement[]) =>
  slides.filter((slide) => slide.ariaCurrent === 'true').map((slide) => slides.indexOf(slide) + 1);

beforeEach(parkMouse);

describe('attachCarousel', () => {
  const carousel = (count: number, more = {}, options = {}) =>
    mountGallery(
      { design: 'carousel', items: pictures(count, square), width: 900, ...more },
      { ...quick, ...options },
    );

  it('[GAL-13, B-18] moves by whole groups of three and stops at the ends', async () => {
    const { list } = carousel(7);
    await expectPictures(list, 1, 2, 3);
    await expect.element(previous()).toHaveAttribute('aria-disabled', 'true');
    await next().click();
    await expectPictures(list, 4, 5, 6);
    await next().click();
    await expectPictures(list, 5, 6, 7);
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
    await atRest(list);
    await previous().click();
    await expectPictures(list, 4, 5, 6);
    await atRest(list);
    await previous().click();
    await expectPictures(list, 1, 2, 3);
  });

  it('[GAL-7] [GAL-13] moves by groups automatically, and starts over after the last', async () => {
    const seen: number[] = [];
    const onEnd = vi.fn();
    carousel(
      9,
      { loop: false },
      {
        autoplay: { timeout: 100 },
        onEnd,
        onChange: ({ index }: { index: number }) => seen.push(index),
      },
    );
    await expect.poll(() => seen.slice(0, 4)).toEqual([3, 6, 0, 3]);
    expect(onEnd).toHaveBeenCalledWith('reachedEnd');
  });

  it('[GAL-6e] [GAL-13, B-127, B-128] reports the ends to keys and code', async () => {
    const onEnd = vi.fn();
    const { list } = carousel(4, {}, { onEnd });
    await expectPictures(list, 1, 2, 3);
    list.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await next().click();
    await expectPictures(list, 2, 3, 4);
    await atRest(list);
    list.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onEnd.mock.calls).toEqual([['reachedBeginning'], ['reachedEnd']]);
  });

  it('[GAL-13, B-140] hides the buttons when every slide fits', () => {
    const { element } = carousel(3);
    expect(
      element
        .querySelector<HTMLElement>('.pl-gallery-controls')!
        .checkVisibility({ visibilityProperty: true }),
    ).toBe(false);
  });

  it('[GAL-13] shows two slides in a window under 480 px and three under 724 px', async () => {
    try {
      const { list } = carousel(9, { slidesPerRow: 5, width: 420 });
      await page.viewport(470, 800);
      await expectPictures(list, 1, 2);
      await page.viewport(700, 800);
      await expectPictures(list, 1, 2, 3);
      await page.viewport(1280, 800);
      await expectPictures(list, 1, 2, 3, 4, 5);
    } finally {
      await page.viewport(1280, 800);
    }
  });

  it('[GAL-13] takes a gutter in percent of its width', () => {
    const { slides } = carousel(4, { gutter: 2 });
    const [a, b] = slides.map((slide) => slide.getBoundingClientRect());
    expect(b!.left - a!.right).toBeCloseTo(18, 0);
  });

  it('[GAL-6d] loops at any number of slides, moving on in the same direction', async () => {
    const { list } = carousel(4, { loop: true });
    await next().click();
    await expectPictures(list, 2, 3, 4);
    await atRest(list);
    await next().click();
    await expectPictures(list, 1, 2, 3);
    await atRest(list);
    await previous().click();
    await expectPictures(list, 2, 3, 4);
  });

  it('[GAL-21o] scrolls natively under a finger and knows where it has come to', async () => {
    const onChange = vi.fn();
    const { list } = carousel(9, {}, { onChange });
    await swipe(at(list, 0.8, 0.3), at(list, 0.1, 0.3), {
      steps: 12,
      stepTime: 16,
      hold: 60,
    });
    await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
    const { index } = onChange.mock.lastCall![0] as { index: number };
    expect(index).toBeGreaterThan(0);
    await expectPictures(list, index + 1, index + 2, index + 3);
  });

  it('[GAL-21o] can be dragged with the mouse, and the drag is no click', async () => {
    const onClick = vi.fn();
    const { list } = carousel(9, { lightbox: false });
    list.addEventListener('click', onClick);
    await mouseDrag(at(list, 0.7, 0.3), at(list, 0.37, 0.3), { hold: 150 });
    await expectPictures(list, 2, 3, 4);
    await mouseDrag(at(list, 0.9, 0.3), at(list, 0.2, 0.3), { hold: 150 });
    await expectPictures(list, 4, 5, 6);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('[GAL-21o] goes on when a drag pulls beyond the end', async () => {
    const { list } = carousel(4, { loop: true });
    await next().click();
    await expectPictures(list, 2, 3, 4);
    await atRest(list);
    await mouseDrag(at(list, 0.8, 0.3), at(list, 0.5, 0.3));
    await expectPictures(list, 1, 2, 3);
    await atRest(list);
    await swipe(at(list, 0.3, 0.3), at(list, 0.7, 0.3), { steps: 10, stepTime: 16 });
    await expectPictures(list, 2, 3, 4);
  });

  it('[GAL-23a] mirrors everything in a right-to-left page', async () => {
    const { list } = carousel(9, { dir: 'rtl' });
    await expectPictures(list, 3, 2, 1);
    await next().click();
    await expectPictures(list, 6, 5, 4);
    await atRest(list);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPictures(list, 9, 8, 7);
    await atRest(list);
    await mouseDrag(at(list, 0.7, 0.3), at(list, 0.37, 0.3), { hold: 150 });
    await expectPictures(list, 8, 7, 6);
  });

  it('[GAL-23h] snaps without a script', async () => {
    const { list } = mountGallery(
      { design: 'carousel', items: pictures(6, square), width: 900 },
      false,
    );
    list.scrollTo({ left: 290, behavior: 'instant' });
    await expectPictures(list, 2, 3, 4);
  });

  it('[GAL-19, B-68] keeps its place when the container changes', async () => {
    const { list, element } = carousel(9);
    await next().click();
    await expectPictures(list, 4, 5, 6);
    await atRest(list);
    element.parentElement!.style.width = '500px';
    await expectPictures(list, 4, 5, 6);
  });

  it('[GAL-24] changes 10,000 slides as fast as ten', async () => {
    const { list } = carousel(10_000, { sizeFormat: 'none' });
    const button = viewOf(list).querySelector<HTMLElement>('.pl-gallery-next')!;
    button.click();
    // One movement for all of them.
    expect(animationsOf(list)).toHaveLength(1);
    await expectPictures(list, 4, 5, 6);
  });
});

describe('attachStrip', () => {
  const strip = (more = {}, options = {}) =>
    mountGallery(
      { design: 'slider', items: pictures(7, square), width: 800, aspectRatio: 25, ...more },
      { ...quick, ...options },
    );

  it('[GAL-16] [B-146] shows the slide that has the focus in full, and selects it by Enter', async () => {
    const { list, slides } = mountGallery(
      { design: 'slider', items: pictures(9), width: 600 },
      quick,
    );
    await expect.poll(() => current(slides)).toEqual([1]);
    list.focus();
    for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(slides[3]);
    const view = viewOf(list).getBoundingClientRect();
    const inView = () => {
      const box = slides[3]!.getBoundingClientRect();
      return box.left >= view.left - 1 && box.right <= view.right + 1;
    };
    await expect.poll(inView).toBe(true);
    expect(current(slides)).toEqual([1]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => current(slides)).toEqual([4]);
  });

  it('[GAL-16] takes a double click on another slide for one', async () => {
    const { list, slides } = mountGallery(
      { design: 'slider', items: pictures(9), width: 900 },
      { speed: 0.3 },
    );
    await expect.poll(() => current(slides)).toEqual([1]);
    for (const detail of [1, 2])
      slides[1]!.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
      );
    await expect.poll(() => current(slides)).toEqual([2]);
    await atRest(list);
    expect(current(slides)).toEqual([2]);
  });

  it('[GAL-16, B-145, B-147] moves the clicked slide to the middle and marks it alone as current', async () => {
    const { list, slides } = strip();
    expect(current(slides)).toEqual([1]);
    await userEvent.click(slides[2]!);
    await atRest(list);
    expect(current(slides)).toEqual([3]);
    const box = slides[2]!.getBoundingClientRect();
    const view = viewOf(list).getBoundingClientRect();
    await expect
      .poll(() =>
        Math.abs(slides[2]!.getBoundingClientRect().left + box.width / 2 - view.left - 400),
      )
      .toBeLessThan(2);
  });

  it.each([
    ['left', 'left'],
    ['right', 'right'],
  ] as const)('[GAL-16, B-148] aligns the current slide %s', async (activeAlignment, side) => {
    const { list, slides } = strip(
      { activeAlignment },
      { currentIndex: activeAlignment === 'left' ? 2 : 4 },
    );
    await expect
      .poll(
        () =>
          slides[activeAlignment === 'left' ? 2 : 4]!.getBoundingClientRect()[side] -
          viewOf(list).getBoundingClientRect()[side],
      )
      .toBeCloseTo(0, 0);
  });

  it('[GAL-16, B-189] throws for an alignment that does not exist', () => {
    const { element, undo } = strip();
    undo();
    expect(() => attachStrip(element, { alignment: 'centre' as never })).toThrow(
      'start, middle or end',
    );
    expect(element.hasAttribute('data-attached')).toBe(false);
  });

  it.each([
    ['next', 2],
    ['previous', 7],
    ['none', 1],
  ] as const)(
    '[GAL-16, B-145] does %s on a click on the current slide',
    async (clickBehavior, expected) => {
      const { list, slides } = strip({}, { clickBehavior });
      await userEvent.click(slides[0]!);
      await atRest(list);
      expect(current(slides)).toEqual([expected]);
    },
  );

  it('[GAL-16] is operated with Enter and Space', async () => {
    const { list, slides } = strip();
    list.focus();
    await userEvent.keyboard('{Enter}');
    await atRest(list);
    expect(current(slides)).toEqual([2]);
    await userEvent.keyboard(' ');
    await atRest(list);
    expect(current(slides)).toEqual([3]);
  });

  it('[GAL-16] follows the address of the current slide by Enter on the list as by a click', async () => {
    const navigate = vi.fn();
    const { list, slides } = strip({}, { navigate });
    // As published pages have it: on the slide, without a link inside.
    slides[0]!.dataset['clickThroughUrl'] = '/shop';
    list.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(slides[0]!);
    expect(navigate.mock.calls).toEqual([['/shop'], ['/shop']]);
    expect(current(slides)).toEqual([1]);
  });

  it('[GAL-16] leaves clicks alone that ask for a new tab', () => {
    const { slides } = strip();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    slides[2]!.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(current(slides)).toEqual([1]);
  });

  it('[GAL-16] takes half a second', () => {
    const { list, element } = strip({}, { speed: undefined });
    element.querySelector<HTMLElement>('.pl-gallery-next')!.click();
    element.querySelector<HTMLElement>('.pl-gallery-next')!.click();
    const times = animationsOf(list).map((animation) => animation.effect!.getTiming().duration);
    expect(new Set(times)).toEqual(new Set([500]));
  });

  it('[GAL-16, B-295] is half as high as wide by default', () => {
    const { list } = strip({ aspectRatio: undefined });
    expect(list.offsetHeight).toBe(400);
  });

  it('[GAL-21o] follows a wheel that scrolls it sideways', async () => {
    const { list, slides } = strip();
    await wheel(at(list), 0, 420);
    await expect.poll(() => current(slides)[0]).toBeGreaterThan(2);
  });

  it('[GAL-6d] wraps from the last slide to the first', async () => {
    const { list, slides } = strip({}, { currentIndex: 6 });
    await next().click();
    await atRest(list);
    expect(current(slides)).toEqual([1]);
    await previous().click();
    await atRest(list);
    expect(current(slides)).toEqual([7]);
  });
});
