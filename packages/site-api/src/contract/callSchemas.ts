import type * as v from 'valibot';

/** The schemas of one call: of its payload (`undefined` where there is none) and of its answer. */
export interface CallSchemas {
  readonly payload: v.GenericSchema | undefined;
  readonly answer: v.GenericSchema;
}
