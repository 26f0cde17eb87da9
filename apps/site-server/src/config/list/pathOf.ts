/** The page of an address that a browser reported; a text that is no address stays as it is. */
export const pathOf = (url: string | null): string =>
  url && URL.canParse(url) ? new URL(url).pathname : (url ?? '');
