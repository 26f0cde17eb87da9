import { GiftCard } from '@plinth/commerce/react';
import type { ReactNode } from 'react';
import type { RenderContext } from '../../context/renderContext';
import type { ShownProduct } from '../../context/shopView';

interface GiftCardFormProps {
  context: RenderContext;
  product: ShownProduct;
  head: ReactNode;
}

/**
 * Like every checkout, that of a gift card opens in the whole window, also from the owner's frame.
 */
export const GiftCardForm = ({ context, product, head }: GiftCardFormProps) => (
  <GiftCard
    product={{ ...product, productType: 'GIFT_CARD' }}
    hidden={{ websiteId: context.site.id }}
    target="_top"
    locale={context.locale}
    messages={context.messages}
    format={context.money.format}
  >
    {head}
  </GiftCard>
);
