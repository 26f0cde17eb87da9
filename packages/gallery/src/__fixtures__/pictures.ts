import type { GalleryItem } from '../designs/galleryItem';

/** A picture as code: no file, no network, decoded at once. */
export function picture(index: number, width: number, height: number): string {
  const hue = (index * 47) % 360;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 50% 50%)"/></svg>`,
  )}`;
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
      src: picture(index, width, height),
      width,
      height,
      alt: `Picture ${index + 1}`,
      ...change(index),
    };
  });
}
