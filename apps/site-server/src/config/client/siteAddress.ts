/** The content of the area over a page. */
export interface ShownSite {
  /** Path and query of the page in the frame. */
  path: string;
  /** Names of the previewed parts over the page, separated by commas; empty for none. */
  preview: string;
  /** The width of the stage around the page. */
  width: string;
  isPanelOpen: boolean;
}

/** Path and query of a page, without our own parameters. */
export function pagePath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('preview');
  return pathname + (query.size > 0 ? `?${query}` : '');
}

export function withParameter(path: string, parameter: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}`;
}

/** The address of a page with its previewed parts. */
export function previewAddress({ path, preview }: Pick<ShownSite, 'path' | 'preview'>): string {
  return preview ? withParameter(path, `preview=${preview}`) : path;
}

/** The address of the area that restores all of it. */
export function areaAddress({ path, preview, width, isPanelOpen }: ShownSite): string {
  const query = new URLSearchParams({ frameUrl: path });
  if (preview) query.set('preview', preview);
  if (width !== 'full') query.set('width', width);
  if (!isPanelOpen) query.set('panel', 'closed');
  return `/config/?${query}`;
}
