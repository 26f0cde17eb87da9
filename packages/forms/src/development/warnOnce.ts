const said = new Set<string>();

/** Says a mistake in the console, once for a page. For development only: a bundle for production has none of it. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(message);
}
