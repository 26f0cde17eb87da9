import type { Context } from '../../harness';

export interface Photo {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** Photos of ratios between 0.5 and 2, the same in every run. */
export function photos(context: Context, count: number): Photo[] {
  const random = context.random(42);
  return Array.from({ length: count }, (_, index) => ({
    src: `/photo-${index}.svg`,
    width: random.integer(450, 1800),
    height: 900,
    alt: `Photo ${index + 1}`,
  }));
}

/** A picture with a noticeable cost for decoding and painting. */
export const pictureFile = ({ width, height }: Photo, index: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="hsl(${(index * 47) % 360} 50% 50%)"/><circle cx="50%" cy="50%" r="200" fill="#fff"/></svg>`;
