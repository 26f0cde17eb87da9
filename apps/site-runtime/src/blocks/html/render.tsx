import type { BlockRenderer } from '../../render/blockRenderer';
import { readText } from '../readSettings';

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
