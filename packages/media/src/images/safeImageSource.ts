// Browsers remove tabs and line breaks inside an address, and spaces and control characters around
// it.

const ignored = /[\t\n\r]|^[\0- ]+|[\0- ]+$/g;
// A scheme that is not for pictures. `data:` is allowed only for raster pictures and SVG, which an
// `img` shows inert.
const refused =
  /^(?!https?:|blob:|data:image\/(avif|gif|jpe?g|png|svg\+xml|webp)[;,])[a-z][a-z\d+.-]*:/i;

/**
 * The address as a browser would read it, or `undefined` if it might not be a picture: relative,
 * http, https, blob and `data:image/…` addresses are allowed.
 */
export function safeImageSource(source: unknown): string | undefined {
  if (typeof source !== 'string') return undefined;
  // The patterns are skipped for most addresses: compiling them would delay a page's first
  // pictures.
  const isPlain = source.startsWith('https:') || !source.includes(':');
  if (isPlain && [...source].every((letter) => letter > ' ')) return source || undefined;
  const cleaned = source.replace(ignored, '');
  return refused.test(cleaned) ? undefined : cleaned || undefined;
}
