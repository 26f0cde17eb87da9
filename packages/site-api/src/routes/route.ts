export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The encoding of the payload: as a JSON body, as a form-encoded body, in the query string, as plain text, or not at
 * all. In a form or a query an object or list is written as JSON.
 */
export type CallEncoding = 'json' | 'form' | 'query' | 'text' | 'none';

/** The type of an answer's field; with `?` it may also be absent or `null`. */
export type FieldKind = 'string' | 'number' | 'boolean' | 'object' | 'array';
export type AnswerFields = Readonly<Record<string, FieldKind | `${FieldKind}?`>>;

/**
 * One call, shared by client and server, without schemas: a visitor's page loads only this. The
 * schemas of payload and answer are in `contract/`, typed against this table.
 */
export interface Route {
  readonly method: CallMethod;
  /** `{name}` is a part of the path that is taken from the payload. */
  readonly path: string;
  readonly encoding: CallEncoding;
  /** Fields that the client checks before an answer is used ([API-12]). @default {} */
  readonly answer?: AnswerFields;
  /** Whether cookies are sent ([API-2]). @default false */
  readonly credentials?: boolean;
  /**
   * The place of the crumb in the request ([API-2]): in the query, a header, or a field of the form. @default none
   */
  readonly crumb?: 'query' | 'header' | 'field';
  /** Time limit in milliseconds, including retries ([API-12]). @default 10000 */
  readonly timeout?: number;
  /**
   * Whether the call may be retried ([API-5]): `true`, or the payload field by which the server
   * recognises a repeated call. @default false
   */
  readonly repeat?: true | { readonly key: string };
  /**
   * Whether a failure is ignored. Otherwise a failure that the caller does not handle raises a
   * system error ([API-10]). @default false
   */
  readonly ignoresFailure?: boolean;
  /** Statuses that count as success. @default 200 to 299 */
  readonly accepts?: readonly number[];
  /** Whether success starts or ends the session whose token later calls carry ([API-11]). */
  readonly session?: 'starts' | 'ends';
}

export type RouteTable = Readonly<Record<string, Route>>;

/** Declares routes, keeping names and rows as types. */
export function defineRoutes<const Table extends RouteTable>(table: Table): Table {
  return table;
}

export const defaultTimeout = 10_000;
