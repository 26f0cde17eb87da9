import type { ErrorReporter } from './errorReporter';

export interface AttachErrorReporterOptions {
  /** The reporter that receives the errors. */
  reporter: ErrorReporter;
  /**
   * Identifies the block of an error, by the error or by the element that failed to load.
   * @default the nearest block's id
   */
  blockOf?:
    | ((source: { error?: unknown; element?: Element | undefined }) => string | undefined)
    | undefined;
  /**
   * Whether a file's errors are ignored.
   * @default scripts of browser extensions, and of the browser itself
   */
  isForeign?: ((file: string) => boolean) | undefined;
  /** Events that the page caught before this was attached. @default none */
  earlier?: Iterable<Event> | undefined;
}

/** Files of browser extensions, of user scripts, and of the browser itself. */
const foreignScript = /^(?:[a-z-]*extension|webkit-masked-url|user-script|chrome|resource):/;

/**
 * Errors that say nothing about this page: those of another origin's script, whose details the
 * browser hides, resize observer loops, and errors of scripts that apps inject into the pages that
 * they show: Chrome and Facebook on iOS, web views of Android, Outlook's link preview. Rejections of
 * extensions' own messaging have no stack that would name an extension.
 */
const isNoise = (message = '', file = ''): boolean =>
  /^(?:Uncaught )?(?:Error: )?ResizeObserver loop/.test(message) ||
  (/^(?:\w+ error: )?Script error\.?(?: on line 0)?$/i.test(message) && !file) ||
  /\b(?:__gCrWeb|_AutofillCallbackHandler|Java (?:object is gone|bridge method|exception was)|Object Not Found Matching Id:\d|Extension context invalidated|Receiving end does not exist)|^Can't find variable: gmo$/.test(
    message,
  );

/**
 * The file of a stack's first frame. The text before it is the message, which may contain any file
 * name.
 */
function firstFile(error: unknown): string {
  const { stack, message } = Object(error) as { stack?: unknown; message?: unknown };
  if (typeof stack !== 'string') return '';
  // Including the line break, because a short message may also occur in the frames.
  const header = typeof message === 'string' && message ? `${message}\n` : undefined;
  const begin = header ? stack.indexOf(header) : -1;
  const places = begin < 0 ? stack : stack.slice(begin + header!.length);
  return /(?:[\w-]+:\/\/|user-script:)[^\s)]+/.exec(places)?.[0] ?? '';
}

/**
 * Reports uncaught errors, unhandled rejections, and scripts that could not be loaded [TRK-8].
 *
 * @returns a function that stops it
 *
 * @example
 * ```ts
 * import { attachErrorReporter, type ErrorReporter } from '@plinth/tracking/errors';
 *
 * export const watch = (reporter: ErrorReporter) => attachErrorReporter(window, { reporter });
 * ```
 */
export function attachErrorReporter(
  view: Window,
  {
    reporter,
    blockOf = nearestBlock,
    isForeign = (file) => foreignScript.test(file),
    earlier = [],
  }: AttachErrorReporterOptions,
): () => void {
  function fail(event: Event): void {
    // A resource's error event comes from its element and has no message; a missing picture may be
    // no defect.
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
    // An event that a script created contains no information.
    if (error === undefined && message === undefined) return;
    if (isNoise(message, filename) || isForeign(filename ?? '')) return;
    if (isForeign(firstFile(error))) return;
    reporter.report(error ?? message, {
      file: filename || undefined,
      line: lineno || undefined,
      column: colno || undefined,
      block: blockOf({ error }),
    });
  }
  function reject({ reason }: PromiseRejectionEvent): void {
    const { name, message } = Object(reason) as { name?: unknown; message?: unknown };
    // A request that the page itself aborted is not a failure.
    if (name === 'AbortError') return;
    const text: unknown = message ?? reason;
    if (typeof text === 'string' && isNoise(text)) return;
    // A rejection has no file, but its stack has.
    if (isForeign(firstFile(reason))) return;
    reporter.report(reason, { event: 'unhandledrejection', block: blockOf({ error: reason }) });
  }

  for (const event of earlier) {
    if (event.type === 'error') fail(event);
    else reject(event as PromiseRejectionEvent);
  }
  const attached = new AbortController();
  const { signal } = attached;
  // Capturing, because error events of elements do not bubble.
  view.addEventListener('error', fail, { capture: true, signal });
  view.addEventListener('unhandledrejection', reject, { signal });
  return () => attached.abort();
}

function nearestBlock({ element }: { element?: Element | undefined }): string | undefined {
  return element?.closest('[data-block-type]')?.id || undefined;
}
