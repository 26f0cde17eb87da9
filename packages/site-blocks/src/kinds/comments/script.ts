import type { BlockScript } from '../../host/blockScript';

export const commentsScript: BlockScript = {
  kind: 'comments',
  // Only posts have comments.
  registeredBy: 'src/start/someParts.ts',
};
