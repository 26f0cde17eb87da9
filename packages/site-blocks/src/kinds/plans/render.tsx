import { commerceMessages, currentPrice, isSoldOut, subscriptionText } from '@plinth/commerce';
import { blockType, createPlainTranslate } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readText, readTextOr } from '../../context/readSettings';
import type { RenderContext } from '../../context/renderContext';
import { plansScript } from './script';

interface Plan {
  option: 'left' | 'right';
  label: string;
  productId: string;
  /** Rich text. */
  text: string;
}

/**
 * Two plans, of which one is shown at a time ([COM-16]). Without a script both are stacked. Each
 * has a form that leads to the subscription's checkout.
 */
export const plansBlock: BlockRenderer = {
  kind: 'pricing-plan',
  types: [blockType.pricingPlan],
  styles: ['commerce', 'shop'],
  client: plansScript,
  render(settings, context): RenderedBlock {
    const plans = (['left', 'right'] as const).map((option) => readPlan(settings, option));
    const title = readTextOr(settings, 'title', '');
    return {
      content: (
        <div className="pl-pricing-toggle pl-plans">
          <div className="pl-pricing-toggle-buttons" role="group" aria-label={title || undefined}>
            {plans.map(({ option, label }, index) => (
              <button
                key={option}
                type="button"
                className={`pl-pricing-toggle-button${index === 0 ? ' pl-pricing-toggle-button--selected' : ''}`}
                data-pricing-button={option}
                aria-pressed={index === 0}
              >
                {label}
              </button>
            ))}
          </div>
          {plans.map((plan, index) => (
            <div key={plan.option} data-pricing-option={plan.option} hidden={index > 0}>
              <JoinSection plan={plan} context={context} />
            </div>
          ))}
        </div>
      ),
    };
  },
};

function readPlan(settings: Record<string, unknown>, option: Plan['option']): Plan {
  const plan = Object(settings[option]) as Record<string, unknown>;
  return {
    option,
    label: readText(plan, 'label'),
    productId: readText(plan, 'productId'),
    text: readTextOr(plan, 'text', ''),
  };
}

function JoinSection({ plan, context }: { plan: Plan; context: RenderContext }) {
  const { locale, messages, money, request } = context;
  const product = request.shop?.products[plan.productId];
  const variant = product?.variants[0];
  if (!variant) throw new TypeError(`Its product ${plan.productId} is not sold.`);
  const translate = createPlainTranslate(commerceMessages, { locale, overrides: messages });
  const isGone = isSoldOut(product);
  return (
    <form className="pl-plan" method="post" action="/commerce/subscribe" target="_top">
      <p className="pl-plan-price">
        <strong>{money.format(currentPrice(variant))}</strong>{' '}
        {product.subscription && (
          <span>{subscriptionText(product.subscription, { locale, messages })}</span>
        )}
      </p>
      {plan.text && <div dangerouslySetInnerHTML={{ __html: context.sanitizeHtml(plan.text) }} />}
      <input type="hidden" name="itemId" value={product.id} />
      <input type="hidden" name="sku" value={variant.sku} />
      <input type="hidden" name="key" value={request.shop!.key} />
      <button className="pl-cart-checkout" type="submit" disabled={isGone}>
        {translate(isGone ? 'commerce.product.soldOut' : 'commerce.product.subscribe')}
      </button>
    </form>
  );
}
