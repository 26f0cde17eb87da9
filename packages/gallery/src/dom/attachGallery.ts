import { layoutForDesign } from '../designs/layoutForDesign';
import { attachLightbox } from '../lightbox/attachLightbox';
import { attachCarousel } from './attachCarousel';
import { attachGridLightbox, lightboxOptions } from './attachGridLightbox';
import { attachMeasuredLayout } from './attachMeasuredLayout';
import { attachSlideshow } from './attachSlideshow';
import { attachStrip } from './attachStrip';
import type { GalleryOptions } from './galleryOptions';
import { setUpGallery } from './setUpGallery';

export type AttachGalleryOptions = GalleryOptions;

const attached = new WeakSet<Element>();

/**
 * Brings a gallery of any design to life: our own markup, or that of published pages.
 * A gallery that is attached already is left alone; one without slides is not set up ([GAL-5]).
 * @returns the undo
 */
export function attachGallery(root: Element, options: AttachGalleryOptions = {}): () => void {
  if (attached.has(root)) return () => {};
  const setup = setUpGallery(root, options);
  if (!setup) return () => {};
  setup.parts.restore();
  const { data, settings } = setup;
  const resolved = { ...options, data };
  const undos: (() => void)[] = [];
  switch (layoutForDesign(data.design)) {
    case 'stacked':
      undos.push(attachSlideshow(root, resolved));
      break;
    case 'strip':
      undos.push(attachStrip(root, resolved));
      break;
    case 'carousel':
      undos.push(attachCarousel(root, resolved));
      break;
    default:
      undos.push(attachGridLightbox(root, resolved));
  }
  const {
    parts,
    settings: { layout },
  } = setup;
  if (parts.adopted && (layout === 'autorows' || layout === 'autocolumns'))
    undos.push(attachMeasuredLayout(setup));
  if (settings.lightbox && (layout === 'stacked' || layout === 'strip'))
    undos.push(attachLightbox(parts.element, lightboxOptions(setup)));
  attached.add(root);
  return () => {
    for (const undo of undos.reverse()) undo();
    attached.delete(root);
  };
}
