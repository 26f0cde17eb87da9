import { createPlainTranslate } from '@plinth/site-model';
import type { RenderContext } from '../../context/renderContext';
import { AmountFields } from '../checkout/AmountFields';
import { checkoutMessages } from '../checkout/checkoutMessages';
import { readTextOr } from '../../context/readSettings';
import { donationOf } from './readDonation';

interface DonationFormProps {
  settings: Record<string, unknown>;
  context: RenderContext;
  /** The id of the block. */
  id: string;
}

/**
 * Amounts to choose from, and the visitor's own amount. The browser alone submits it to the
 * checkout ([COM-13]).
 */
export function DonationForm({ settings, context, id }: DonationFormProps) {
  const { locale, messages, page, request, money } = context;
  const currencyCode = request.shop?.currencyCode;
  if (!currencyCode) throw new TypeError('Its site has no shop, and so no currency.');
  const translate = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
  const { title, amounts, suggested, isOwnAllowed } = donationOf(settings);
  const text = readTextOr(settings, 'description', '');
  const chosen = suggested ?? amounts[0];
  return (
    <form className="pl-donation-form" method="get" action="/checkout/donate" target="_top">
      {title && <h2>{title}</h2>}
      {text && <div dangerouslySetInnerHTML={{ __html: context.sanitizeHtml(text) }} />}
      <input
        type="hidden"
        name="donatePageId"
        value={readTextOr(settings, 'donatePageId', page.id)}
      />
      <fieldset>
        <legend>{translate('runtime.donation.amount')}</legend>
        <AmountFields
          id={`donation-${id}`}
          choice={{
            name: 'amount',
            options: amounts.map((amount) => ({
              value: String(amount),
              price: { amount, currencyCode },
              isChosen: amount === chosen,
            })),
            own: isOwnAllowed ? { value: '', isChosen: amounts.length === 0 } : undefined,
          }}
          format={money.format}
          ownLabel={translate('runtime.donation.own')}
          ownAmountLabel={translate('runtime.donation.ownAmount')}
        />
      </fieldset>
      <button className="pl-cart-checkout" type="submit">
        {readTextOr(settings, 'buttonText', '') || translate('runtime.donation.button')}
      </button>
    </form>
  );
}
