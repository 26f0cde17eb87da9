import type { Decision } from './decision';

/** The field of the banner's form; its values are `true`, `false` and `none` (ask again). */
export const decisionFieldName = 'decision';

/** Reads the posted value of the banner's form; `undefined` for any other value. */
export function decisionFromForm(value: unknown): Decision | undefined {
  if (value === 'true') return 'accepted';
  if (value === 'false') return 'declined';
  return value === 'none' ? 'none' : undefined;
}
