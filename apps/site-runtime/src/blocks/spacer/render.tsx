import type { BlockRenderer } from '../../render/blockRenderer';
import { readNumberOr } from '../readSettings';

export const spacerBlock: BlockRenderer = {
  kind: 'spacer',
  render: (settings) => ({
    content: (
      <div aria-hidden="true" style={{ blockSize: `${readNumberOr(settings, 'height', 48)}px` }} />
    ),
  }),
};
