import { createPlainTranslate, type Translate } from '@plinth/site-model';
import { useRef, useState, type ReactNode } from 'react';
import type { CartLine } from '../cart/cart';
import type { CartOutcome } from '../cart/cartOutcome';
import { productLine } from '../cart/productLine';
import { choiceText, valueText } from '../product/choiceText';
import type { Product } from '../product/product';
import type { VariantSelection } from '../product/productChoice';
import type { ProductChoiceState } from '../product/productChoiceStore';
import { kindText } from '../product/kindText';
import { productLimits } from '../product/productLimits';
import { productMessages } from '../product/productMessages';
import { ProductPriceText } from './ProductPriceText';
import { useProductChoice } from './useProductChoice';
import type { TextOptions } from './textOptions';

export interface ProductOptionsProps extends TextOptions {
  /** The product whose variants are chosen. */
  product: Product;
  /**
   * Adds a line to the cart; see `addToCart`, which also handles the express checkout ([COM-17]).
   */
  addLine: (line: CartLine) => Promise<CartOutcome>;
  /** The address of the cart, for a link in the note about an added product. @default no link */
  cartHref?: string | undefined;
  /** The address of the product's page, for the cart's line. */
  href?: string | undefined;
  /** Address of the picture in the cart. */
  imageUrl?: string | undefined;
  /** Names of the options in the order of their selects. @default the order of the variants */
  optionNames?: readonly string[] | undefined;
  /** The initial choice. */
  selection?: VariantSelection | undefined;
  /** The text of the button. @default 'Add to cart' */
  buttonLabel?: string | undefined;
}

/**
 * Price, options, quantity and button of a product ([COM-3] to [COM-6]). Its markup is that of
 * `attachProduct`, so that it may also be used without React. State for CSS: `data-sold-out`,
 * `data-adding`.
 */
export function ProductOptions(props: ProductOptionsProps): ReactNode {
  const {
    product,
    addLine,
    cartHref,
    href,
    imageUrl,
    optionNames,
    selection,
    buttonLabel,
    ...textOptions
  } = props;
  const { locale, messages } = textOptions;
  const translate = createPlainTranslate(productMessages, { locale, overrides: messages });
  const root = useRef<HTMLDivElement>(null);
  const [state, choice] = useProductChoice(product, { optionNames, selection });
  const [status, setStatus] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const { options, price, problem, quantity } = state;
  const kind = kindText(product.productType, textOptions);
  const isSoldOut = problem?.type === 'sold-out';
  const isQuantityWrong = problem?.type === 'too-many' || problem?.type === 'whole-number';

  const add = async () => {
    if (isAdding || isSoldOut) return;
    const line = productLine(choice, { href, imageUrl });
    setHasTried(true);
    if (!line) {
      setStatus(choiceText(state, translate));
      const place =
        problem?.type === 'option' ? `select[data-option="${problem.option}"]` : 'input';
      root.current?.querySelector<HTMLElement>(place)?.focus();
      return;
    }
    setIsAdding(true);
    setStatus(translate('commerce.product.adding'));
    try {
      const outcome = await addLine(line);
      setStatus(outcome.ok ? translate('commerce.product.added') : outcome.refusal.message);
    } finally {
      setIsAdding(false);
      setHasTried(false);
    }
  };

  return (
    <div
      ref={root}
      className="pl-product"
      data-sold-out={isSoldOut ? '' : undefined}
      data-adding={isAdding ? '' : undefined}
      data-product-title={product.title}
      data-item-id={product.id}
      data-variants={
        product.productType === 'DIGITAL'
          ? JSON.stringify([digitalVariant(product)])
          : JSON.stringify(product.variants)
      }
    >
      <p data-product-price="">{price && <ProductPriceText price={price} {...textOptions} />}</p>
      {kind && <p className="pl-product-kind">{kind}</p>}
      {options.map((option, index) => (
        <OptionSelect
          key={index}
          option={option}
          index={index}
          translate={translate}
          isWrong={hasTried && problem?.type === 'option' && problem.option === index}
          onSelect={(value) => {
            setStatus('');
            choice.select(index, value);
          }}
        />
      ))}
      <QuantityField
        label={translate('commerce.product.quantity')}
        quantity={quantity}
        isWrong={hasTried && isQuantityWrong}
        onQuantity={(entered) => {
          setStatus('');
          choice.setQuantity(entered);
        }}
      />
      <button
        className="pl-product-add"
        type="button"
        data-add-to-cart=""
        data-item-id={product.id}
        data-product-type={product.productType}
        aria-disabled={isSoldOut || isAdding}
        onClick={() => void add()}
      >
        {isSoldOut
          ? translate('commerce.product.soldOut')
          : (buttonLabel ?? translate('commerce.product.addToCart'))}
      </button>
      <p className="pl-product-status" role="status" data-product-status="">
        {status}
        {status === translate('commerce.product.added') && cartHref !== undefined ? (
          <>
            {' '}
            <a href={cartHref}>{translate('commerce.product.viewCart')}</a>
          </>
        ) : null}
      </p>
    </div>
  );
}

const OptionSelect = ({
  option: { name, selected, values },
  index,
  translate,
  isWrong,
  onSelect,
}: {
  option: ProductChoiceState['options'][number];
  index: number;
  translate: Translate<keyof typeof productMessages>;
  isWrong: boolean;
  onSelect: (value: string) => void;
}) => (
  <label className="pl-product-option">
    <span>{name}</span>
    <select
      value={selected}
      data-option={index}
      data-variant-option-name={name}
      aria-invalid={isWrong || undefined}
      onChange={({ target }) => onSelect(target.value)}
    >
      <option value="">{translate('commerce.product.choose', { option: name })}</option>
      {values.map(({ value, state }) => (
        <option key={value} value={value} data-state={state}>
          {valueText(value, state, translate)}
        </option>
      ))}
    </select>
  </label>
);

const QuantityField = ({
  label,
  quantity,
  isWrong,
  onQuantity,
}: {
  label: string;
  /** `NaN` while the field is empty. */
  quantity: number;
  isWrong: boolean;
  onQuantity: (quantity: number) => void;
}) => (
  <label className="pl-product-quantity">
    <span>{label}</span>
    <input
      type="number"
      inputMode="numeric"
      min={1}
      max={productLimits.maxQuantity}
      data-product-quantity=""
      value={Number.isNaN(quantity) ? '' : quantity}
      aria-invalid={isWrong || undefined}
      onChange={({ target }) => onQuantity(target.value.trim() === '' ? NaN : Number(target.value))}
    />
  </label>
);

function digitalVariant(product: Extract<Product, { productType: 'DIGITAL' }>): object {
  const { id, sku, priceCents, salePriceCents, onSale, currencyCode } = product;
  const price = (amount: number | undefined) =>
    amount === undefined ? undefined : { amount, currencyCode };
  return {
    id,
    sku,
    price: price(priceCents),
    salePrice: price(salePriceCents),
    onSale,
    unlimited: true,
  };
}
