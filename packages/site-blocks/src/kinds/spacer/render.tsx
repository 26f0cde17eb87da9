import { blockType } from '@plinth/site-model';
import { spacer } from './block';
import type { BlockRenderer } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';

export const spacerBlock: BlockRenderer = {
  kind: spacer.kind,
  types: [blockType.spacer],
  render: (_, context, block) => ({
    content: (
      <div
        aria-hidden="true"
        style={{ blockSize: `${settingsOf(spacer, block, context).height}px` }}
      />
    ),
  }),
};
