import { safeImageSource } from './safeImageSource';
import { hasVariants } from './variantUrl';

/** The same picture in another format: the browser uses the first that it supports. */
export interface ImageFormatSource {
  /** MIME type, `image/avif` or `image/webp`. */
  type: string;
  /** The address without a size. */
  src: string;
}

/** The valid formats: those with a picture's address and a picture's type. */
export function knownFormats(sources: readonly ImageFormatSource[] = []): ImageFormatSource[] {
  return sources.flatMap(({ type, src }) => {
    const safe = safeImageSource(src);
    return safe && hasVariants(safe) && /^image\/[\w.+-]+$/.test(type) ? [{ type, src: safe }] : [];
  });
}
