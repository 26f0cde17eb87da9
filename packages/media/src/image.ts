export { attachImage, attachImages, createImageWatch } from './images/attachImages';
export type { AttachImagesOptions } from './images/watchPictures';
export { chooseImageSource } from './images/chooseImageSource';
export type { ImageChoice, ImageChoiceSettings } from './images/chooseImageSource';
export { clampFocalPoint } from './images/clampFocalPoint';
export type { FocalPoint } from './images/clampFocalPoint';
export { imageAttributes, imageSrcset, imageStyle } from './images/imageAttributes';
export type { ImageAttributes, ImageAttributesOptions, ImageStyle } from './images/imageAttributes';
export { imageSizes, lazyMargin, narrowImageBlock } from './images/imageSizes';
export { imageVariants, readImageVariant } from './images/imageVariants';
export type { ImageVariant } from './images/imageVariants';
export { loadImage } from './images/loadImage';
export type { LoadImageOptions } from './images/loadImage';
export { objectPosition } from './images/objectPosition';
export { pinterestHref } from './images/pinterestHref';
export { imageConcurrency, preloadImages } from './images/preloadImages';
export { saveData } from './images/saveData';
export { resolveImageSettings } from './images/resolveImageSettings';
export type {
  Dimensions,
  FitAlignment,
  ImageMode,
  ImageSettings,
} from './images/resolveImageSettings';
export { safeImageSource } from './images/safeImageSource';
export { hasVariants, variantUrl } from './images/variantUrl';
export type { ImageSizeFormat } from './images/variantUrl';
