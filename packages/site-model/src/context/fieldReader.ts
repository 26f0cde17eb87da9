/** A problem that the parser found in one field of a page context. */
export interface ContextProblem {
  /**
   * The field's path, such as `websiteSettings.popupOverlaySettings.style`; `''` is the whole
   * context.
   */
  readonly path: string;
  readonly kind: 'missing' | 'wrong-type' | 'unreadable';
  readonly message: string;
}

export type ReportProblem = (problem: ContextProblem) => void;

/**
 * Returns a field's value if it has the right type; otherwise its default, and reports why.
 * `undefined` is a missing field.
 */
export type FieldReader<T> = (value: unknown, path: string, report: ReportProblem) => T;

type Shape = Readonly<Record<string, FieldReader<unknown>>>;
export type ReadShape<S extends Shape> = { -readonly [Name in keyof S]: ReturnType<S[Name]> };

function problemOf(expected: string, value: unknown, path: string): ContextProblem {
  const kind = value === undefined ? 'missing' : 'wrong-type';
  const found = value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value;
  return {
    path,
    kind,
    message:
      kind === 'missing'
        ? `Expected ${expected}, but the field is missing; its default is used.`
        : `Expected ${expected}, found ${found}; the default is used.`,
  };
}

function scalar<T>(expected: string, accepts: (value: unknown) => boolean) {
  return (fallback: T): FieldReader<T> =>
    (value, path, report) => {
      if (accepts(value)) return value as T;
      report(problemOf(expected, value, path));
      return fallback;
    };
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => Number.isFinite(value);

export const text = scalar<string>('text', isText);
export const flag = scalar<boolean>('true or false', (value) => typeof value === 'boolean');
/** A finite number; a number without a name in its enumeration is kept. */
export const number = scalar<number>('a number', isNumber);
/** For fields that published pages write either way, such as a version (`7.1` and `"7.1"`). */
export const textOrNumber = scalar<string | number>(
  'text or a number',
  (value) => isText(value) || isNumber(value),
);

/** An optional field: if it is missing, its default is used silently. */
export function optional<T>(reader: FieldReader<T>): FieldReader<T> {
  return (value, path, report) => reader(value, path, value === undefined ? ignore : report);
}

/** A field that is `null` where it does not apply, such as the item of a plain page. */
export function nullable<T>(reader: FieldReader<T>): FieldReader<T | null> {
  return (value, path, report) =>
    value === undefined || value === null ? null : reader(value, path, report);
}

/**
 * A list. An entry of the wrong type is removed and reported; the others stay. Default: an empty
 * list.
 */
export function list<T extends string | number>(type: 'string' | 'number'): FieldReader<T[]> {
  return (value, path, report) => {
    if (!Array.isArray(value)) {
      report(problemOf('a list', value, path));
      return [];
    }
    return value.filter((entry: unknown, index): entry is T => {
      const fits = typeof entry === type;
      if (!fits) report(problemOf(`a ${type}`, entry ?? null, `${path}.${index}`));
      return fits;
    });
  };
}

/** An object with known fields; a missing object is reported once, and all its fields get their defaults. Unknown fields stay. */
export function record<S extends Shape>(shape: S): FieldReader<ReadShape<S>> {
  return (value, path, report) => {
    const given = isRecord(value);
    if (!given) report(problemOf('an object', value, path));
    const source: Record<string, unknown> = given ? value : {};
    const result: Record<string, unknown> = { ...source };
    for (const name of Object.keys(shape)) {
      result[name] = shape[name]!(
        Object.hasOwn(source, name) ? source[name] : undefined,
        path ? `${path}.${name}` : name,
        given ? report : ignore,
      );
    }
    return result as ReadShape<S>;
  };
}

/** An object with any fields. Default: an empty object. */
export const anyRecord: FieldReader<Record<string, unknown>> = record({});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const ignore = () => {};
