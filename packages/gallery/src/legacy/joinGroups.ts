import type { LegacyGallery } from './legacyGallery';

/**
 * Puts slides that an older script has divided into columns or rows back into their list.
 * @returns a function that undoes it
 */
export function joinGroups({ list, slides, groups = [] }: LegacyGallery): () => void {
  if (groups.length === 0) return () => {};
  const places = slides.map((slide) => ({
    slide,
    parent: slide.parentElement!,
    next: slide.nextSibling,
  }));
  const [first] = groups;
  // A node after the groups, such as a button, stays behind the slides.
  for (const slide of slides) first!.before(slide);
  const emptied = groups.map((group) => ({ group, next: group.nextSibling }));
  for (const { group } of emptied) group.remove();
  return () => {
    // From the last: the node that followed one is in its place again.
    for (const { group, next } of emptied.reverse()) putBack(group, list, next);
    for (const { slide, parent, next } of places.reverse()) putBack(slide, parent, next);
  };
}

/** The node that followed it may have been removed meanwhile. */
const putBack = (element: Element, parent: Element, next: Node | null): void =>
  void parent.insertBefore(element, next?.parentNode === parent ? next : null);
