import type * as v from 'valibot';

/** What travels in one call: the payload (`undefined` where there is none) and the answer. */
export interface CallSchemas {
  readonly payload: v.GenericSchema | undefined;
  readonly answer: v.GenericSchema;
}
