/** The error of a field as a complete sentence, for the list above the form. */
export const errorInList = (title: string, error: string): string =>
  title && !error.startsWith(title) ? title.replace(/[^?!.:؟。！？]$/, '$&:') + ` ${error}` : error;
