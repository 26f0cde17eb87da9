/** Bytes of a request's head that the server accepts. */
export const largestUsefulHead = 16_000;

/**
 * Bytes that the parser reads at most: more than the server accepts, so that a browser with too many cookies gets a
 * page.
 */
export const largestHead = 64_000;
