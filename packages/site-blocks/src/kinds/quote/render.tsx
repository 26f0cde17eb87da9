import { blockType } from '@plinth/site-model';
import { quote } from './block';
import type { BlockRenderer } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';

export const quoteBlock: BlockRenderer = {
  kind: quote.kind,
  types: [blockType.quote],
  render(_, context, block) {
    const { quote: words, source } = settingsOf(quote, block, context);
    return {
      content: (
        <figure className="pl-quote">
          <blockquote>{words}</blockquote>
          {source ? <figcaption className="pl-quote-source">{source}</figcaption> : null}
        </figure>
      ),
    };
  },
};
