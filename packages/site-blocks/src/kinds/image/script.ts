import type { BlockScript } from '../../host/blockScript';

export const imageScript: BlockScript = {
  // With the pictures of a feed and of a link to a collection.
  kind: 'image',
  aliases: ['imagefluid', 'instagram'],
  types: [5, 12, 24, 25, 45, 49],
};
