import type { BlockRenderer } from '../../context/blockRenderer';
import { readNumberOr } from '../../context/readSettings';

export const spacerBlock: BlockRenderer = {
  kind: 'spacer',
  render: (settings) => ({
    content: (
      <div aria-hidden="true" style={{ blockSize: `${readNumberOr(settings, 'height', 48)}px` }} />
    ),
  }),
};
