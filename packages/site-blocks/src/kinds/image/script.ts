import type { BlockScript } from '../../host/blockScript';

export const imageScript: BlockScript = {
  // Also for the pictures of a feed and of a collection link.
  kind: 'image',
  aliases: ['imagefluid', 'instagram'],
  types: [5, 12, 24, 25, 45, 49],
};
