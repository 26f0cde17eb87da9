import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountGallery, visiblePictures } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';

const dot = (position: number) =>
  page.getByRole('button', { name: `Show slide ${position} of 4`, exact: true });
const progressOf = (element: HTMLElement) => {
  const bar = element.querySelector('.pl-gallery-progress')!;
  const fill = getComputedStyle(bar, '::before').inlineSize;
  return Number.parseFloat(fill) / bar.getBoundingClientRect().width;
};

describe.each(['slideshow', 'slider'])('a %s', (design) => {
  it('[GAL-28] goes to the slide of a dot and marks it', async () => {
    const { element, list, undo } = mountGallery(
      { design, items: pictures(4), dots: true },
      { speed: 0.05 },
    );
    await expect.element(page.getByRole('group', { name: 'Slides' })).toBeVisible();
    const current = () => element.querySelectorAll('.pl-gallery-dot[aria-current]');
    expect(current()).toHaveLength(1);
    expect(dot(1).element().ariaCurrent).toBe('true');
    await dot(3).click();
    await expect.poll(() => visiblePictures(list)).toContain('Picture 3');
    await expect.poll(() => dot(3).element().ariaCurrent).toBe('true');
    expect(current()).toHaveLength(1);
    dot(4).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => dot(4).element().ariaCurrent).toBe('true');
    for (const { width, height } of page
      .getByRole('group', { name: 'Slides' })
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect()))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    undo();
    expect(current()).toHaveLength(0);
  });

  it('[GAL-29] says how far one has come, from the HTML of the server on', async () => {
    const props = { design, items: pictures(4), progress: true };
    const { element: still } = mountGallery(props, false);
    await expect.poll(() => progressOf(still)).toBeCloseTo(0.25, 2);
    still.parentElement!.remove();
    const { element, undo } = mountGallery(props, { speed: 0.05 });
    await page.getByRole('button', { name: 'Next Slide' }).click();
    await expect.poll(() => progressOf(element)).toBeCloseTo(0.5, 2);
    undo();
    const bar = element.querySelector<HTMLElement>('.pl-gallery-progress')!;
    expect(Number(bar.style.getPropertyValue('--pl-progress'))).toBe(0.25);
  });
});

it('[GAL-28] [GAL-29] other layouts and a single slide have neither', () => {
  for (const props of [
    { design: 'grid', items: pictures(4) },
    { design: 'slideshow', items: pictures(1) },
  ]) {
    const { element } = mountGallery({ ...props, dots: true, progress: true });
    expect(element.querySelector('.pl-gallery-dots, .pl-gallery-progress')).toBeNull();
  }
});
