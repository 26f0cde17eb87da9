/** Where the last page of so many begins: an address may ask for one behind it. */
export const lastPageOffset = (total: number, limit: number): number =>
  Math.max(0, Math.ceil(total / limit) - 1) * limit;
