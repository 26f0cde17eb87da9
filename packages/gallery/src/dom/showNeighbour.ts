import { findGallery } from './findGallery';
import { lineGeometry } from './lineGeometry';

/**
 * Scrolls a line of slides to the next or previous slide (a carousel: group) without attached
 * behaviour, for a press before the gallery's script has loaded. `attachGallery` continues from
 * there.
 * @returns false if there is no line or no further slide; then the script decides
 */
export function showNeighbour(root: Element, by: 1 | -1): boolean {
  const parts = findGallery(root);
  const geometry = parts && lineGeometry(parts);
  if (!geometry) return false;
  const position = geometry.position();
  const nearest = geometry.nearest(position);
  const [first, last] =
    parts.element.dataset['layout'] === 'carousel'
      ? geometry.visible(position)
      : [nearest, nearest];
  const index = by > 0 ? last + 1 : first - (last - first + 1);
  if (!parts.slides[index]) return false;
  geometry.scrollTo(geometry.target(index));
  return true;
}
