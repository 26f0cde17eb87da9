import { allocateMoney } from '../money/allocateMoney';
import type { Money } from '../money/amount';
import { addMoney, sumMoney } from '../money/arithmetic';
import type { CurrencyCode } from '../money/currency';
import { fractionOf, type Fraction } from '../money/factor';
import type { Rounding } from '../money/rounding';
import { splitTax } from '../money/splitTax';
import type { CartLine, TaxRule } from './cart';

export interface TaxTotal {
  readonly id: string;
  readonly name: string;
  readonly amount: Money;
}

export interface CalculateTaxInput {
  readonly rules: readonly TaxRule[];
  /** Each line with its cost after discount. */
  readonly lines: readonly { readonly line: CartLine; readonly total: Money }[];
  readonly shipping: Money;
  readonly isIncluded: boolean;
  readonly rounding: Rounding;
  readonly currencyCode: CurrencyCode;
}

/** A sum of lines that are taxed by the same rules. */
interface TaxedPart {
  readonly rules: readonly TaxRule[];
  readonly amount: Money;
}

/**
 * The tax of each rule, rounded once per rule instead of once per line, so that rounding errors do
 * not add up.
 */
export function calculateTax(input: CalculateTaxInput): TaxTotal[] {
  const { rules, isIncluded, rounding, currencyCode } = input;
  const parts = taxedParts(input);
  if (!isIncluded)
    return rules.map((rule) => {
      const base = sumMoney(
        parts.filter((part) => part.rules.includes(rule)).map(({ amount }) => amount),
        currencyCode,
      );
      return taxTotal(rule, splitTax(base, rule.rate, { rounding }).tax);
    });

  // Rules whose taxes are included in one price share its tax by their rates.
  const shares = parts.flatMap((part) => {
    const { tax } = splitTax(part.amount, sumOfRates(part.rules), { isIncluded, rounding });
    if (tax.amount === 0) return [];
    const amounts = allocateMoney(
      tax,
      part.rules.map(({ rate }) => rate),
    );
    return part.rules.map((rule, index) => ({ rule, amount: amounts[index]! }));
  });
  return rules.map((rule) =>
    taxTotal(
      rule,
      sumMoney(
        shares.filter((share) => share.rule === rule).map(({ amount }) => amount),
        currencyCode,
      ),
    ),
  );
}

function taxedParts({ rules, lines, shipping }: CalculateTaxInput): TaxedPart[] {
  const parts = new Map<string, TaxedPart>();
  const put = (taxing: readonly TaxRule[], amount: Money) => {
    if (taxing.length === 0) return;
    const key = taxing.map((rule) => rules.indexOf(rule)).join();
    const before = parts.get(key)?.amount;
    parts.set(key, { rules: taxing, amount: before ? addMoney(before, amount) : amount });
  };
  for (const { line, total } of lines)
    if (line.isTaxable !== false)
      put(
        rules.filter(({ productTypes }) => productTypes?.includes(line.productType) ?? true),
        total,
      );
  put(
    rules.filter(({ appliesToShipping }) => appliesToShipping),
    shipping,
  );
  return [...parts.values()];
}

function sumOfRates(rules: readonly TaxRule[]): Fraction {
  return rules
    .map(({ rate }) => fractionOf(rate))
    .reduce((a, b) => ({
      numerator: a.numerator * b.denominator + b.numerator * a.denominator,
      denominator: a.denominator * b.denominator,
    }));
}

function taxTotal({ id, name }: TaxRule, amount: Money): TaxTotal {
  return { id, name, amount };
}
