/** A thumbnail strip never has wider margins than this, in pixels ([GAL-17]). */
export const maxStripMargin = 5;
