import { blockType } from '@plinth/site-model';
import { html } from './block';
import type { BlockRenderer } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';

export const htmlBlock: BlockRenderer = {
  kind: html.kind,
  types: [blockType.html],
  render: (_, context, block) => ({
    content: (
      <div
        className="pl-block-content"
        dangerouslySetInnerHTML={{
          __html: context.sanitizeHtml(settingsOf(html, block, context).html),
        }}
      />
    ),
  }),
};
