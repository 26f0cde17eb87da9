import { imageSizes } from './imageSizes';
import { limitedSizes } from './limitedSizes';
import { objectPosition } from './objectPosition';
import type { FocalPoint } from './clampFocalPoint';
import type { FitAlignment, ImageMode } from './resolveImageSettings';
import { safeImageSource } from './safeImageSource';
import { hasVariants, variantUrl, type ImageSizeFormat } from './variantUrl';

export interface ImageAttributesOptions {
  /** The address without a size. */
  src: string;
  /** The picture's own width in pixels; with `height` it reserves the space. */
  width?: number | undefined;
  /** The picture's own height in pixels. */
  height?: number | undefined;
  /** The width at which the picture is shown, in the grammar of the `sizes` attribute. @default '100vw' */
  sizes?: string | undefined;
  /** Served widths that may be chosen. @default imageSizes */
  widths?: readonly number[] | undefined;
  /** @default 'query' */
  sizeFormat?: ImageSizeFormat | undefined;
  /** @default 'none' */
  mode?: ImageMode | undefined;
  /** @default { x: 0.5, y: 0.5 } */
  focalPoint?: FocalPoint | undefined;
  /** @default ['center'] */
  fitAlignment?: readonly FitAlignment[] | undefined;
  /** Maximum device pixels per CSS pixel. @default Infinity */
  dprMax?: number | undefined;
  /** Minimum device pixels per CSS pixel. @default 0 */
  dprMin?: number | undefined;
  /** The first picture in view: loads at once, before others. @default false */
  priority?: boolean | undefined;
}

export interface ImageStyle {
  aspectRatio?: string;
  objectFit?: 'cover' | 'contain';
  objectPosition?: string;
}

export interface ImageAttributes {
  src: string;
  srcset?: string;
  sizes?: string;
  width?: number;
  height?: number;
  loading: 'eager' | 'lazy';
  decoding: 'async';
  fetchpriority?: 'high';
  style: ImageStyle;
}

/**
 * The attributes of an `img` whose size the browser chooses ([MED-7]). Width and height are always
 * reserved if they are known.
 * @returns `undefined` if the address is not a picture's
 *
 * @example
 * ```ts
 * import { imageAttributes } from '@plinth/media';
 *
 * imageAttributes({ src: '/heather.jpg', width: 1330, height: 1000, sizes: '50vw', priority: true });
 * ```
 */
export function imageAttributes(options: ImageAttributesOptions): ImageAttributes | undefined {
  const source = safeImageSource(options.src);
  if (!source) return undefined;
  const { width, height, priority = false, sizes = '100vw', sizeFormat } = options;
  const attributes: ImageAttributes = {
    src: source,
    loading: priority ? 'eager' : 'lazy',
    decoding: 'async',
    style: imageStyle(options),
  };
  if (priority) attributes.fetchpriority = 'high';
  if (width && height) Object.assign(attributes, { width, height });
  if (hasVariants(source)) {
    const widths = servedWidths(options.widths ?? imageSizes, width);
    attributes.src = variantUrl(source, widths.at(-1)!, sizeFormat);
    attributes.srcset = imageSrcset(source, { widths, width, sizeFormat });
    // `auto` makes the browser use the layout width; it is only valid for a lazy picture.
    attributes.sizes = limitedSizes(priority ? sizes : `auto, ${sizes}`, options);
  }
  return attributes;
}

/**
 * The `srcset` of a source: each served width with the actual width of the file.
 *
 * @example
 * ```ts
 * import { imageSrcset } from '@plinth/media';
 *
 * imageSrcset('/heather.jpg', { widths: [300, 600, 1200] });
 * ```
 */
export function imageSrcset(
  source: string,
  {
    widths = imageSizes,
    width,
    sizeFormat,
  }: Pick<ImageAttributesOptions, 'widths' | 'width' | 'sizeFormat'> = {},
): string {
  return servedWidths(widths, width)
    .map(
      (size) =>
        `${srcsetAddress(variantUrl(source, size, sizeFormat))} ${Math.min(size, width || Infinity)}w`,
    )
    .join(', ');
}

/**
 * Widths above the first that covers the whole picture would only repeat it. A width of 0 or `NaN`
 * counts as unknown.
 */
function servedWidths(widths: readonly number[], width?: number): number[] {
  const sorted = [...widths].sort((a, b) => a - b);
  const covering = sorted.findIndex((size) => size >= (width || Infinity));
  return covering < 0 ? sorted : sorted.slice(0, covering + 1);
}

/** White space ends an address in a srcset; a comma at its start or end would separate entries. */
function srcsetAddress(address: string): string {
  return address.replace(/\s/g, encodeURIComponent).replace(/^,+|,+$/g, encodeURIComponent);
}

/**
 * The inline style that reserves the ratio and positions the picture.
 *
 * @example
 * ```ts
 * import { imageStyle } from '@plinth/media';
 *
 * imageStyle({ width: 1330, height: 1000, mode: 'fill', focalPoint: { x: 0.5, y: 0.3 } });
 * ```
 */
export function imageStyle({
  width,
  height,
  mode = 'none',
  focalPoint = { x: 0.5, y: 0.5 },
  fitAlignment,
}: Pick<
  ImageAttributesOptions,
  'width' | 'height' | 'mode' | 'focalPoint' | 'fitAlignment'
>): ImageStyle {
  const style: ImageStyle = {};
  if (width && height) style.aspectRatio = `${width} / ${height}`;
  if (mode !== 'none') {
    style.objectFit = mode === 'fill' ? 'cover' : 'contain';
    style.objectPosition = objectPosition({ mode, focalPoint, fitAlignment });
  }
  return style;
}
