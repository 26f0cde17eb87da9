/** The host of a visitor's tiles, `tiles.example`; undefined where the page's own server has them. */
export function tileHost(tileUrl = ''): string | undefined {
  return /^(?:https?:)?\/\/(?:\{s\}\.)?([^/?#]+)/i.exec(tileUrl)?.[1];
}
