/** The content of the area over a page. */
export interface ShownSite {
  /** Path and query of the page in the frame. */
  path: string;
  /** Names of what lies over the page, with commas between; empty for nothing. */
  preview: string;
  /** The width of the stage that the page stands on. */
  width: string;
  isPanelOpen: boolean;
}

/** Path and query of a page, without what is ours. */
export function pagePath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('preview');
  return pathname + (query.size > 0 ? `?${query}` : '');
}

export function withParameter(path: string, parameter: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}`;
}

/** The address of a page with what lies over it. */
export function previewAddress({ path, preview }: Pick<ShownSite, 'path' | 'preview'>): string {
  return preview ? withParameter(path, `preview=${preview}`) : path;
}

/** The address of the area, which brings back all of it. */
export function areaAddress({ path, preview, width, isPanelOpen }: ShownSite): string {
  const query = new URLSearchParams({ frameUrl: path });
  if (preview) query.set('preview', preview);
  if (width !== 'full') query.set('width', width);
  if (!isPanelOpen) query.set('panel', 'closed');
  return `/config/?${query}`;
}
