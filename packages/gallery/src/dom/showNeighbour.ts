import { findGallery } from './findGallery';
import { lineGeometry } from './lineGeometry';

/**
 * Scrolls a line of slides to the next or the previous one (a carousel: to the next group), without anything attached:
 * what a page does with a press that comes before the gallery's script. `attachGallery` goes on from there.
 * @returns false where there is no line, or nothing further in it: what comes then is for the script to say
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
