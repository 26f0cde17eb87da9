/** Settings that stand as JSON in an attribute; an unreadable one holds none. */
export function readProps(json: string | undefined): Record<string, unknown> {
  try {
    const props: unknown = JSON.parse(json ?? '{}');
    return props && typeof props === 'object' ? (props as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
