import { safeImageSource } from './safeImageSource';
import { hasVariants } from './variantUrl';

/** The same picture in another format: the browser takes the first that it can show. */
export interface ImageFormatSource {
  /** MIME type, `image/avif` or `image/webp`. */
  type: string;
  /** The address without a size. */
  src: string;
}

/** The formats that can be named: of a picture by an address that may be one, with a type of pictures. */
export function knownFormats(sources: readonly ImageFormatSource[] = []): ImageFormatSource[] {
  return sources.flatMap(({ type, src }) => {
    const safe = safeImageSource(src);
    return safe && hasVariants(safe) && /^image\/[\w.+-]+$/.test(type) ? [{ type, src: safe }] : [];
  });
}
