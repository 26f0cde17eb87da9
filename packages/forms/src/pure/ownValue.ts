/** The entry of a record under a name that came from outside: `constructor` is on every object, and an entry of none. */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);

/** Writes an entry under such a name: an assignment to `__proto__` would write none. */
export function setOwnValue<Value>(
  record: Record<string, Value>,
  name: string,
  value: Value,
): void {
  Object.defineProperty(record, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
