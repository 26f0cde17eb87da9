import type { GallerySettings } from '../designs/gallerySettings';

/** The width of a slide, for the browser's choice of a picture before layout. */
export function slideSizes(settings: GallerySettings, ratio: number): string {
  const { layout, perRow, columnWidth, rowHeight, listImageSize, stageRatio, minColumnWidth } =
    settings;
  switch (layout) {
    case 'grid':
      // A cell of fewer columns is less than twice as wide as the minimum.
      return minColumnWidth
        ? `(max-width: ${perRow * minColumnWidth}px) ${2 * minColumnWidth}px, ${share(perRow)}`
        : share(perRow);
    case 'carousel':
      return perRow > 1 ? `(max-width: 479px) 50vw, ${share(perRow)}` : '100vw';
    case 'autocolumns':
    case 'autogrid':
      return `(max-width: ${2 * columnWidth}px) 100vw, ${Math.round(columnWidth * 1.4)}px`;
    case 'autorows':
      return `min(100vw, ${Math.round(rowHeight * ratio * 1.1)}px)`;
    case 'strip':
      return `min(100vw, ${Math.round((100 / (stageRatio ?? 2)) * ratio)}vw)`;
    case 'list':
      return `${listImageSize}vw`;
    default:
      return '100vw';
  }
}

const share = (count: number) => `${Math.ceil(100 / count)}vw`;
