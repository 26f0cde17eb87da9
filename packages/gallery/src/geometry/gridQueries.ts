import { maxColumns } from './columnGeometry';

/**
 * Container queries for columns that are at most `columnWidth` wide. (`min` needs none: CSS grid
 * supports a minimum width of columns, but not a maximum.)
 */
export function gridQueries(columnWidth: number, gutter: number): { key: string; css: string } {
  const key = `${columnWidth}-${gutter}`;
  let css = '';
  for (let columns = 2; columns <= 2 * maxColumns; columns += 1) {
    const from = (columns - 1) * columnWidth + (columns - 2) * gutter + 0.02;
    css += `@container pl-gallery (min-width:${from}px){[data-grid-key="${key}"]{--n:${columns}}}`;
  }
  return { key, css };
}
