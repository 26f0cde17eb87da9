/** Where a product is edited; an id may hold any sign that an address has another use for. */
export const productAddress = (id: string): string => `/config/products/${encodeURIComponent(id)}`;
