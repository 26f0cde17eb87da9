import {
  clampFocalPoint,
  imageAttributes,
  placeholderStyle,
  safeImageSource,
  type ImageSizeFormat,
} from '@plinth/media/image-markup';
import { version, type CSSProperties, type ImgHTMLAttributes } from 'react';
import type { GalleryItem } from '../designs/galleryItem';

export interface ImagePropsOptions {
  item: GalleryItem;
  /** The width at which the picture is shown, in the grammar of the `sizes` attribute. */
  sizes: string;
  /** Whether the picture is initially in view. */
  priority: boolean;
  /** Whether it loads lazily. @default true */
  lazyLoad?: boolean | undefined;
  /** The position of a picture's width in its address; `none` if the server has only one size. */
  sizeFormat: ImageSizeFormat | 'none';
}

/** The properties of a slide's `img`: its space is always reserved ([GAL-22a]). */
export function imageProps({
  item,
  sizes,
  priority,
  lazyLoad = true,
  sizeFormat,
}: ImagePropsOptions): ImgHTMLAttributes<HTMLImageElement> | undefined {
  const { src, width, height, alt = '' } = item;
  const focalPoint = item.focalPoint && clampFocalPoint(item.focalPoint);
  const style: CSSProperties = { ...placeholderStyle(item.placeholder) };
  if (focalPoint && (focalPoint.x !== 0.5 || focalPoint.y !== 0.5))
    style.objectPosition = `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
  const own = {
    alt,
    ...(width && height ? { width, height } : {}),
    ...(Object.keys(style).length > 0 ? { style } : {}),
  };
  if (sizeFormat === 'none') {
    const source = safeImageSource(src);
    return source ? { ...own, src: source, ...loading(priority, lazyLoad) } : undefined;
  }
  const attributes = imageAttributes({ src, width, height, sizes, priority, sizeFormat });
  if (!attributes) return undefined;
  const { src: source, srcset, sizes: shown } = attributes;
  return {
    ...own,
    ...(shown ? { sizes: shown } : {}),
    ...(srcset ? { srcSet: srcset } : {}),
    ...loading(priority, lazyLoad),
    src: source,
  };
}

/** React 18 takes the attribute's own name and warns about React 19's name. */
const fetchPriority = Number.parseInt(version) < 19 ? 'fetchpriority' : 'fetchPriority';

function loading(priority: boolean, lazyLoad: boolean): ImgHTMLAttributes<HTMLImageElement> {
  if (priority) return { [fetchPriority]: 'high' };
  return lazyLoad ? { loading: 'lazy', decoding: 'async' } : { decoding: 'async' };
}

const percent = (fraction: number) => `${Math.round(fraction * 1e4) / 100}%`;
