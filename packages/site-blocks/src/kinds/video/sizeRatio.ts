import { readNumberOr } from '../../context/readSettings';

/** The ratio of the width and the height in the settings of an embed; `undefined` for an unusual one. */
export function sizeRatio(settings: Record<string, unknown>): number | undefined {
  const ratio = readNumberOr(settings, 'width', 0) / readNumberOr(settings, 'height', 0);
  return ratio > 0.2 && ratio < 5 ? ratio : undefined;
}
