'use client';

import { Gallery, type GalleryProps } from '@plinth/gallery/react';

export function GalleryIsland(props: GalleryProps) {
  return <Gallery {...props} />;
}
