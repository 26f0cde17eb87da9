import { describe, expect, it } from 'vitest';
import { pointOf, swipe } from '../__fixtures__/gestures';
import { mountGallery, visiblePictures } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';
import { attachGallery } from '../block/attachGallery';
import { scrolledIndex } from './scrolledIndex';
import { showNeighbour } from './showNeighbour';

const names = (...numbers: number[]) => numbers.map((number) => `Picture ${number}`);
const square = () => ({ width: 600, height: 600 });

describe('a line of slides before its script', () => {
  it.each(['ltr', 'rtl'])('[GAL-6g] goes to the next picture and back, %s', (dir) => {
    const { element, list } = mountGallery({ design: 'slideshow', items: pictures(3), dir }, false);
    expect(showNeighbour(element, 1)).toBe(true);
    expect(visiblePictures(list)).toEqual(names(2));
    expect(showNeighbour(element, 1)).toBe(true);
    expect(visiblePictures(list)).toEqual(names(3));
    expect(showNeighbour(element, -1)).toBe(true);
    expect(visiblePictures(list)).toEqual(names(2));
  });

  it('[GAL-6g] leaves to the script what comes beyond the ends, and what is no line', () => {
    const line = mountGallery({ design: 'slideshow', items: pictures(2) }, false);
    expect(showNeighbour(line.element, -1)).toBe(false);
    expect(showNeighbour(line.element, 1)).toBe(true);
    expect(showNeighbour(line.element, 1)).toBe(false);
    const grid = mountGallery({ design: 'grid', items: pictures(4) }, false);
    expect(showNeighbour(grid.element, 1)).toBe(false);
    expect(showNeighbour(document.createElement('div'), 1)).toBe(false);
  });

  it('[GAL-13] moves a carousel by its group', () => {
    const items = pictures(7, square);
    const { element, list } = mountGallery({ design: 'carousel', items, width: 900 }, false);
    showNeighbour(element, 1);
    expect(visiblePictures(list)).toEqual(names(4, 5, 6));
    showNeighbour(element, -1);
    expect(visiblePictures(list)).toEqual(names(1, 2, 3));
  });

  it.each(['slideshow', 'slider'])(
    '[GAL-4] goes on at the picture that the visitor has come to: %s',
    async (design) => {
      const { element, list } = mountGallery({ design, items: pictures(4) }, false);
      expect(await scrolledIndex(element)).toBeUndefined();
      showNeighbour(element, 1);
      showNeighbour(element, 1);
      const currentIndex = await scrolledIndex(element);
      expect(currentIndex).toBe(2);
      const undo = attachGallery(element.parentElement!, { currentIndex });
      await expect.poll(() => visiblePictures(list)).toContain('Picture 3');
      undo();
    },
  );

  it('[GAL-18] waits for a finger that is swiping', async () => {
    const { element, list } = mountGallery({ design: 'slideshow', items: pictures(4) }, false);
    const from = pointOf(list, 0.8);
    let isOver = false;
    const swiping = swipe(from, { x: from.x - 500, y: from.y }, { stepTime: 30 }).then(
      () => (isOver = true),
    );
    await expect.poll(() => list.scrollLeft).toBeGreaterThan(5);
    expect(isOver).toBe(false);
    expect(await scrolledIndex(element)).toBe(1);
    await swiping;
    expect(visiblePictures(list)).toEqual(names(2));
  });
});
