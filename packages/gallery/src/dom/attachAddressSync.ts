import { findSlide } from '../designs/slideAddress';
import { readSlideAttributes } from '../designs/slideAttributes';
import type { SlideshowStore } from '../slideshows/slideshowStore';
import { browserAddress } from './browserAddress';
import { slideImage } from './galleryParts';
import type { GallerySetup } from './setUpGallery';

export interface AddressSync {
  /** The slide in the page's initial address, or -1. */
  readonly startIndex: number;
  attach(store: SlideshowStore, wasByVisitor: () => boolean): () => void;
}

/** Synchronises the current slide and the page's address ([GAL-10]). */
export function addressSync({ parts, options }: GallerySetup): AddressSync | undefined {
  if (!options.history && !options.address) return undefined;
  const port = options.address ?? browserAddress(options.collectionUrl);
  const slides = parts.slides.map((slide) =>
    readSlideAttributes(slide.dataset, slideImage(slide)?.dataset),
  );
  const named = () => {
    const wanted = port.read();
    return wanted === null ? -1 : findSlide(slides, wanted);
  };
  return {
    startIndex: named(),
    attach(store, wasByVisitor) {
      const first = store.getState().index;
      let following = false;
      const unfollow = port.subscribe(() => {
        const index = named();
        following = true;
        store.follow(index < 0 ? first : index, 'reverse');
        following = false;
      });
      const unsubscribe = store.subscribe((state, before) => {
        if (following || state.index === before.index || options.isEditor) return;
        const { id, url } = slides[state.index]!;
        const name = id ?? url;
        if (name !== undefined) port.write({ id: name, url }, { byVisitor: wasByVisitor() });
      });
      return () => {
        unfollow();
        unsubscribe();
      };
    },
  };
}
