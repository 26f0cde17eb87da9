const said = new Set<string>();

/** Logs a warning once for a page, in development only: it is not part of a production bundle. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(message);
}
