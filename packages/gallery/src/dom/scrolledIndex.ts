import { findGallery } from './findGallery';
import { lineGeometry } from './lineGeometry';

/** Milliseconds after which a list counts as at rest whatever it does. */
const patience = 2000;

/**
 * The slide that a visitor has scrolled a line of slides to before there was a script, for `currentIndex`. A line that
 * is being swiped is waited for: what is attached meanwhile would take it out of the visitor's hand. One that snaps is
 * at rest when a slide lies in its place.
 * @returns undefined where nothing was scrolled
 */
export async function scrolledIndex(root: Element): Promise<number | undefined> {
  const parts = findGallery(root);
  const geometry = parts && lineGeometry(parts);
  if (!geometry) return undefined;
  const end = performance.now() + patience;
  for (let before: number | undefined; ;) {
    const position = geometry.position();
    if (position === 0) return undefined;
    const index = geometry.nearest(position);
    const isInPlace = Math.abs(geometry.target(index) - position) < 2;
    if ((isInPlace && position === before) || performance.now() > end) return index;
    before = position;
    await new Promise(requestAnimationFrame);
  }
}
