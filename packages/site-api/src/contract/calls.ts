import { defaultTimeout, type CallEncoding, type CallMethod, type Route } from '../routes/route';
import { routes, type CallName } from '../routes/routes';
import type { CallSchemas } from './callSchemas';
import { schemas } from './schemas';

/** One call: its row of the table with every default filled in, and its schemas. */
export interface Call<Name extends CallName = CallName> {
  readonly name: Name;
  readonly method: CallMethod;
  /** `{name}` is a part of the path that is taken from the payload. */
  readonly path: string;
  readonly encoding: CallEncoding;
  readonly payload: (typeof schemas)[Name]['payload'];
  readonly answer: (typeof schemas)[Name]['answer'];
  readonly credentials: boolean;
  readonly crumb: 'query' | 'header' | 'field' | 'none';
  /** Milliseconds. */
  readonly timeout: number;
  readonly safeToRepeat: boolean;
  /**
   * The payload field by which the server recognises a repeated call; only a call with it is
   * retried.
   */
  readonly idempotencyKey: string | undefined;
  readonly accepts: readonly number[] | undefined;
}

export type CallTable = { readonly [Name in CallName]: Call<Name> };

function completeCall(name: CallName, route: Route, { payload, answer }: CallSchemas) {
  return {
    name,
    method: route.method,
    path: route.path,
    encoding: route.encoding,
    payload,
    answer,
    credentials: route.credentials ?? false,
    crumb: route.crumb ?? 'none',
    timeout: route.timeout ?? defaultTimeout,
    safeToRepeat: route.repeat === true,
    idempotencyKey: typeof route.repeat === 'object' ? route.repeat.key : undefined,
    accepts: route.accepts,
  };
}

/** Every call of [API-13] to [API-20] by name. */
export const calls = Object.fromEntries(
  (Object.keys(routes) as CallName[]).map((name) => [
    name,
    completeCall(name, routes[name], schemas[name]),
  ]),
) as unknown as CallTable;
