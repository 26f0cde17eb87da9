/** The type of a common field of a v1 event; with `?` it may also be null. */
export type CommonFieldKind = 'string' | 'string?';

/** The common fields of v1 events [TRK-11], [MOD-19]. */
export const commonFields = {
  websiteId: 'string',
  templateId: 'string?',
  variantId: 'string?',
  memberAccountId: 'string?',
  website_locale: 'string?',
  member_locale: 'string?',
  sessionId: 'string?',
  userAgent: 'string?',
  url: 'string?',
  title: 'string?',
  referrer: 'string?',
} as const satisfies Record<string, CommonFieldKind>;

export type CommonFieldName = keyof typeof commonFields;

/** Keeps the common fields of the right type; a warning names the dropped fields [TRK-11]. */
export function checkCommonFields(
  given: Readonly<Record<string, unknown>>,
  warn: (message: string) => void,
): Record<string, string | null> {
  const kept: Record<string, string | null> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const kind: CommonFieldKind | undefined = Object.hasOwn(commonFields, name)
      ? commonFields[name as CommonFieldName]
      : undefined;
    if (kind && (typeof value === 'string' || (value === null && kind === 'string?')))
      kept[name] = value;
    else
      warn(
        `The common field "${name}" was left out of the event: ` +
          (kind
            ? `it must be a string${kind === 'string?' ? ' or null' : ''}, not ${describe(value)}.`
            : 'it is not a common field; give it as custom data.'),
      );
  }
  return kept;
}

function describe(value: unknown): string {
  return value === null ? 'null' : typeof value;
}
