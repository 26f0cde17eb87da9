import type { BlockRenderer } from '../../context/blockRenderer';
import { readText, readTextOr } from '../../context/readSettings';

export const quoteBlock: BlockRenderer = {
  kind: 'quote',
  render(settings) {
    const source = readTextOr(settings, 'source', '');
    return {
      content: (
        <figure className="pl-quote">
          <blockquote>{readText(settings, 'quote')}</blockquote>
          {source ? <figcaption className="pl-quote-source">{source}</figcaption> : null}
        </figure>
      ),
    };
  },
};
