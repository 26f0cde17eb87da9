import type * as v from 'valibot';
import type { CallName } from '../routes/routes';
import type { CallSchemas } from './callSchemas';
import { censusSchemas } from './censusSchemas';
import { commerceSchemas } from './commerceSchemas';
import { eventSchemas } from './eventSchemas';
import { formSchemas } from './formSchemas';
import { sessionSchemas } from './sessionSchemas';
import { siteSchemas } from './siteSchemas';

/** Payload and answer of every call; a call without schemas, or schemas without a call, do not compile. */
export const schemas = {
  ...formSchemas,
  ...sessionSchemas,
  ...siteSchemas,
  ...censusSchemas,
  ...eventSchemas,
  ...commerceSchemas,
} satisfies Record<CallName, CallSchemas>;

type Schemas = typeof schemas;

/** The payload that a caller passes. */
export type CallPayload<Name extends CallName> = Schemas[Name]['payload'] extends v.GenericSchema
  ? v.InferInput<Schemas[Name]['payload']>
  : undefined;

/** The payload that the server works with after validation. */
export type ReceivedPayload<Name extends CallName> =
  Schemas[Name]['payload'] extends v.GenericSchema
    ? v.InferOutput<Schemas[Name]['payload']>
    : undefined;

export type CallAnswer<Name extends CallName> = v.InferOutput<Schemas[Name]['answer']>;
