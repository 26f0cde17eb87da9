import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouseClick, parkMouse } from '../__fixtures__/gestures';
import { mountGallery } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';
import { openLightbox } from './openLightbox';

const design = 'grid';
const element = () => document.querySelector<HTMLDialogElement>('dialog.pl-lightbox');
const link = (number: number) =>
  page.getByRole('link', { name: `Picture ${number}`, exact: true }).element() as HTMLElement;
const thumbnail = (number: number) => link(number).querySelector('img')!;

/** The elements that carry a name for a transition. */
const named = () =>
  [...document.querySelectorAll<HTMLElement>('*')].filter(
    (candidate) => candidate.style.viewTransitionName !== '',
  );
const inTransition = () =>
  document.getAnimations().filter(({ effect }) => {
    const { pseudoElement } = effect as KeyframeEffect;
    return pseudoElement?.startsWith('::view-transition') ?? false;
  });
const image = (which: string) => `::view-transition-${which}(pl-lightbox)`;
const styleOf = (pseudo: string) => getComputedStyle(document.documentElement, pseudo);
const onTheWay = () => expect.poll(() => inTransition().length).toBeGreaterThan(0);
const atRest = () => expect.poll(() => inTransition().length).toBe(0);
const gone = () => expect.poll(() => element()).toBeNull();
const open = (props = {}, lightbox = {}) =>
  mountGallery(
    { design, items: pictures(5), ...props },
    { lightbox: { transition: 'view', speed: 0.2, history: false, ...lightbox } },
  );
/** Puts a running transition at a share of its time. */
const holdAt = (share: number) => {
  for (const animation of inTransition()) {
    animation.pause();
    animation.currentTime = Number(animation.effect!.getComputedTiming().duration) * share;
  }
};
/** Lets a running transition end, also one that is only about to begin. */
const finish = () =>
  expect
    .poll(() => {
      for (const animation of inTransition()) animation.finish();
      return [inTransition().length, ...named().map(({ tagName }) => tagName)];
    })
    .toEqual([0]);
const boxOnTheWay = () => {
  const { width, height, transform } = styleOf('::view-transition-group(pl-lightbox)');
  const { e: left, f: top } = new DOMMatrix(transform);
  return { width: Number.parseFloat(width), height: Number.parseFloat(height), left, top };
};
const expectOver = (box: DOMRect) => {
  const way = boxOnTheWay();
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(Math.abs(way[side] - box[side])).toBeLessThan(1.5);
};

beforeEach(async () => {
  await parkMouse();
  scrollTo(0, 0);
});

