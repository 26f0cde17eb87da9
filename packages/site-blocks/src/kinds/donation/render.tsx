import { checkoutAddress } from '@plinth/commerce';
import { blockType, createPlainTranslate } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readText, readTextOr } from '../../context/readSettings';
import { listingMessages } from '../../parts/listingMessages';
import { DonationForm } from './DonationForm';

/**
 * A request for a donation ([RUN-2i]) with the button to its checkout ([COM-13]). Inside the
 * owner's frame the checkout opens in the whole window, like every checkout. With its own amounts
 * the block contains the choice.
 */
export const donationBlock: BlockRenderer = {
  kind: 'donation',
  types: [blockType.donation],
  styles: ['listing', 'commerce', 'shop'],
  render(settings, context, block): RenderedBlock {
    if (Array.isArray(settings['amounts']))
      return { content: <DonationForm settings={settings} context={context} id={block.id} /> };
    const { locale, messages, sanitizeHtml } = context;
    const translate = createPlainTranslate(listingMessages, { locale, overrides: messages });
    const donatePageId = readText(settings, 'donatePageId');
    const title = readTextOr(settings, 'title', '');
    const text = readTextOr(settings, 'description', '');
    return {
      content: (
        <div
          className="pl-donation"
          data-alignment={readTextOr(settings, 'alignment', 'left')}
          data-button-size={readTextOr(settings, 'buttonSize', 'medium')}
        >
          {title && <h2 className="pl-donation-title">{title}</h2>}
          {text && (
            <div
              className="pl-donation-text"
              dangerouslySetInnerHTML={{ __html: sanitizeHtml(text) }}
            />
          )}
          <a
            className="pl-button"
            href={checkoutAddress({ kind: 'donation', donatePageId })}
            target="_top"
          >
            {readTextOr(settings, 'buttonText', '') || translate('listing.donate')}
          </a>
        </div>
      ),
    };
  },
};
