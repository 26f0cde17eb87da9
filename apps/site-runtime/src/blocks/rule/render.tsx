import type { BlockRenderer } from '../../render/renderBlock';

export const ruleBlock: BlockRenderer = {
  kind: 'horizontalrule',
  render: () => ({ content: <hr className="pl-rule" /> }),
};
