import type { GalleryItem } from '@plinth/gallery';
import { pictureSrc, samplePictures } from './samplePictures';

/** The sample pictures as a gallery has them. */
export const galleryItems: readonly GalleryItem[] = samplePictures.map((picture) => ({
  id: picture.file.replace('.svg', ''),
  src: pictureSrc(picture),
  width: picture.width,
  height: picture.height,
  alt: picture.title,
  placeholder: '#d8cfc4',
  title: picture.title,
  description: picture.description,
}));
