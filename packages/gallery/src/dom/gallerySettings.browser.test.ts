import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parkMouse } from '../__fixtures__/gestures';
import { mountGallery } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';
import { followWidth } from './followWidth';

/* Settings of the document with a visible effect, each on a gallery in a page. */

it('[GAL-7, B-137] rests under its own lightbox, whose picture keeps the address', async () => {
  await parkMouse();
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  const onChange = vi.fn();
  const { slides } = mountGallery(
    { design: 'slideshow', items: pictures(3), lightbox: true },
    { speed: 0.01, autoplay: { timeout: 150 }, history: true, onChange },
  );
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);
  slides
    .find((slide) => slide.hasAttribute('data-current'))!
    .querySelector('img')!
    .click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const named = () => new URL(location.href).searchParams.get('itemId');
  const [shown, count] = [named(), onChange.mock.calls.length];
  const end = performance.now() + 600;
  await expect.poll(() => performance.now() > end, { timeout: 5000 }).toBe(true);
  expect(onChange.mock.calls.length).toBe(count);
  expect(named()).toBe(shown);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  // It rests until the keyboard's focus, which is back in it, leaves it: on the slide that is seen, whatever that is.
  const focused = document.activeElement as HTMLElement;
  expect(focused.closest('[data-current]')).not.toBeNull();
  focused.blur();
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(count);
});

it('[GAL-11f, B-59, B-75] keeps texts of any height in columns, one after the other, where the content is mixed', () => {
  const items = pictures(6, (index) => ({
    title: `Title ${index}`,
    description: 'Words '.repeat(10 + index * 20),
  }));
  const gallery = { design: 'autocolumns', items, columnWidth: 200, gutter: 10, showMeta: true };
  const boxesOf = (mixedContent: boolean) => {
    const { slides } = mountGallery({ ...gallery, mixedContent, width: 640 });
    return slides.map((slide) => ({
      slide: slide.getBoundingClientRect(),
      isCut:
        slide.querySelector('.pl-gallery-meta')!.scrollHeight >
        slide.querySelector('.pl-gallery-meta')!.clientHeight + 1,
    }));
  };
  // Without it each text has the same room.
  expect(boxesOf(false).some(({ isCut }) => isCut)).toBe(true);
  const mixed = boxesOf(true);
  expect(mixed.some(({ isCut }) => isCut)).toBe(false);
  for (const [index, { slide: one }] of mixed.entries())
    for (const { slide: other } of mixed.slice(index + 1))
      expect(
        one.right <= other.left + 1 || one.bottom <= other.top + 1 || other.right <= one.left + 1,
      ).toBe(true);
  expect(new Set(mixed.map(({ slide }) => Math.round(slide.left))).size).toBe(3);
});

it('[GAL-2, B-67] loads every picture at once where lazyLoad is off', () => {
  const loading = (lazyLoad: boolean) =>
    mountGallery({ design: 'grid', items: pictures(4), lazyLoad }, false).slides.map(
      (slide) => slide.querySelector('img')!.loading,
    );
  expect(loading(false)).not.toContain('lazy');
  expect(loading(true).slice(1)).toEqual(['lazy', 'lazy', 'lazy']);
});

it('[GAL-4, B-69] measures again when a phone is rotated, also where it follows no other change of size', async () => {
  const element = document.createElement('div');
  document.body.append(element);
  const turn = () => screen.orientation.dispatchEvent(new Event('change'));
  const [follows, rests] = [vi.fn(), vi.fn()];
  const undo = [
    followWidth(element, follows, { once: true, onTurn: true }),
    followWidth(element, rests, { once: true, onTurn: false }),
  ];
  await expect.poll(() => rests.mock.calls.length).toBe(1);
  turn();
  await expect.poll(() => follows.mock.calls.length).toBe(2);
  expect(rests).toHaveBeenCalledTimes(1);
  undo.forEach((stop) => stop());
  turn();
  const end = performance.now() + 200;
  await expect.poll(() => performance.now() > end).toBe(true);
  expect(follows).toHaveBeenCalledTimes(2);
  element.remove();
});
