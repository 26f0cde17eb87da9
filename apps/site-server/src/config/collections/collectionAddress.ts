/** The address of a collection in the area. */
export const collectionAddress = (id: string): string =>
  `/config/collections/${encodeURIComponent(id)}`;

/** The address of an item in the area. */
export const itemAddress = (collectionId: string, id: string): string =>
  `${collectionAddress(collectionId)}/items/${encodeURIComponent(id)}`;
