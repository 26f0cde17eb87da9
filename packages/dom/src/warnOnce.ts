const shown = new Set<string>();

/**
 * Logs a warning once for a page, about a developer's mistake. Call it from modules that only a
 * development build loads.
 *
 * @example
 * ```ts
 * import { warnOnce } from '@plinth/dom';
 *
 * warnOnce('<Cards> has no cards.');
 * ```
 */
export function warnOnce(message: string): void {
  if (shown.has(message)) return;
  shown.add(message);
  console.warn(message);
}
