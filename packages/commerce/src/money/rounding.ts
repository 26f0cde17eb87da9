/**
 * How a fraction of a minor unit is rounded. The `half…` ways look at the middle only: `half-up` away from zero
 * (so that -x is the opposite of x), `half-down` towards zero, `half-even` to the even neighbour.
 * The others round every fraction: `up` away from zero, `down` towards it, `ceiling` and `floor` by value.
 */
export type Rounding = 'half-up' | 'half-even' | 'half-down' | 'up' | 'down' | 'ceiling' | 'floor';

/** Divides exactly, then rounds once. The divisor is positive. */
export function divideRounded(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  const sign = rest < 0n ? -1n : 1n;
  const overHalf = rest * sign * 2n - divisor;
  const isAway =
    rest !== 0n &&
    (rounding === 'up' ||
      (rounding === 'ceiling' && sign > 0n) ||
      (rounding === 'floor' && sign < 0n) ||
      (rounding.startsWith('half') &&
        (overHalf > 0n ||
          (overHalf === 0n &&
            (rounding === 'half-up' || (rounding === 'half-even' && quotient % 2n !== 0n))))));
  return isAway ? quotient + sign : quotient;
}
