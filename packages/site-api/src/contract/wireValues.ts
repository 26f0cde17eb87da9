import * as v from 'valibot';

/** Text of bounded length, so that no field can be used as storage. */
export const text = (maxLength = 2000) => v.pipe(v.string(), v.maxLength(maxLength));
export const optionalText = (maxLength?: number) => v.nullish(text(maxLength));

/** A number that arrives as text in a form or a query. */
export const wireNumber = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), v.finite()),
]);

/** A truth value that arrives as `true` or `false` in a form or a query. */
export const wireFlag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
]);

/** A value that arrives as JSON text in a form or a query. */
export function wireJson<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.union([schema, v.pipe(v.string(), v.parseJson(), schema)]);
}

export const anyRecord = v.record(v.string(), v.unknown());
