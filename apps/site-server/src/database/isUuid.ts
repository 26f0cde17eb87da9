/** Whether a text is an id that the database can search for; any other text is an error in PostgreSQL. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
