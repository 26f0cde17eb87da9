import type { BlockScript } from '../../host/blockScript';

export const shareScript: BlockScript = {
  kind: 'socialshare',
  // Its links work without a script; only the share sheet needs one.
  waits: '.pl-share button',
};
