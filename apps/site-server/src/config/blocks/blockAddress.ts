/** The address of a block's form in the area. */
export const blockAddress = (pageId: string, blockId: string): string =>
  `/config/pages/${encodeURIComponent(pageId)}/blocks/${encodeURIComponent(blockId)}`;
