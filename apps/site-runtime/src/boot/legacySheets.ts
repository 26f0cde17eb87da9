/**
 * Addresses of the style sheets that lay out adopted markup, by the kind that the row of its block names. A kind without
 * any is drawn by the page's own sheets alone.
 */
export type LegacySheets = Readonly<Record<string, readonly string[]>>;
