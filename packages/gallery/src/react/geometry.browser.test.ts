import { describe, expect, it } from 'vitest';
import { mountGallery } from '../__fixtures__/mountGallery';
import { pictures } from '../__fixtures__/pictures';
import { justifiedRows } from '../layouts/justifiedRows';
import { ratiosOf } from '../layouts/ratios';
import { rowBands } from '../geometry/rowBands';

const widths = [200, 320, 375, 399, 400, 480, 640, 760, 900, 1024, 1280, 1440, 1800, 2400];
const designs = [
  'grid',
  'autorows',
  'autocolumns',
  'autogrid',
  'carousel',
  'list',
  'slideshow',
  'slider',
  'stacked',
];

/** Boxes of all slides to a tenth of a pixel. */
const boxesOf = (slides: HTMLElement[]) =>
  slides.map((slide) => {
    const { left, top, width, height } = slide.getBoundingClientRect();
    return [left, top, width, height].map((value) => Math.round(value * 10) / 10);
  });

describe('the geometry that the server writes', () => {
  it.each(designs)(
    '[GAL-22a] %s stays as it is when the behaviour is attached, at every width',
    (design) => {
      for (const width of widths) {
        const items = pictures(23);
        const bare = mountGallery({ design, items, width, gutter: 7 }, false);
        const total = bare.element.getBoundingClientRect().height;
        const first = boxesOf(bare.slides.slice(0, 1));
        const before = boxesOf(bare.slides);
        bare.element.parentElement!.remove();
        const live = mountGallery({ design, items, width, gutter: 7 });
        expect(live.element.getBoundingClientRect().height, `${width} px`).toBeCloseTo(total, 1);
        if (design === 'slideshow') expect(boxesOf(live.slides.slice(0, 1))).toEqual(first);
        else expect(boxesOf(live.slides), `${width} px`).toEqual(before);
        live.undo();
        live.element.parentElement!.remove();
      }
    },
  );

  it.each(designs)('[GAL-22a] [MED-7a] %s is the same where its pictures break', async (design) => {
    const items = pictures(6, () => ({
      alt: 'A bowl, a bottle and a jar on a shelf by the window',
    }));
    const whole = mountGallery({ design, items, width: 320 }, false);
    const boxes = boxesOf(whole.slides);
    whole.element.parentElement!.remove();
    const broken = items.map((item) => ({ ...item, src: 'data:image/png;base64,AA' }));
    const { slides } = mountGallery({ design, items: broken, width: 320 }, false);
    for (const slide of slides) {
      const image = slide.querySelector('img')!;
      image.loading = 'eager';
      await expect(image.decode()).rejects.toThrow();
    }
    expect(boxesOf(slides)).toEqual(boxes);
  });

  it.each(['slideshow', 'slider'])(
    '[GAL-15] [GAL-16] a narrow %s leaves its text and its buttons their room',
    (design) => {
      const items = pictures(3, () => ({
        width: 600,
        height: 400,
        title: 'A jar',
        description: 'Ash',
      }));
      const { element } = mountGallery({ design, items, width: 280, showMeta: true }, false);
      const text = element.querySelector('.pl-gallery-title')!.firstChild!;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left } = range.getBoundingClientRect();
      const previous = element.querySelector('.pl-gallery-previous')!.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(previous.right);
    },
  );

  it('[GAL-11b] breaks rows where the exact optimum of the width’s band does, with rows of one height', () => {
    const items = pictures(60, (index) => ({ width: 300 + ((index * 137) % 900), height: 600 }));
    for (const width of widths) {
      const { slides, list } = mountGallery({ design: 'autorows', items, width }, false);
      const rows: HTMLElement[][] = [];
      for (const slide of slides) {
        const top = slide.getBoundingClientRect().top;
        const row = rows.at(-1);
        if (row && Math.abs(row[0]!.getBoundingClientRect().top - top) < 1) row.push(slide);
        else rows.push([slide]);
      }
      const band = rowBands.findLast(({ from }) => width >= from)!;
      const wanted = justifiedRows(ratiosOf(items), {
        width: band.width,
        targetHeight: Math.min(250, band.width * 0.6),
      });
      expect(
        rows.map((row) => slides.indexOf(row[0]!)),
        `${width} px`,
      ).toEqual([...wanted.rowStarts]);
      const right = list.getBoundingClientRect().right;
      rows.forEach((row, index) => {
        const heights = row.map((slide) => slide.getBoundingClientRect().height);
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.1);
        if (index < rows.length - 1)
          expect(row.at(-1)!.getBoundingClientRect().right).toBeCloseTo(right, 0);
        const next = rows[index + 1]?.[0]?.getBoundingClientRect().top;
        if (next !== undefined)
          expect(next - row[0]!.getBoundingClientRect().bottom).toBeCloseTo(20, 0);
      });
    }
  });

  it('[GAL-11c] keeps an open last row at the height of the others', () => {
    const items = pictures(6, () => ({ width: 600, height: 600 }));
    const { slides } = mountGallery({ design: 'autorows', items, width: 1170 }, false);
    const last = slides.at(-1)!.getBoundingClientRect();
    expect(last.height).toBeLessThan(300);
    expect(last.width).toBeCloseTo(last.height, 0);
  });

  it('[GAL-22d] stacks masonry columns in reading order without overlap or gaps', () => {
    for (const width of widths) {
      const { slides, list } = mountGallery(
        { design: 'autocolumns', items: pictures(40), width, gutter: 10 },
        false,
      );
      const ends = new Map<number, number>();
      let lastTop = -Infinity;
      const origin = list.getBoundingClientRect();
      for (const slide of slides) {
        const box = slide.getBoundingClientRect();
        const column = Math.round(box.left);
        const end = ends.get(column);
        expect(box.top - origin.top).toBeCloseTo(end === undefined ? 0 : end + 10, 0);
        ends.set(column, box.bottom - origin.top);
        // The rounding in the markup leaves a fraction of a pixel.
        expect(box.top).toBeGreaterThan(lastTop - 12);
        lastTop = box.top;
      }
      expect(ends.size).toBe(Math.max(1, Math.min(8, Math.floor((width + 10) / 260))));
      expect(origin.height).toBeCloseTo(Math.max(...ends.values()), 0);
    }
  });

  it.each(['min', 'max'] as const)(
    '[GAL-11f] [GAL-22d] has room in masonry for fewer pictures than columns (%s)',
    (columnWidthBehavior) => {
      for (const count of [1, 2, 3, 5])
        for (const width of [320, 700, 1100, 1600, 2400]) {
          const { slides, list } = mountGallery(
            {
              design: 'autocolumns',
              items: pictures(count),
              width,
              columnWidthBehavior,
              gutter: 10,
            },
            false,
          );
          const boxes = slides.map((slide) => slide.getBoundingClientRect());
          const { bottom, height } = list.getBoundingClientRect();
          expect(height, `${count} at ${width} px`).toBeGreaterThan(20);
          expect(bottom).toBeCloseTo(Math.max(...boxes.map((box) => box.bottom)), 0);
          boxes.forEach((box, at) =>
            boxes.slice(at + 1).forEach((other) => {
              const isApart =
                box.right <= other.left + 0.5 ||
                other.right <= box.left + 0.5 ||
                box.bottom <= other.top + 0.5;
              expect(isApart, `${count} at ${width} px`).toBe(true);
            }),
          );
        }
    },
  );

  it.each(['grid', 'carousel', 'autogrid', 'autocolumns', 'autorows'])(
    '[GAL-11g] [GAL-12] leaves the pictures of %s half of the width, however wide the gaps',
    (design) => {
      for (const columnWidthBehavior of ['min', 'max'] as const) {
        const gaps = { padding: 160, gutter: 160, columnWidth: 90, columnWidthBehavior };
        const { slides, element } = mountGallery(
          { design, items: pictures(8), width: 320, ...gaps },
          false,
        );
        for (const slide of slides) expect(slide.offsetWidth).toBeGreaterThan(30);
        const row = slides.filter((slide) => slide.offsetTop === slides[0]!.offsetTop);
        if (design !== 'carousel')
          expect(row.reduce((sum, slide) => sum + slide.offsetWidth, 0)).toBeGreaterThan(155);
        expect(element.scrollWidth).toBeLessThanOrEqual(design === 'carousel' ? Infinity : 320);
      }
    },
  );

  it.each([
    ['a row', 'display:flex'],
    ['a centred column', 'display:flex;flex-direction:column;align-items:center'],
    ['a centred grid', 'display:grid;justify-items:center'],
  ])('[GAL-22b] takes the width that there is in %s', (_, css) => {
    for (const design of designs) {
      const { element } = mountGallery({ design, items: pictures(5), width: 600 }, false);
      element.parentElement!.style.cssText += css;
      expect(element.offsetWidth, design).toBe(600);
      // A page's own margins stay beside it.
      element.style.marginInline = '20px';
      expect(element.offsetWidth, design).toBe(560);
    }
  });

  it('[GAL-22b] leaves the other items of a row their room', () => {
    const { element } = mountGallery({ design: 'grid', items: pictures(5), width: 600 }, false);
    element.parentElement!.style.display = 'flex';
    const text = document.createElement('p');
    text.style.cssText = 'flex:none;inline-size:200px';
    element.after(text);
    expect([element.offsetWidth, text.offsetWidth]).toEqual([400, 200]);
  });

  it('[GAL-22b] opens a dialog that is as wide as its content', () => {
    const { element } = mountGallery({ design: 'grid', items: pictures(5) }, false);
    const dialog = document.createElement('dialog');
    element.replaceWith(dialog);
    dialog.append(element);
    dialog.showModal();
    expect(element.offsetWidth).toBeGreaterThan(innerWidth * 0.5);
    expect(element.offsetWidth).toBeLessThan(innerWidth);
    dialog.remove();
  });

  it('[GAL-12, B-64, B-86] keeps a focal point within its picture', () => {
    const items = pictures(1, () => ({ focalPoint: { x: 1.7, y: -3 } }));
    const { slides } = mountGallery({ design: 'grid', items, width: 400 }, false);
    expect(getComputedStyle(slides[0]!.querySelector('img')!).objectPosition).toBe('100% 0%');
    expect(slides[0]!.dataset['imageFocalPoint']).toBe('1,0');
  });

  it('[GAL-11d] makes auto grid columns at least or at most as wide as the option', () => {
    const width = 1000;
    const first = (behavior: 'min' | 'max') =>
      mountGallery(
        {
          design: 'autogrid',
          items: pictures(9),
          width,
          gutter: 20,
          columnWidth: 230,
          columnWidthBehavior: behavior,
        },
        false,
      ).slides[0]!.getBoundingClientRect().width;
    expect(first('min')).toBeCloseTo((1000 - 60) / 4, 0);
    expect(first('max')).toBeCloseTo((1000 - 80) / 5, 0);
  });

  it('[GAL-12] gives a grid four square cells per row, 20 px apart, and crops around the focal point', () => {
    const items = pictures(5, () => ({ focalPoint: { x: 0.25, y: 0.75 } }));
    const { slides } = mountGallery({ design: 'grid', items, width: 1060 }, false);
    const [a, b, , , e] = slides.map((slide) => slide.getBoundingClientRect());
    expect([a!.width, a!.height]).toEqual([250, 250]);
    expect(b!.left - a!.right).toBeCloseTo(20);
    expect(e!.top - a!.bottom).toBeCloseTo(20);
    expect(getComputedStyle(slides[0]!.querySelector('img')!).objectPosition).toBe('25% 75%');
    expect(getComputedStyle(slides[0]!.querySelector('img')!).objectFit).toBe('cover');
  });

  it('[GAL-27] gives a grid fewer columns where they would be narrower than the option', () => {
    const columns = [1060, 700, 375, 320, 120].map((width) => {
      const { slides } = mountGallery(
        { design: 'grid', items: pictures(9), width, minColumnWidth: 150 },
        false,
      );
      const lefts = slides.map((slide) => slide.getBoundingClientRect().left);
      return new Set(lefts).size;
    });
    expect(columns).toEqual([4, 4, 2, 2, 1]);
  });

  it('[GAL-14, B-20] sets a list’s text beside its picture, with the size it was given', () => {
    const items = pictures(2, () => ({ title: 'A bowl', description: 'Thrown in March.' }));
    const { slides } = mountGallery(
      { design: 'list', items, width: 1000, listImageSize: 40 },
      false,
    );
    const image = slides[0]!.querySelector('img')!.getBoundingClientRect();
    const text = slides[0]!.querySelector('.pl-gallery-meta')!.getBoundingClientRect();
    expect(image.width).toBeCloseTo(400 - 0, -1);
    expect(text.left).toBeGreaterThanOrEqual(image.right);
    expect(text.top).toBeLessThan(image.bottom);
  });

  it.each(['autorows', 'autocolumns', 'grid', 'carousel'])(
    '[GAL-23a] mirrors %s in a right-to-left page',
    (design) => {
      const items = pictures(11);
      const ltr = mountGallery({ design, items, width: 900 }, false);
      const left = ltr.list.getBoundingClientRect().left;
      const fromStart = ltr.slides.map((slide) =>
        Math.round(slide.getBoundingClientRect().left - left),
      );
      const rtl = mountGallery({ design, items, width: 900, dir: 'rtl' }, false);
      const right = rtl.list.getBoundingClientRect().right;
      expect(
        rtl.slides.map((slide) => Math.round(right - slide.getBoundingClientRect().right)),
      ).toEqual(fromStart);
    },
  );

  it('[GAL-22g] reserves a square for a picture of unknown size', () => {
    const items = pictures(3, () => ({ width: undefined, height: undefined }));
    const { slides } = mountGallery({ design: 'autorows', items, width: 1170 }, false);
    const box = slides[0]!.getBoundingClientRect();
    expect(box.width).toBeCloseTo(box.height, 0);
    expect(box.height).toBeGreaterThan(100);
  });
});
