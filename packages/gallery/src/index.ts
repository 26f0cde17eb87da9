export { findDesign, layoutForDesign } from './designs/layoutForDesign';
export type { GalleryLayout } from './designs/layoutForDesign';
export { readGalleryData } from './designs/galleryData';
export type { GalleryDesign } from './designs/galleryDesign';
export type {
  ActiveAlignment,
  GalleryData,
  LightboxTheme,
  MetaPosition,
} from './designs/galleryData';
export type { GalleryItem, GalleryItemVideo } from './designs/galleryItem';
export { resolveGallerySettings } from './designs/gallerySettings';
export type { ClickBehavior } from './designs/behaviorSettings';
export type { GallerySettings } from './designs/gallerySettings';
export { parseGalleryData, rerenderingAttributes } from './designs/parseGalleryData';
export type { ParseGalleryDataOptions } from './designs/parseGalleryData';
export { showsText } from './designs/showsText';
export { findSlide, slideAddress, slideOfAddress } from './designs/slideAddress';
export { readSlideAttributes } from './designs/slideAttributes';
export type { FocalPoint, SlideAttributes } from './designs/slideAttributes';
export { attachCarousel } from './block/attachCarousel';
export { attachGallery, updateGallery } from './block/attachGallery';
export type { AttachGalleryOptions } from './block/attachGallery';
export { attachGridLightbox } from './block/attachGridLightbox';
export { attachSlideshow } from './dom/attachSlideshow';
export { attachStrip } from './dom/attachStrip';
export type { StripOptions } from './dom/attachStrip';
export { browserAddress } from './dom/browserAddress';
export type { AddressPort, AutoplaySettings, GalleryOptions } from './dom/galleryOptions';
export { scrolledIndex } from './dom/scrolledIndex';
export { showNeighbour } from './dom/showNeighbour';
export { galleryMessages } from './messages';
export { createAutoplay, randomIndex } from './slideshows/autoplay';
export type { Autoplay, AutoplayOptions, PauseReason } from './slideshows/autoplay';
export { normaliseIndex } from './slideshows/normaliseIndex';
export { createSlideshowStore } from './slideshows/slideshowStore';
export type {
  Direction,
  SlideshowEnd,
  SlideshowState,
  SlideshowStore,
  SlideshowStoreOptions,
} from './slideshows/slideshowStore';
export type { TransitionName } from './transitions/transitionName';
export { findTransition } from './transitions/findTransition';
export type { StackedTransition, TransitionStep } from './transitions/stackedTransition';
