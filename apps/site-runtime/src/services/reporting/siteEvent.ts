/**
 * An event of a site's own script. `(window.plinthEvents ??= []).push(…)` works in any order of loading, and does
 * nothing on a site without events.
 */
export type SiteEvent =
  /** A v1 event by the name of its schema ([TRK-11]). */
  | { schema: string; data: Record<string, unknown> }
  /** An event of the older tracker ([TRK-10]). */
  | { event: string; data?: Record<string, unknown> }
  /** An entry of the page's trace ([TRK-9]). */
  | { trace: string; data?: unknown };
