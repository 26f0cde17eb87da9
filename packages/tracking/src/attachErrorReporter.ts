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

const extensionScript = /^(?:chrome|moz|ms-browser|safari(?:-web)?)-extension:|^webkit-masked-url:/;

/**
 * Errors that say nothing about this page: one of another origin's script, of which the browser hides everything, and
 * resize observers that were told of the next frame instead of this one.
 */
const isNoise = (message = '', file = ''): boolean =>
  /^(?:Uncaught )?(?:Error: )?ResizeObserver loop/.test(message) ||
  (/^Script error\.?$/i.test(message) && !file);

/** The file of a stack's first place. The text before it is the message, which may name any file. */
function firstFile(error: unknown): string {
  const { stack, message } = Object(error) as { stack?: unknown; message?: unknown };
  if (typeof stack !== 'string') return '';
  const begin = typeof message === 'string' && message ? stack.indexOf(message) : -1;
  const places = begin < 0 ? stack : stack.slice(begin + (message as string).length);
  return /[\w-]+:\/\/[^\s)]+/.exec(places)?.[0] ?? '';
}

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
    if (isNoise(message, filename) || isForeign(filename)) return;
    if (isForeign(firstFile(error))) return;
    reporter.report(error ?? message, {
      file: filename || undefined,
      line: lineno || undefined,
      column: colno || undefined,
      block: blockOf({ error }),
    });
  }
  function reject({ reason }: PromiseRejectionEvent): void {
    const { name } = Object(reason) as { name?: unknown };
    // A request that the page itself aborted is no failure.
    if (name === 'AbortError') return;
    // A rejection names no file, but its stack begins in one.
    if (isForeign(firstFile(reason))) return;
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
