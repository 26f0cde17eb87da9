import type { BlockRenderer } from '../../context/blockRenderer';
import { readText } from '../../context/readSettings';

export const htmlBlock: BlockRenderer = {
  kind: 'html',
  render: (settings, { sanitizeHtml }) => ({
    content: (
      <div
        className="pl-block-content"
        dangerouslySetInnerHTML={{ __html: sanitizeHtml(readText(settings, 'html')) }}
      />
    ),
  }),
};
