import { money, type Money } from './amount';
import { fractionOf } from './factor';
import { MoneyError } from './MoneyError';

/**
 * Splits money by weights so that the parts sum to the whole ([COM-2]). Each part is the exact share rounded towards
 * zero; the minor units that remain go to the shares which lost most, the earlier one first among equals.
 * A weight of 0 gets nothing.
 * @throws MoneyError when a weight is negative or no number, or when no weight is above 0
 */
export function allocateMoney(
  { amount, currencyCode }: Money,
  weights: readonly (number | string)[],
): Money[] {
  const fractions = weights.map(fractionOf);
  const common = fractions.reduce(
    (largest, { denominator }) => (denominator > largest ? denominator : largest),
    1n,
  );
  // Denominators are powers of ten, so the largest is a multiple of each.
  const shares = fractions.map(({ numerator, denominator }) => numerator * (common / denominator));
  const total = shares.reduce((sum, share) => sum + share, 0n);
  if (total <= 0n || shares.some((share) => share < 0n))
    throw new MoneyError(
      'factor',
      `Nothing can be split by the weights [${weights.join(', ')}]. Give weights from 0 up, at least one above 0.`,
    );

  const whole = BigInt(Math.abs(amount));
  const parts = shares.map((share) => Number((whole * share) / total));
  const lost = shares.map((share) => (whole * share) % total);
  const byLoss = parts
    .map((_, index) => index)
    .sort((a, b) => (lost[a]! === lost[b]! ? a - b : lost[a]! > lost[b]! ? -1 : 1));
  let left = Math.abs(amount) - parts.reduce((sum, part) => sum + part, 0);
  for (const index of byLoss) {
    if (left-- <= 0) break;
    parts[index]! += 1;
  }
  return parts.map((part) => money(amount < 0 ? -part : part, currencyCode));
}
