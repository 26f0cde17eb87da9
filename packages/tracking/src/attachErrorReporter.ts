import type { ErrorReporter } from './errorReporter';

export interface AttachErrorReporterOptions {
  reporter: ErrorReporter;
  /** Names the block that an error came from, by the error or by the element that failed to load. @default the nearest block's id */
  blockOf?:
    | ((source: { error?: unknown; element?: Element | undefined }) => string | undefined)
    | undefined;
  /** Whether a file's errors are left out. @default scripts of browser extensions */
  isForeign?: ((file: string) => boolean) | undefined;
  /** Events that the page caught before this was attached. @default none */
  earlier?: Iterable<Event> | undefined;
}

const extensionScript = /^(?:chrome|moz|safari(?:-web)?)-extension:/;

/**
 * Reports uncaught errors, unhandled rejections, and scripts that could not be loaded [TRK-8].
 *
 * @returns stops it
 */
export function attachErrorReporter(
  view: Window,
  {
    reporter,
    blockOf = nearestBlock,
    isForeign = (file) => extensionScript.test(file),
    earlier = [],
  }: AttachErrorReporterOptions,
): () => void {
  function fail(event: Event): void {
    // A resource's error event comes from its element and has no message; pictures may be missing without being a defect.
    const element = event.target as Element | null;
    if (element && (element as unknown) !== view) {
      if (element.tagName !== 'SCRIPT') return;
      const file = (element as HTMLScriptElement).src;
      if (!isForeign(file))
        reporter.report(new Error(`Could not load the script ${file}`), {
          file,
          block: blockOf({ element }),
        });
      return;
    }
    const { message, filename, lineno, colno } = event as globalThis.ErrorEvent;
    const error: unknown = (event as globalThis.ErrorEvent).error;
    if (isForeign(filename)) return;
    reporter.report(error ?? message, {
      file: filename || undefined,
      line: lineno || undefined,
      column: colno || undefined,
      block: blockOf({ error }),
    });
  }
  function reject({ reason }: PromiseRejectionEvent): void {
    const { name, stack } = Object(reason) as { name?: unknown; stack?: unknown };
    // A request that the page itself aborted is no failure.
    if (name === 'AbortError') return;
    // A rejection names no file, but its stack begins in one.
    if (typeof stack === 'string' && isForeign(/[\w-]+:\/\/[^\s)]+/.exec(stack)?.[0] ?? '')) return;
    reporter.report(reason, { event: 'unhandledrejection', block: blockOf({ error: reason }) });
  }

  for (const event of earlier) {
    if (event.type === 'error') fail(event);
    else reject(event as PromiseRejectionEvent);
  }
  const attached = new AbortController();
  const { signal } = attached;
  // Capturing: error events of elements do not bubble.
  view.addEventListener('error', fail, { capture: true, signal });
  view.addEventListener('unhandledrejection', reject, { signal });
  return () => attached.abort();
}

function nearestBlock({ element }: { element?: Element | undefined }): string | undefined {
  return element?.closest('[data-block-type]')?.id || undefined;
}
