import type { GalleryItem } from '../designs/galleryItem';

/** The same file under another address for each picture. */
export function picture(index: number): string {
  return `/src/__fixtures__/picture.svg?${index}`;
}

const ratios = [1.5, 0.66, 1, 1.78, 1.33, 0.75, 2.4];

/** The same pictures in every run. */
export function pictures(
  count: number,
  change: (index: number) => Partial<GalleryItem> = () => ({}),
): GalleryItem[] {
  return Array.from({ length: count }, (_, index) => {
    const height = 600;
    const width = Math.round(height * ratios[index % ratios.length]!);
    return {
      id: `s${index}`,
      src: picture(index),
      width,
      height,
      alt: `Picture ${index + 1}`,
      ...change(index),
    };
  });
}
