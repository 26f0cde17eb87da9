/** The address for editing a product; an id may hold characters with a meaning in addresses. */
export const productAddress = (id: string): string => `/config/products/${encodeURIComponent(id)}`;

/** Where the form of a product sends the files of a download. */
export const soldFilesAddress = '/config/products/files';
