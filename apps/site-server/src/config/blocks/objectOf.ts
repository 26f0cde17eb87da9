import type { StoredSettings } from '@plinth/site-blocks';

export const isObject = (value: unknown): value is StoredSettings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as settings; empty if it is not an object. */
export const objectOf = (value: unknown): StoredSettings => (isObject(value) ? value : {});
