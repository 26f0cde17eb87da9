import { findGallery } from './findGallery';
import { lineGeometry } from './lineGeometry';

/** Milliseconds after which a list counts as at rest in any case. */
const patience = 2000;

/**
 * The slide to which a visitor has scrolled before the script was loaded, for `currentIndex`. Waits
 * while the visitor swipes, because attaching would interrupt the swipe. A list that snaps is at
 * rest when a slide is aligned.
 * @returns `undefined` if nothing was scrolled
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