describe('a lightbox with the browser’s view transition', () => {
  it('[GAL-21b] answers within the click, and grows out of the thumbnail with its crop and focal point', async () => {
    open({ items: pictures(4, () => ({ focalPoint: { x: 1, y: 0.5 } })) }, { speed: 30 });
    await userEvent.hover(link(1));
    const box = thumbnail(1).getBoundingClientRect();
    link(1).click();
    await expect.poll(() => element()?.open).toBe(true);
    await onTheWay();
    holdAt(0);
    expectOver(box);
    for (const which of ['old', 'new']) {
      expect(styleOf(image(which)).objectFit).toBe('cover');
      expect(styleOf(image(which)).objectPosition).toBe('100% 50%');
    }
    // On the way one sees the whole picture, not what the thumbnail shows of it.
    expect(styleOf(image('new')).opacity).toBe('1');
    expect(styleOf(image('old')).opacity).toBe('0');
    holdAt(0.9999);
    const frame = named()[0]!;
    expect(frame.closest('dialog')).toBe(element());
    expectOver(frame.getBoundingClientRect());
    await finish();
  });

  it('[GAL-21b] goes back to the thumbnail of the slide that was seen last, and leaves no name behind', async () => {
    const { slides } = open({}, { speed: 30 });
    thumbnail(2).style.viewTransitionName = 'of-the-page';
    link(1).click();
    await onTheWay();
    for (const animation of inTransition()) animation.finish();
    await atRest();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('dialog')).toHaveTextContent('2 of 5');
    await userEvent.keyboard('{Escape}');
    // The page is there at once, the picture still on its way.
    await gone();
    expect(document.activeElement).toBe(slides[1]!.querySelector('a'));
    await onTheWay();
    holdAt(0.9999);
    expectOver(thumbnail(2).getBoundingClientRect());
    expect(styleOf(image('old')).opacity).toBe('1');
    for (const animation of inTransition()) animation.finish();
    await expect.poll(() => thumbnail(2).style.viewTransitionName).toBe('of-the-page');
    expect(named()).toEqual([thumbnail(2)]);
  });

  it('[GAL-21b] closes during the opening, before and after the browser has begun', async () => {
    const onClose = vi.fn();
    open({}, { speed: 30, onClose });
    link(1).click();
    await onTheWay();
    await userEvent.keyboard('{Escape}');
    await gone();
    await finish();
    link(2).click();
    (page.getByRole('button', { name: 'Close' }).element() as HTMLElement).click();
    await gone();
    await finish();
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(document.body.classList.contains('pl-lightbox-open')).toBe(false);
  });

  it('[GAL-21b] takes clicks while the picture is on its way', async () => {
    open({}, { speed: 30 });
    link(1).click();
    await onTheWay();
    const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
    await mouseClick({ x: close.left + close.width / 2, y: close.top + close.height / 2 });
    await gone();
    await finish();
  });

  it('[GAL-21b] opens again while the picture animates back, from the same thumbnail and from another gallery', async () => {
    open({}, { speed: 30 });
    const other = open({ items: pictures(2, () => ({ alt: 'Other' })) }, { speed: 30 });
    link(1).click();
    await onTheWay();
    await userEvent.keyboard('{Escape}');
    await gone();
    link(1).click();
    await expect.poll(() => element()?.open).toBe(true);
    await onTheWay();
    await expect.poll(() => named().map((it) => it.closest('dialog'))).toEqual([element()]);
    await userEvent.keyboard('{Escape}');
    await gone();
    other.slides[0]!.querySelector('a')!.click();
    await expect.poll(() => element()?.open).toBe(true);
    await onTheWay();
    await expect.poll(() => named().map((it) => it.closest('dialog'))).toEqual([element()]);
    other.undo();
    expect(element()).toBeNull();
    await atRest();
    await expect.poll(named).toEqual([]);
  });

  it('[GAL-21a] fades where the thumbnail is out of view', async () => {
    const { slides } = open({ items: pictures(40) }, { speed: 30 });
    const opened = openLightbox({
      slides,
      index: 39,
      options: { transition: 'view', speed: 30, history: false },
    });
    expect(named()).toEqual([]);
    await onTheWay();
    const moved = inTransition().map(({ effect }) => (effect as KeyframeEffect).pseudoElement!);
    expect(moved.filter((pseudo) => !pseudo.includes('(root)'))).toEqual([]);
    expect(named()).toEqual([]);
    opened.destroy();
    await atRest();
  });

  it('[GAL-23a] comes from the right in a right-to-left page', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    open({ dir: 'rtl' }, { speed: 30 });
    const box = thumbnail(1).getBoundingClientRect();
    expect(box.right).toBeGreaterThan(innerWidth - 100);
    link(1).click();
    await onTheWay();
    holdAt(0);
    expectOver(box);
    for (const animation of inTransition()) animation.finish();
    await atRest();
  });

  it('[GAL-23b] is not asked for by who wants less motion', async () => {
    const start = vi.spyOn(document, 'startViewTransition');
    onTestFinished(() => start.mockRestore());
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockReturnValue({ matches: true } as MediaQueryList);
    onTestFinished(() => media.mockRestore());
    open();
    link(1).click();
    await expect.poll(() => element()?.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(start).not.toHaveBeenCalled();
  });

  it('[GAL-21b] opens and closes without the movement where the browser never begins', async () => {
    const start = vi.spyOn(document, 'startViewTransition').mockImplementation((change) => {
      let skipTransition = () => {};
      const promise = new Promise<void>((resolve) => {
        skipTransition = () => {
          (change as () => void)();
          resolve();
        };
      });
      const transition = { ready: promise, finished: promise, updateCallbackDone: promise };
      return { ...transition, skipTransition: () => skipTransition() } as unknown as ViewTransition;
    });
    onTestFinished(() => start.mockRestore());
    open();
    link(1).click();
    await expect.poll(() => element()?.hasAttribute('data-entering')).toBe(true);
    await expect.poll(() => element()?.hasAttribute('data-entering')).toBe(false);
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(start).toHaveBeenCalledTimes(2);
    expect(named()).toEqual([]);
  });

  it('[GAL-21b] lets a movement that has begun take its time', async () => {
    open({}, { speed: 30 });
    link(1).click();
    await onTheWay();
    const begun = inTransition()[0]!;
    begun.currentTime = 2000;
    await expect.poll(() => Number(begun.currentTime)).toBeGreaterThan(2700);
    expect(inTransition()).toContain(begun);
    await finish();
  });

  it('[GAL-21a] zooms without view transitions where the browser has none', async () => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'startViewTransition')!;
    Object.defineProperty(document, 'startViewTransition', {
      value: undefined,
      configurable: true,
    });
    onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'));
    expect(own).toBeDefined();
    open({}, { speed: 30 });
    link(1).click();
    await expect
      .poll(() => element()?.getAnimations({ subtree: true }).length ?? 0)
      .toBeGreaterThan(0);
    expect(element()!.hasAttribute('data-entering')).toBe(false);
    expect(inTransition()).toEqual([]);
  });
});
