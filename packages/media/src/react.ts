'use client';

export { BackgroundVideo } from './react/BackgroundVideo';
export type { BackgroundVideoProps } from './react/BackgroundVideo';
export { ImageBlock } from './react/ImageBlock';
export type { ImageBlockLink, ImageBlockProps } from './react/ImageBlock';
export { MapBlock } from './react/MapBlock';
export type { MapBlockProps } from './react/MapBlock';
export { ResponsiveImage } from './react/ResponsiveImage';
export type { ImageFormatSource } from './images/imageFormats';
export type { ResponsiveImageProps } from './react/responsiveImageProps';
export { Video } from './react/Video';
export type { VideoProps } from './react/Video';
