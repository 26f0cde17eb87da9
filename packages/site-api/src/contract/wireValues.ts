import { cutText, isReportData, reportLimits, reportTextLength } from '@plinth/site-model';
import * as v from 'valibot';

/** Text of bounded length, so that no field can be used as storage. */
export const text = (maxLength = 2000) => v.pipe(v.string(), v.maxLength(maxLength));
export const optionalText = (maxLength?: number) => v.nullish(text(maxLength));

export const optionalNumber = v.nullish(v.pipe(v.number(), v.finite()));

/** A number that arrives as text in a form or a query. */
export const wireNumber = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), v.finite()),
]);

/** A boolean that arrives as `true` or `false` in a form or a query. */
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

/** A text of a report, with the maximum length of its field. */
export const reportText = (field: string) => text(reportTextLength(field));

/** The fields of a report that are texts and may be missing. */
export const reportTexts = <const Field extends string>(...fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, v.nullish(reportText(field))])) as Record<
    Field,
    ReturnType<typeof optionalText>
  >;

const tooMuchData = `Expected at most ${reportLimits.data} characters of JSON`;

/** Data of a site's own scripts: any fields, of bounded size. */
export const reportData = v.pipe(
  v.unknown(),
  v.check((data) => isReportData(data), tooMuchData),
);

export const reportRecord = v.pipe(
  anyRecord,
  v.check((data) => isReportData(data), tooMuchData),
);

/**
 * A text that accompanies a visitor's submission: it is cut, because it must not cost the
 * submission.
 */
export const cutToFit = (maxLength: number = reportLimits.text) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.transform((given) => cutText(given, maxLength)),
    ),
  );
