import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mouseDrag, parkMouse, pointOf, swipe } from '../__fixtures__/gestures';
import { mountGallery } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';

/* Ways of using galleries that visitors of other sites have stumbled over. */

beforeEach(parkMouse);

it('[GAL-21o] lets a field in a slide be used after a drag', async () => {
  const { list, slides } = mountGallery(
    { design: 'carousel', items: pictures(9), width: 900, lightbox: false },
    { speed: 0.02 },
  );
  const field = Object.assign(document.createElement('input'), { ariaLabel: 'Within' });
  slides[3]!.append(field);
  const view = list.closest('.pl-gallery')!;
  await mouseDrag(pointOf(view, 0.8, 0.3), pointOf(view, 0.2, 0.3), { hold: 150 });
  await expect.poll(() => field.getBoundingClientRect().right).toBeLessThan(innerWidth);
  await expect.poll(() => view.getAnimations({ subtree: true }).length).toBe(0);
  await page.getByRole('textbox', { name: 'Within' }).click();
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('ab');
  expect(field.value).toBe('ab');
});

it('[GAL-15] leaves the tab order of what slides hold as the page has it', async () => {
  const { slides, undo } = mountGallery(
    { design: 'slideshow', items: pictures(3) },
    { speed: 0.02 },
  );
  const links = slides.map((slide, index) => {
    const link = document.createElement('a');
    link.href = '#x';
    link.textContent = `Read ${index}`;
    if (index === 1) link.tabIndex = -1;
    slide.append(link);
    return link;
  });
  const next = page.getByRole('button', { name: 'Next Slide' });
  await next.click();
  await expect.poll(() => slides[1]!.hasAttribute('data-current')).toBe(true);
  expect(links.map((link) => link.getAttribute('tabindex'))).toEqual([null, '-1', null]);
  undo();
  expect(links.map((link) => link.getAttribute('tabindex'))).toEqual([null, '-1', null]);
});

it.each(['grid', 'autogrid', 'autocolumns', 'autorows', 'carousel'])(
  '[GAL-22a] %s keeps its pictures inside, and in as many columns, where its width is no whole number',
  (design) => {
    const columns = (width: number) => {
      const { element, slides } = mountGallery({ design, items: pictures(8), width });
      const room = element.getBoundingClientRect();
      const boxes = slides.map((slide) => slide.getBoundingClientRect());
      const first = boxes.filter(({ top }) => Math.abs(top - boxes[0]!.top) < 2);
      const beyond =
        design === 'carousel' ? [] : boxes.filter(({ right }) => right > room.right + 0.6);
      expect(beyond).toEqual([]);
      return first.length;
    };
    for (const width of [999.5, 1199.6, 843.33]) expect(columns(width)).toBe(columns(width - 0.5));
  },
);

it('[GAL-7] every gallery continues automatically after the window has changed its size', async () => {
  const changes = [vi.fn(), vi.fn()];
  for (const onChange of changes)
    mountGallery(
      { design: 'slideshow', items: pictures(3), width: 300 },
      { speed: 0.01, autoplay: { timeout: 60 }, onChange },
    );
  const seen = (count: number) =>
    expect.poll(() => changes.every(({ mock }) => mock.calls.length > count)).toBe(true);
  await seen(1);
  await page.viewport(700, 800);
  const most = Math.max(...changes.map(({ mock }) => mock.calls.length));
  await seen(most + 2);
});

/** The box of the caption's first line of text, in view. */
function textOf(slide: Element): DOMRect {
  slide.querySelector('.pl-gallery-meta')!.scrollIntoView({ block: 'center' });
  const range = document.createRange();
  range.selectNodeContents(slide.querySelector('.pl-gallery-title')!);
  return range.getClientRects()[0]!;
}

/** Drags a mouse over the text of a caption, from its first to its last letters. */
async function selectTextOf(slide: Element): Promise<string> {
  const { left, right, top, height } = textOf(slide);
  const y = top + height / 2;
  await mouseDrag({ x: left + 4, y }, { x: right - 4, y }, { hold: 150 });
  return String(getSelection());
}

it.each([
  ['slideshow', false],
  ['slideshow', true],
  ['slider', false],
  ['carousel', true],
  ['grid', true],
])('[GAL-35] selects text of a caption with a mouse: %s, lightbox %s', async (design, lightbox) => {
  const onChange = vi.fn();
  const { slides } = mountGallery(
    {
      design,
      items: pictures(6, () => ({ title: 'A bowl for the morning' })),
      width: 600,
      showMeta: true,
      slidesPerRow: 2,
      lightbox,
    },
    { speed: 0.02, onChange },
  );
  // A click that opens a lightbox is taken, before its code has loaded.
  const isTaken = vi.fn();
  document.addEventListener('click', (event) => isTaken(event.defaultPrevented), { once: true });
  expect((await selectTextOf(slides[0]!)).length).toBeGreaterThan(10);
  await expect.poll(() => isTaken.mock.calls).toEqual([[false]]);
  expect(onChange).not.toHaveBeenCalled();
  getSelection()!.removeAllRanges();
});

it('[GAL-35] changes the slide by a finger that begins on a caption, and by a drag beside it', async () => {
  const { slides, list } = mountGallery(
    {
      design: 'slideshow',
      items: pictures(3, () => ({ title: 'A bowl for the morning' })),
      width: 600,
      showMeta: true,
    },
    { speed: 0.02 },
  );
  const { right, top } = textOf(slides[0]!);
  await swipe({ x: right - 4, y: top + 4 }, { x: right - 104, y: top + 4 });
  await expect.poll(() => slides[1]!.hasAttribute('data-current')).toBe(true);
  await mouseDrag(pointOf(list, 0.8, 0.2), pointOf(list, 0.3, 0.2));
  await expect.poll(() => slides[2]!.hasAttribute('data-current')).toBe(true);
});
