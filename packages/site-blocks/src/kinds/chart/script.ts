import type { BlockScript } from '../../host/blockScript';

export const chartScript: BlockScript = {
  kind: 'chart',
  types: [62],
};
