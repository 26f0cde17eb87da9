import { createPlainTranslate } from '@plinth/site-model';
import type { RenderContext } from '../../context/renderContext';
import type { CheckoutView } from '../../context/shopView';
import { stripeFrames, stripeSources } from '../../providers/stripe/stripeProvider';
import { checkoutMessages } from './checkoutMessages';
import { Choice } from './Choice';

interface PaymentFieldsProps {
  context: RenderContext;
  checkout: CheckoutView;
}

/** The payment: the provider's own fields, or the choice of the test provider. */
export function PaymentFields({ context, checkout }: PaymentFieldsProps) {
  const { locale, messages, request } = context;
  const { payments, answer, paymentKey } = request.shop!;
  const translate = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
  if (paymentKey && dueOf(checkout) === 0) return null;
  return (
    <fieldset>
      <legend>{translate('runtime.checkout.payment')}</legend>
      {paymentKey ? (
        <ProviderFields context={context} checkout={checkout} paymentKey={paymentKey} />
      ) : (
        payments.map(({ token, label }) => (
          <Choice
            key={token}
            name="payment"
            value={token}
            label={label}
            isChosen={(answer?.values?.['payment'] ?? payments[0]!.token) === token}
          />
        ))
      )}
    </fieldset>
  );
}

function ProviderFields({
  context,
  checkout,
  paymentKey,
}: PaymentFieldsProps & { paymentKey: string }) {
  const { locale, messages, request } = context;
  const translate = createPlainTranslate(checkoutMessages, { locale, overrides: messages });
  context.allowProvider(stripeSources);
  for (const origin of stripeFrames) context.allowFrame(origin);
  return (
    <div
      className="pl-payment"
      data-payment-key={paymentKey}
      data-payment-amount={dueOf(checkout)}
      data-payment-currency={request.shop!.currencyCode}
      data-payment-unreachable={translate('runtime.checkout.payment.unreachable')}
      data-payment-mode={checkout.kind === 'subscription' ? 'subscription' : 'payment'}
    >
      <input type="hidden" name="payment" value="" />
      <div className="pl-payment-place" data-payment-place="" />
      <p className="pl-shop-error pl-payment-note" role="alert" data-payment-note="" />
      <noscript>
        <p>{translate('runtime.checkout.payment.needsScript')}</p>
      </noscript>
    </div>
  );
}

/** Minor units; the first option if the amount is chosen in the checkout itself. */
function dueOf({ cart, choice }: CheckoutView): number {
  if (cart) return cart.amountDueCents ?? cart.grandTotalCents;
  const options = choice?.options ?? [];
  return (options.find(({ isChosen }) => isChosen) ?? options[0])?.price.amount ?? 100;
}
