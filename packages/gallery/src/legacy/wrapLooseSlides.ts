import type { LegacyGallery } from './legacyGallery';

/**
 * Puts a list around the slides of a section that has none: the section is the gallery then, not the
 * element around it, which may hold other galleries.
 * @returns the gallery as it is now, and a function that undoes it
 */
export function wrapLooseSlides(
  root: Element,
  legacy: LegacyGallery,
): { legacy: LegacyGallery; undo: () => void } {
  const { list, slides } = legacy;
  if (list !== root) return { legacy, undo: () => {} };
  const wrapper = list.ownerDocument.createElement('div');
  slides[0]!.before(wrapper);
  wrapper.append(...slides);
  return {
    legacy: { ...legacy, element: list, list: wrapper },
    undo: () => wrapper.replaceWith(...wrapper.childNodes),
  };
}
