import type { BlockScript } from '../../host/blockScript';

export const commentsScript: BlockScript = {
  kind: 'comments',
  // Posts alone have comments.
  registeredBy: 'src/start/someParts.ts',
};
