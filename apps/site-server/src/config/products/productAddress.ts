/** The address of a product's form; the id may contain characters that have a meaning in addresses. */
export const productAddress = (id: string): string => `/config/products/${encodeURIComponent(id)}`;

/** The address to which the form of a product sends the files of a download. */
export const soldFilesAddress = '/config/products/files';
