/**
 * A field's id as the id of an element: lists of ids are separated by spaces, so an id must not
 * contain any.
 */
export const elementId = (id: string): string => id.replace(/\s/g, encodeURIComponent);
