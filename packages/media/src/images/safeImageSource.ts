// Browsers drop tabs and line breaks inside an address, and spaces and controls around it.

const ignored = /[\t\n\r]|^[\0- ]+|[\0- ]+$/g;
// A scheme, and none of a picture's. `data:` only for raster pictures and SVG: both are shown as inert pictures by an `img`.
const refused =
  /^(?!https?:|blob:|data:image\/(avif|gif|jpe?g|png|svg\+xml|webp)[;,])[a-z][a-z\d+.-]*:/i;

/**
 * The address as a browser would read it, or `undefined` where it could be anything but a picture:
 * relative, http, https, blob and `data:image/…` addresses pass.
 */
export function safeImageSource(source: unknown): string | undefined {
  if (typeof source !== 'string') return undefined;
  // Most addresses are spared the patterns, which would have to be compiled for a page's first pictures.
  const isPlain = source.startsWith('https:') || !source.includes(':');
  if (isPlain && [...source].every((letter) => letter > ' ')) return source || undefined;
  const cleaned = source.replace(ignored, '');
  return refused.test(cleaned) ? undefined : cleaned || undefined;
}
