/** A field's id as the id of an element: lists of ids are parted by spaces, so that none may stand in one. */
export const elementId = (id: string): string => id.replace(/\s/g, encodeURIComponent);
