import type { StripAlignment } from '../layouts/strip';
import type { GalleryParts } from './galleryParts';
import { scrollGeometry, type ScrollGeometry } from './scrollGeometry';

const alignments: Readonly<Record<string, StripAlignment>> = { center: 'middle', end: 'end' };

/**
 * The positions of slides in a gallery that scrolls horizontally, read from its markup; `undefined`
 * for a grid.
 */
export function lineGeometry({ element, list, slides }: GalleryParts): ScrollGeometry | undefined {
  if (!/stacked|strip|carousel/.test(element.dataset['layout'] ?? '')) return undefined;
  const snap = element.style.getPropertyValue('--pl-snap');
  return scrollGeometry(list, slides, alignments[snap] ?? 'start');
}
