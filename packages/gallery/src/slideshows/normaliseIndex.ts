/**
 * Limits any number to the range of a list: negative and larger numbers wrap, anything else is 0
 * ([GAL-6]).
 */
export function normaliseIndex(index: unknown, count: number): number {
  const whole = Math.trunc(Number(index));
  if (!Number.isFinite(whole) || count < 1) return 0;
  return ((whole % count) + count) % count;
}
