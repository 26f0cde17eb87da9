/** Settings as JSON in an attribute; none if it is unreadable. */
export function readProps(json: string | undefined): Record<string, unknown> {
  try {
    const props: unknown = JSON.parse(json ?? '{}');
    return props && typeof props === 'object' ? (props as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
