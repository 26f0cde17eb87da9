/** Replaces a picture that waits for consent, with the same geometry. */
export const emptyPicture = (width = 16, height = 9): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#8884" d="M0 0h${width}v${height}H0z"/></svg>`)}`;
