import type { Dataset } from './dataset';
import { round } from './scale';

export interface Slice {
  label: string;
  value: number;
  /** 0 to 1. */
  share: number;
  /** Outline in a square of 100 by 100 with its centre at 50. */
  path: string;
}

/** More slices cannot be told apart: the smallest are combined. */
const maxSlices = 8;

/**
 * The first column of values as slices, in order from the top; a value that is not positive has
 * none.
 */
export function pieSlices({ labels, series }: Dataset, otherLabel: string): Slice[] {
  const parts = labels
    .map((label, index) => ({ label, value: series[0]?.values[index] ?? 0 }))
    .filter(({ value }) => value > 0);
  const shown = mergeSmallest(parts, otherLabel);
  const total = shown.reduce((sum, { value }) => sum + value, 0);
  let before = 0;
  return shown.map(({ label, value }) => {
    const share = value / total;
    const path = slicePath(before, before + share);
    before += share;
    return { label, value, share, path };
  });
}

function mergeSmallest(parts: { label: string; value: number }[], label: string) {
  if (parts.length <= maxSlices) return parts;
  const kept = new Set(
    [...parts].sort((one, other) => other.value - one.value).slice(0, maxSlices - 1),
  );
  const rest = parts.filter((part) => !kept.has(part));
  const value = rest.reduce((sum, part) => sum + part.value, 0);
  return [...parts.filter((part) => kept.has(part)), { label, value }];
}

const [middle, radius] = [50, 50];

function slicePath(from: number, to: number): string {
  // An arc whose ends meet draws nothing, so a whole circle consists of two halves.
  if (to - from > 0.9999) return `M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z`;
  const point = (turn: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${round(middle + radius * Math.cos(angle))} ${round(middle + radius * Math.sin(angle))}`;
  };
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M${middle} ${middle}L${point(from)}A${radius} ${radius} 0 ${isLarge} 1 ${point(to)}Z`;
}
