import { blockType } from '@plinth/site-model';
import { horizontalRule } from './block';
import type { BlockRenderer } from '../../context/blockRenderer';

export const ruleBlock: BlockRenderer = {
  kind: horizontalRule.kind,
  types: [blockType.horizontalRule],
  render: () => ({ content: <hr className="pl-rule" /> }),
};
