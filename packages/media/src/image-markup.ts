// The attributes of pictures without the code that loads them: all that markup needs, with any
// bundler.
export { clampFocalPoint } from './images/clampFocalPoint';
export type { FocalPoint } from './images/clampFocalPoint';
export { imageAttributes, imageSrcset, imageStyle } from './images/imageAttributes';
export type { ImageAttributes, ImageAttributesOptions, ImageStyle } from './images/imageAttributes';
export { knownFormats } from './images/imageFormats';
export type { ImageFormatSource } from './images/imageFormats';
export { placeholderStyle } from './images/placeholderStyle';
export type { PlaceholderStyle } from './images/placeholderStyle';
export { safeImageSource } from './images/safeImageSource';
export { hasVariants, variantUrl } from './images/variantUrl';
export type { ImageSizeFormat } from './images/variantUrl';
