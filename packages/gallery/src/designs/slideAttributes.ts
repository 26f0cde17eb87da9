import { safeHref } from '@plinth/site-model';

export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The attributes of a slide's markup ([GAL-3]). */
export interface SlideAttributes {
  type: 'image' | 'video';
  id: string | undefined;
  url: string | undefined;
  clickThroughUrl: string | undefined;
  src: string | undefined;
  width: number | undefined;
  height: number | undefined;
  focalPoint: FocalPoint;
}

/** Reads the attributes of a slide from its data set, else from its picture's. */
export function readSlideAttributes(
  slide: Readonly<Record<string, string | undefined>>,
  image: Readonly<Record<string, string | undefined>> = {},
): SlideAttributes {
  const [width, height] = pair(slide['imageDimensions'] ?? image['imageDimensions'], 'x');
  const [x, y] = pair(slide['imageFocalPoint'] ?? image['imageFocalPoint'], ',');
  return {
    type: (slide['type'] ?? image['type']) === 'video' ? 'video' : 'image',
    id: slide['slideId'] || image['slideId'] || undefined,
    url: slide['slideUrl'] || image['slideUrl'] || undefined,
    clickThroughUrl: safeHref(slide['clickThroughUrl']),
    src: slide['src'] || image['src'] || image['image'] || undefined,
    width: width && height && width > 0 && height > 0 ? width : undefined,
    height: width && height && width > 0 && height > 0 ? height : undefined,
    focalPoint: { x: fraction(x), y: fraction(y) },
  };
}

function pair(value: string | undefined, separator: string): [number?, number?] {
  const [first = NaN, second = NaN] = (value ?? '').split(separator).map(Number.parseFloat);
  return Number.isFinite(first) && Number.isFinite(second) ? [first, second] : [];
}

// Not media's `clampFocalPoint`: with it every gallery would load the images' entry.
const fraction = (value = 0.5) => Math.min(1, Math.max(0, value));
