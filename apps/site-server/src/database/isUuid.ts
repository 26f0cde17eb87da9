/** Whether a text is an id that the database can look for; any other is an error of PostgreSQL. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
