'use client';

export { Album } from './react/Album';
export type { AlbumProps } from './react/Album';
