import type { BlockScript } from '../../host/blockScript';

export const mapScript: BlockScript = {
  kind: 'map',
  types: [4],
};
