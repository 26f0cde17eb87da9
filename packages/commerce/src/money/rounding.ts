/**
 * The rounding of a fraction of a minor unit. The `half…` modes differ only for exact halves:
 * `half-up` away from zero (so that -x is the opposite of x), `half-down` towards zero, `half-even`
 * to the even neighbour. The others round every fraction: `up` away from zero, `down` towards it,
 * `ceiling` and `floor` by value.
 */
export type Rounding = 'half-up' | 'half-even' | 'half-down' | 'up' | 'down' | 'ceiling' | 'floor';

/**
 * Whether a fraction is rounded away from zero: by its sign, its comparison with a half, and
 * whether its neighbour is odd.
 */
const goesAway: Record<Rounding, (sign: bigint, beyondHalf: bigint, isOdd: boolean) => boolean> = {
  'half-up': (_, beyondHalf) => beyondHalf >= 0n,
  'half-even': (_, beyondHalf, isOdd) => beyondHalf > 0n || (beyondHalf === 0n && isOdd),
  'half-down': (_, beyondHalf) => beyondHalf > 0n,
  up: () => true,
  down: () => false,
  ceiling: (sign) => sign > 0n,
  floor: (sign) => sign < 0n,
};

/** Divides exactly, then rounds once. The divisor is positive. */
export function divideRounded(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  const sign = rest < 0n ? -1n : 1n;
  return rest !== 0n && goesAway[rounding](sign, rest * sign * 2n - divisor, quotient % 2n !== 0n)
    ? quotient + sign
    : quotient;
}
