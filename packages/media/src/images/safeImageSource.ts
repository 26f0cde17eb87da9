// Browsers drop tabs and line breaks inside an address, and spaces and controls around it.

const ignored = /[\t\n\r]|^[\0-\x20]+|[\0-\x20]+$/g;
const scheme = /^[a-z][a-z\d+.-]*:/i;
// `data:` only for raster pictures and SVG: both are shown as inert pictures by an `img`.
const allowed = /^(https?:|blob:|data:image\/(avif|gif|jpe?g|png|svg\+xml|webp)[;,])/i;

/**
 * The address as a browser would read it, or `undefined` where it could be anything but a picture:
 * relative, http, https, blob and `data:image/…` addresses pass.
 */
export function safeImageSource(source: unknown): string | undefined {
  if (typeof source !== 'string') return undefined;
  const cleaned = source.replace(ignored, '');
  return cleaned === '' || (scheme.test(cleaned) && !allowed.test(cleaned)) ? undefined : cleaned;
}
