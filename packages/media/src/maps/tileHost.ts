/** The host of the tiles, such as `tiles.example`; `undefined` for the page's own server. */
export function tileHost(tileUrl = ''): string | undefined {
  return /^(?:https?:)?\/\/(?:\{s\}\.)?([^/?#]+)/i.exec(tileUrl)?.[1];
}
