export interface LeafletMapOptions {
  /**
   * Address of the tiles: `{z}`, `{x}`, `{y}`, and `{style}`, `{labels}`, `{terrain}`, `{s}`, `{r}`
   * if the server supports them.
   */
  tileUrl: string;
  /** The attribution of the map's data, shown in its corner as plain text. */
  attribution?: string | undefined;
  /** @default 19 */
  maxZoom?: number | undefined;
}
