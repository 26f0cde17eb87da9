/** Where a product is edited; an id may hold any sign that an address has another use for. */
export const productAddress = (id: string): string => `/config/products/${encodeURIComponent(id)}`;

/** Where the form of a product sends the files of a download. */
export const soldFilesAddress = '/config/products/files';
