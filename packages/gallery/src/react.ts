'use client';

export { Gallery } from './react/Gallery';
export type { GalleryProps } from './react/Gallery';
