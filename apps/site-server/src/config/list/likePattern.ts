/** What LIKE would take for a placeholder is looked for as it stands. */
export const likePattern = (text: string): string =>
  `%${text.replaceAll('\u0000', '').replace(/[\\%_]/g, '\\$&')}%`;
