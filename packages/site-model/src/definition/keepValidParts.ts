import * as v from 'valibot';

export interface KeptParts<Output> {
  /**
   * The value without the parts that its schema refuses; `undefined` if a required field is
   * missing.
   */
  value: Output | undefined;
  /**
   * The parts that were removed, each with its path and the schema's message:
   * `sections.0.blocks.2.type: number`.
   */
  problems: string[];
}

/**
 * Reads a stored definition whose parts may be wrong: a wrong optional field is removed, a wrong
 * item is removed from its list, and the rest stays. Limits apply to writing only: a list over its
 * limit is kept.
 *
 * @param defaults replace top-level fields that are missing or wrong.
 * @default none
 *
 * @example
 * const { value: page, problems } = keepValidParts(pageSchema, row.definition);
 */
export function keepValidParts<const Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  defaults: Partial<v.InferOutput<Schema>> = {},
): KeptParts<v.InferOutput<Schema>> {
  let root: { value: unknown } | undefined;
  const problems: string[] = [];
  for (;;) {
    const { issues = [] } = v.safeParse(schema, root ? root.value : given);
    const refused = issues.filter(({ type }) => !isLimit(type));
    if (refused.length === 0) return { value: root ? root.value : given, problems };
    root ??= { value: structuredClone(given) };
    const left: PropertyKey[][] = [];
    // From the last problem to the first: removing an item does not move the items before it.
    for (const issue of refused.toReversed()) {
      const { message, received } = issue;
      const keys = (issue.path ?? []).map(({ key }) => key as PropertyKey);
      // A part that lacks a required field is removed as a whole.
      const leaving = received === 'undefined' ? keys.slice(0, -1) : keys;
      const [field] = keys;
      if (leaving.length === 0 && field !== undefined && Object.hasOwn(defaults, field)) {
        problems.push(`${String(field)}: missing`);
        Object.assign(root.value as object, { [field]: defaults[field as keyof typeof defaults] });
        continue;
      }
      if (leaving.length === 0)
        return { value: undefined, problems: [...problems, `${keys.join('.')}: ${message}`] };
      problems.push(`${keys.join('.')}: ${received === 'undefined' ? 'missing' : message}`);
      if (left.some((path) => isWithin(leaving, path))) continue;
      leave(root, leaving);
      left.push(leaving);
    }
  }
}

/** Whether a path equals another path or is below it. */
const isWithin = (path: readonly PropertyKey[], other: readonly PropertyKey[]): boolean =>
  other.every((key, index) => key === path[index]);

const isLimit = (type: string): boolean => type === 'max_length' || type === 'max_value';

function leave(root: { value: unknown }, keys: readonly PropertyKey[]): void {
  const parent = ['value', ...keys.slice(0, -1)].reduce<unknown>(
    (part, key) => (Object(part) as Record<PropertyKey, unknown>)[key],
    root,
  );
  const last = keys.at(-1)!;
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete (Object(parent) as Record<PropertyKey, unknown>)[last];
}
