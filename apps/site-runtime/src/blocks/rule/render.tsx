import type { BlockRenderer } from '../../context/blockRenderer';

export const ruleBlock: BlockRenderer = {
  kind: 'horizontalrule',
  render: () => ({ content: <hr className="pl-rule" /> }),
};
