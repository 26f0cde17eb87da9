import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountGallery } from '../__fixtures__/mountGallery';
import { picture, pictures } from '../__fixtures__/pictures';
import { showAsPrinted } from '../__fixtures__/showAsPrinted';

const count = 10_000;
const items = pictures(count, (index) => ({ title: `Bowl number ${index + 1}.` }));
const isInView = (element: Element) => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
};

/** Searches like find-in-page, and selects the match; it does not scroll to a match that is aside in a line. */
const find = (text: string) => (window as unknown as { find(text: string): boolean }).find(text);

/** Small builds of Chromium come without ICU's data for searching and find nothing anywhere. */
const canFind = () => {
  const paragraph = document.createElement('p');
  paragraph.textContent = 'Kiln shelf';
  document.body.append(paragraph);
  const found = find('Kiln shelf');
  paragraph.remove();
  return found;
};

describe('a gallery of 10,000 pictures', () => {
  it.each(['grid', 'autorows', 'carousel'])(
    '[GAL-24] the design %s keeps the words of every slide where find-in-page looks and scrolls to',
    (design) => {
      const { slides } = mountGallery({ design, items, sizeFormat: 'none', showMeta: true });
      const words = slides.at(-1)!.querySelector<HTMLElement>('.pl-gallery-title')!;
      const ofAnyKind = { contentVisibilityAuto: true, opacityProperty: true };
      expect(words.checkVisibility({ ...ofAnyKind, visibilityProperty: true })).toBe(true);
      expect(words.innerText).toBe(`Bowl number ${count}.`);
      words.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      expect(isInView(words)).toBe(true);
    },
  );

  // Some browsers are built without the data for searching text.
  it.skipIf(!canFind()).each(['grid', 'autorows', 'carousel'])(
    '[GAL-24] the design %s has the words of its last slide found',
    (design) => {
      const { slides } = mountGallery({ design, items, sizeFormat: 'none', showMeta: true });
      const words = slides.at(-1)!.querySelector<HTMLElement>('.pl-gallery-title')!;
      getSelection()!.removeAllRanges();
      expect(find(`Bowl number ${count + 1}.`)).toBe(false);
      expect(find(`Bowl number ${count}.`)).toBe(true);
      expect(words.contains(getSelection()!.anchorNode)).toBe(true);
    },
  );

  it.each(['grid', 'autorows', 'carousel'])(
    '[GAL-24] the design %s takes focus on from picture to picture wherever one is',
    async (design) => {
      const { slides } = mountGallery({ design, items, sizeFormat: 'none', lightbox: true });
      const link = (index: number) => slides[index]!.querySelector('a')!;
      link(7000).focus();
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(link(7001));
      await expect.poll(() => isInView(slides[7001]!)).toBe(true);
    },
  );

  it('[GAL-24] loads the pictures near by, and no other', async () => {
    // Addresses of their own: what a test before has loaded, the browser shows without asking.
    const unseen = pictures(count, (index) => ({ src: picture(count + index) }));
    // The list of requests ends at 250 entries.
    performance.clearResourceTimings();
    const { slides } = mountGallery({ design: 'grid', items: unseen, sizeFormat: 'none' });
    const images = slides.map((slide) => slide.querySelector('img')!);
    await expect.poll(() => images[0]!.complete && images[0]!.naturalWidth > 0).toBe(true);
    expect(images.at(-1)!.complete).toBe(false);
    const asked = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const loaded = images.filter((image) => asked.has(image.src));
    expect(loaded).toContain(images[0]);
    expect(loaded.length).toBeLessThan(200);
  });

  it.each(['grid', 'autorows', 'autocolumns'])(
    '[GAL-24] the design %s is printed whole',
    async (design) => {
      const { slides, list } = mountGallery({ design, items, sizeFormat: 'none' });
      await showAsPrinted();
      const last = slides.at(-1)!.getBoundingClientRect();
      expect(last.height).toBeGreaterThan(10);
      expect(last.bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom + 1);
    },
  );
});

describe('a gallery on paper', () => {
  it.each(['carousel', 'slider', 'slideshow'])(
    '[GAL-24] the design %s shows every slide, one beside and below the other',
    async (design) => {
      const { slides, element } = mountGallery({ design, items: pictures(7), width: 700 });
      await showAsPrinted();
      const boxes = slides.map((slide) => slide.getBoundingClientRect());
      const { left, right } = element.getBoundingClientRect();
      for (const [index, box] of boxes.entries()) {
        expect(slides[index]!.checkVisibility({ visibilityProperty: true })).toBe(true);
        expect(box.left).toBeGreaterThanOrEqual(left - 1);
        expect(box.right).toBeLessThanOrEqual(right + 1);
        expect(box.height).toBeGreaterThan(50);
      }
      const places = boxes.map(({ left: x, top }) => `${Math.round(x)},${Math.round(top)}`);
      expect(new Set(places).size).toBe(boxes.length);
    },
  );
});
