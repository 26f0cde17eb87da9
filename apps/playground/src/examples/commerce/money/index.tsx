import { allocateMoney, formatMoney, parseMoney, splitTax } from '@plinth/commerce/money';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { defaultOptions, type MoneyOptions } from './example';

export default function MoneyExample({ values }: ExampleProps<MoneyOptions>): ReactNode {
  const { typed, currencyCode, taxRate, isIncluded, parts } = { ...defaultOptions, ...values };
  const price = parseMoney(typed, currencyCode);
  if (!price)
    return (
      <p>
        “{typed}” could mean something else than an amount of {currencyCode}: nothing is guessed.
      </p>
    );
  const rate = /^\d+(\.\d+)?$/.test(taxRate) ? taxRate : '0';
  const { net, tax, gross } = splitTax(price, rate, { isIncluded });
  const shares = allocateMoney(
    price,
    Array.from({ length: parts }, () => 1),
  );
  const rows = [
    ['Typed', typed],
    ['Minor units', String(price.amount)],
    ['Written', formatMoney(price)],
    ['Net', formatMoney(net)],
    ['Tax', formatMoney(tax)],
    ['Gross', formatMoney(gross)],
    [`In ${parts}`, shares.map((share) => formatMoney(share)).join(' + ')],
  ];
  return (
    <table className="example-table">
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
