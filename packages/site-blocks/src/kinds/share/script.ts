import type { BlockScript } from '../../host/blockScript';

export const shareScript: BlockScript = {
  kind: 'socialshare',
  // Its links work by themselves; only the share sheet has to be looked for.
  waits: '.pl-share button',
};
