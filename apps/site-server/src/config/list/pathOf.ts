/** The path of an address that a browser reported; an invalid address stays unchanged. */
export const pathOf = (url: string | null): string =>
  url && URL.canParse(url) ? new URL(url).pathname : (url ?? '');
