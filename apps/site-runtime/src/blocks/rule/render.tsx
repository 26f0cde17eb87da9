import { horizontalRule } from '@plinth/site-blocks';
import type { BlockRenderer } from '../../context/blockRenderer';

export const ruleBlock: BlockRenderer = {
  kind: horizontalRule.kind,
  render: () => ({ content: <hr className="pl-rule" /> }),
};
