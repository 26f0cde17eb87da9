import { addressFormat } from '@plinth/forms/rules';
import type { CheckoutField, ShopAnswer, ShopView } from '../../context/shopView';

interface CheckoutFieldsProps {
  fields: readonly CheckoutField[];
  shop: ShopView;
  answer: ShopAnswer | undefined;
  /** The first entry of the list of countries. */
  choose: string;
}

/** The fields of the buyer and the address, each with its error. */
export function CheckoutFields({ fields, ...more }: CheckoutFieldsProps) {
  return (
    <>
      {fields.map((field) => (
        <Field key={field.name} field={field} {...more} />
      ))}
    </>
  );
}

type FieldProps = Omit<CheckoutFieldsProps, 'fields'> & { field: CheckoutField };

function Field({ field: { name, type, autoComplete }, shop, answer, choose }: FieldProps) {
  const error = answer?.errors?.[name];
  const given = {
    id: `checkout-${name}`,
    name,
    autoComplete,
    required: isAlwaysNeeded(name, shop.countries),
    defaultValue: answer?.values?.[name] ?? '',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `checkout-${name}-error` : undefined,
  };
  return (
    <div className="pl-checkout-field" data-field={name}>
      <label htmlFor={given.id}>{shop.labels[name]}</label>
      {type === 'select' ? (
        <select {...given}>
          <option value="">{choose}</option>
          {shop.countries.map(({ code, name: country }) => (
            <option key={code} value={code}>
              {country}
            </option>
          ))}
        </select>
      ) : (
        <input type={type} maxLength={300} {...given} />
      )}
      {error && (
        <p className="pl-shop-error" id={`checkout-${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * Some countries have no cities, others no postal codes; the server checks that for the chosen
 * country.
 */
function isAlwaysNeeded(name: string, countries: ShopView['countries']): boolean {
  const index = name === 'city' ? 2 : name === 'postalCode' ? 4 : undefined;
  return (
    index === undefined ||
    countries.every(({ code }) => addressFormat(code).required.includes(index))
  );
}
