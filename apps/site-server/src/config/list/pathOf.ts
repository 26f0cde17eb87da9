/** The page of an address that a browser reported; what is no address stands as it is. */
export const pathOf = (url: string | null): string =>
  url && URL.canParse(url) ? new URL(url).pathname : (url ?? '');
