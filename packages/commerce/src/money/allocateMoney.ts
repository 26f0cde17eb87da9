import { money, type Money } from './amount';
import { fractionOf } from './factor';
import { MoneyError } from './MoneyError';

/**
 * Splits money by weights so that the parts sum to the whole ([COM-2]). Each part is the exact
 * share rounded towards zero; the remaining minor units go to the shares with the largest
 * remainders, the earlier share first among equals. A weight of 0 gets nothing.
 * @throws MoneyError if a weight is negative or not a number, or if no weight is above 0
 */
export function allocateMoney(
  { amount, currencyCode }: Money,
  weights: readonly (number | string)[],
): Money[] {
  const fractions = weights.map(fractionOf);
  // Denominators are powers of ten, so their product is a multiple of each.
  const common = fractions.reduce((product, { denominator }) => product * denominator, 1n);
  const shares = fractions.map(({ numerator, denominator }) => numerator * (common / denominator));
  const total = shares.reduce((sum, share) => sum + share, 0n);
  if (total === 0n || shares.some((share) => share < 0n))
    throw new MoneyError('factor', `[${weights.join()}] are not weights: 0 or more, not all 0.`);

  const whole = BigInt(Math.abs(amount));
  const parts = shares.map((share, index) => ({
    index,
    size: Number((whole * share) / total),
    lost: (whole * share) % total,
  }));
  let left = parts.reduce((rest, { size }) => rest - size, Math.abs(amount));
  for (const part of [...parts].sort((a, b) => Number(b.lost - a.lost) || a.index - b.index))
    if (left-- > 0) part.size += 1;
  return parts.map(({ size }) => money(amount < 0 ? -size : size, currencyCode));
}
