/**
 * The position of the width in the address: `photo.jpg?format=500w` or `photo-500w.jpg` ([MED-1]).
 */
export type ImageSizeFormat = 'query' | 'filename';

const parts = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s;
const extension = /(\.[a-z\d]+)?$/i;

/**
 * The address of a picture in one of its served widths. Other query parameters and the fragment
 * stay; `data:`, `blob:` and SVG sources have no widths and are returned unchanged.
 */
export function variantUrl(source: string, width: number, format?: ImageSizeFormat): string {
  if (!hasVariants(source)) return source;
  const [, path = '', query = '', fragment = ''] = parts.exec(source)!;
  if (format === 'filename') {
    const name = path.replace(extension, `-${width}w$1`);
    return name + (query && `?${query}`) + fragment;
  }
  const others = query.split('&').filter((pair) => pair && !/^format(=|$)/.test(pair));
  return `${path}?${[...others, `format=${width}w`].join('&')}${fragment}`;
}

/** Whether a source has several served widths. */
export function hasVariants(source: string): boolean {
  return !/^(data|blob):|^[^?#]*\.svgz?([?#]|$)/i.test(source);
}
