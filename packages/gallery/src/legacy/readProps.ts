/** Settings that stand as JSON in an attribute; what cannot be read holds none. */
export function readProps(json: string | undefined): Record<string, unknown> {
  try {
    const props: unknown = JSON.parse(json ?? '{}');
    return props && typeof props === 'object' ? (props as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
