/** The maximum margin of a thumbnail strip in pixels ([GAL-17]). */
export const maxStripMargin = 5;
