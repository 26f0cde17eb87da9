import type { StripAlignment } from '../layouts/strip';
import type { GalleryParts } from './galleryParts';
import { scrollGeometry, type ScrollGeometry } from './scrollGeometry';

const alignments: Readonly<Record<string, StripAlignment>> = { center: 'middle', end: 'end' };

/** Where the slides of a gallery lie that scrolls sideways by itself, as its markup says it; undefined for a grid. */
export function lineGeometry({ element, list, slides }: GalleryParts): ScrollGeometry | undefined {
  if (!/stacked|strip|carousel/.test(element.dataset['layout'] ?? '')) return undefined;
  const snap = element.style.getPropertyValue('--pl-snap');
  return scrollGeometry(list, slides, alignments[snap] ?? 'start');
}
