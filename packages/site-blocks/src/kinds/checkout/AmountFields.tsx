import type { Money } from '@plinth/commerce/money';
import type { AmountChoice } from '../../context/shopView';

interface AmountFieldsProps {
  choice: AmountChoice;
  format: (money: Money) => string;
  /** The label of the option for another amount, and of its field. */
  ownLabel?: string;
  ownAmountLabel?: string;
  /** Makes ids unique on a page. */
  id: string;
  error?: string | undefined;
}

/** Amounts as radio buttons, and a field for another amount. */
export function AmountFields({
  choice,
  format,
  ownLabel,
  ownAmountLabel,
  id,
  error,
}: AmountFieldsProps) {
  const { name, options, own } = choice;
  const errorId = `${id}-error`;
  return (
    <>
      <div className="pl-amounts">
        {options.map(({ value, price, isChosen }, index) => (
          <label className="pl-amount" key={value}>
            <input
              id={index === 0 ? `${id}-first` : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={isChosen}
            />
            <span>{format(price)}</span>
          </label>
        ))}
        {own && options.length > 0 && (
          <label className="pl-amount">
            <input type="radio" name={name} value="own" defaultChecked={own.isChosen} />
            <span>{ownLabel}</span>
          </label>
        )}
      </div>
      {own && (
        <div className="pl-checkout-field pl-amount-own">
          <label htmlFor={`${id}-own`}>{ownAmountLabel}</label>
          <input
            id={`${id}-own`}
            name="ownAmount"
            inputMode="decimal"
            autoComplete="transaction-amount"
            maxLength={20}
            defaultValue={own.value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
        </div>
      )}
      {error && (
        <p className="pl-shop-error" id={errorId}>
          {error}
        </p>
      )}
    </>
  );
}
