import type { BlockRenderer } from '../../render/blockRenderer';

export const ruleBlock: BlockRenderer = {
  kind: 'horizontalrule',
  render: () => ({ content: <hr className="pl-rule" /> }),
};
