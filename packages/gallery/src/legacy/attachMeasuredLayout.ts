import type { Boxes } from '../layouts/boxes';
import { columnCount } from '../layouts/columnCount';
import { justifiedRows, type JustifiedRows } from '../layouts/justifiedRows';
import { masonry } from '../layouts/masonry';
import { usableRatio } from '../layouts/ratios';
import { changeElements } from '../dom/changeElements';
import { slideImage } from '../dom/galleryParts';
import { resizeDelay } from '../dom/followWidth';
import type { GallerySettings } from '../designs/gallerySettings';
import type { LegacyGallery } from './legacyGallery';

/** With a number of columns in the markup, a phone still shows no column narrower than this. */
const narrowestColumn = 132;

/**
 * A scrollbar that appears and disappears with the layout makes the width alternate between two
 * values this close.
 */
const scrollbarWidth = 20;

/**
 * Lays out adopted rows and columns by measuring: the server has rendered no geometry, pictures may
 * lack their size, and text has any height. Runs at first, when pictures have loaded, and 100 ms
 * after the width has changed ([GAL-19]).
 */
export function attachMeasuredLayout(
  { element, list, slides, columns: given }: LegacyGallery,
  settings: GallerySettings,
): () => void {
  const changes = changeElements();
  const listening = new AbortController();
  const widths: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const layOut = () => {
    const width = steadyWidth(widths, list.clientWidth);
    if (width <= 0) return;
    const boxes = settings.layout === 'autorows' ? rows(width) : columns(width);
    changes.undo();
    changes.setStyles(list, {
      position: 'relative',
      display: 'block',
      height: `${boxes.totalHeight}px`,
    });
    slides.forEach((slide, index) => {
      changes.setStyles(slide, {
        position: 'absolute',
        'inset-inline-start': `${boxes.left[index]}px`,
        'inset-block-start': `${boxes.top[index]}px`,
        width: `${boxes.width[index]}px`,
        ...(settings.layout === 'autorows' && {
          // A caption follows its picture, which alone has the height of the row.
          height: captions[index] ? 'auto' : `${boxes.height[index]}px`,
          '--pl-row-height': `${boxes.height[index]}px`,
        }),
      });
    });
  };
  const ratios = () => slides.map((slide) => settings.imageAspectRatio ?? ratioOf(slide));
  const captions = slides.map(captionOf);
  const rows = (width: number): Boxes => {
    const boxes = justifiedRows(ratios(), {
      width,
      targetHeight: settings.rowHeight,
      gutter: settings.gutterPixels,
    });
    if (!captions.some(Boolean)) return boxes;
    changes.undo();
    slides.forEach((slide, index) =>
      changes.setStyles(slide, { width: `${boxes.width[index]}px` }),
    );
    return makeRoom(
      boxes,
      captions.map((caption) => caption?.offsetHeight ?? 0),
    );
  };
  const columns = (width: number): Boxes => {
    const { columnWidth, columnWidthBehavior, gutterPixels: gutter } = settings;
    const count = given
      ? Math.min(given, columnCount({ width, columnWidth: narrowestColumn, gutter }))
      : columnCount({ width, columnWidth, columnWidthBehavior, gutter });
    const each = (width - (count - 1) * gutter) / count;
    // Text breaks differently at each width, so it is measured at the width it will have.
    changes.undo();
    changes.setStyles(list, { display: 'block' });
    for (const slide of slides) changes.setStyles(slide, { width: `${each}px` });
    const all = ratios();
    const extraHeight = slides.map((slide, index) => {
      const image = slideImage(slide);
      const pictured = image && image.offsetHeight > 0 ? image.offsetHeight : 0;
      return Math.max(0, slide.offsetHeight - (pictured || (image ? each / all[index]! : 0)));
    });
    const bare = slides.map((slide, index) => (slideImage(slide) ? all[index]! : Infinity));
    return masonry(
      bare.map((ratio) => (ratio === Infinity ? 1e9 : ratio)),
      { width, columns: count, gutter, extraHeight },
    );
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(layOut, resizeDelay);
  };

  layOut();
  // `load` does not bubble.
  list.addEventListener('load', later, { capture: true, signal: listening.signal });
  const observer = new ResizeObserver(later);
  observer.observe(element);
  return () => {
    listening.abort();
    observer.disconnect();
    clearTimeout(timer);
    changes.undo();
  };
}

/** The caption below a picture, after the element around the picture. */
const captionOf = (slide: HTMLElement) => slide.querySelector<HTMLElement>(':scope > figcaption');

/** Moves each row down by the highest captions of the rows above it. */
function makeRoom(rows: JustifiedRows, captions: readonly number[]): Boxes {
  const top = Float64Array.from(rows.top);
  let moved = 0;
  rows.rowStarts.forEach((start, row) => {
    const end = rows.rowStarts[row + 1] ?? top.length;
    for (let index = start; index < end; index += 1) top[index]! += moved;
    moved += Math.max(0, ...captions.slice(start, end));
  });
  return { ...rows, top, totalHeight: rows.totalHeight + moved };
}

/** If the width returns to the one before the last, the smaller of the two is used. */
function steadyWidth(widths: number[], width: number): number {
  const [before, last] = [widths.at(-2), widths.at(-1)];
  widths.push(width);
  widths.splice(0, widths.length - 3);
  const flips =
    before === width &&
    last !== undefined &&
    last !== width &&
    Math.abs(last - width) < scrollbarWidth;
  return flips ? Math.min(last, width) : width;
}

function ratioOf(slide: HTMLElement): number {
  const image = slideImage(slide);
  const stated = Number.parseFloat(slide.style.getPropertyValue('--r'));
  if (image && image.naturalWidth > 0 && (!stated || stated === 1))
    return usableRatio(image.naturalWidth / image.naturalHeight);
  return usableRatio(stated);
}
