import type { Decision } from './decision';

/** The field of the banner's form; its values are `true`, `false` and `none` (ask me again). */
export const decisionFieldName = 'decision';

/** Reads the posted value of the banner's form; `undefined` for anything that no banner posts. */
export function decisionFromForm(value: unknown): Decision | undefined {
  if (value === 'true') return 'accepted';
  if (value === 'false') return 'declined';
  return value === 'none' ? 'none' : undefined;
}
