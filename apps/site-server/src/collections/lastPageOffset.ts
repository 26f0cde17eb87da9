/** The offset of the last page of a list: an address may request a later one. */
export const lastPageOffset = (total: number, limit: number): number =>
  Math.max(0, Math.ceil(total / limit) - 1) * limit;
