import { cutReport, ignoreErrors } from '@plinth/site-model';
import { createBatch } from './batch';
import { pageClock, type Clock } from './clock';
import { isLoadFailure, unlessLeft } from './unlessLeft';

/** The data of an error [TRK-8]. */
export interface ErrorData {
  app: string;
  message: string;
  stack?: string | undefined;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  websiteId?: string | undefined;
  templateId?: string | undefined;
  url: string;
  userAgent: string;
  /** The block whose script failed. */
  block?: string | undefined;
}

export interface ErrorEvent {
  event: string;
  data: ErrorData;
  /** Milliseconds since 1970. */
  timestamp: number;
}

export interface ErrorDetails {
  /** The event's name. @default 'error' */
  event?: string | undefined;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  /** The block whose script failed, such as its element's id. */
  block?: string | undefined;
}

export interface ErrorReporterOptions {
  /** Sends a list of events; the caller adds the token header. A failure is never reported. */
  send: (events: ErrorEvent[]) => unknown;
  /** Fields of every event, read when the error occurs. */
  fields: () => Pick<ErrorData, 'app' | 'url' | 'userAgent'> &
    Partial<Pick<ErrorData, 'websiteId' | 'templateId'>>;
  /** Checked before sending; until it returns true, up to ten events wait. @default always */
  mayRun?: (() => boolean) | undefined;
  /** Time and timers. @default the browser's */
  clock?: Clock | undefined;
  /**
   * The window of the page: files and requests that failed to load are reported 3 s later, unless the
   * page is left before, because browsers then abort them. @default they are reported like every error
   */
  view?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined;
}

export interface ErrorReporter {
  /** Reports any thrown value. Never throws. */
  report(error: unknown, details?: ErrorDetails): void;
  /** Sends at once, because the page is being left or consent was given. */
  flush(): void;
  clear(): void;
}

/** 1 s after the last error [TRK-8]. */
const debounceMs = 1000;
const maxQueued = 10;
const maxSendsPerPage = 20;

/**
 * Collects JavaScript errors, each once, and sends them within the limits of [TRK-8].
 *
 * @example
 * ```ts
 * import { createErrorReporter } from '@plinth/tracking/errors';
 *
 * const reporter = createErrorReporter({
 *   send: (events) => navigator.sendBeacon('/errors', JSON.stringify(events)),
 *   fields: () => ({ app: 'site', url: location.href, userAgent: navigator.userAgent }),
 * });
 * ```
 */
export function createErrorReporter({
  send,
  fields,
  mayRun,
  clock = pageClock,
  view,
}: ErrorReporterOptions): ErrorReporter {
  const known = new Set<string>();
  /** Reports of files that failed to load, until it is certain that the page stays. */
  const waiting = new Set<() => void>();
  let sends = 0;
  let isReporting = false;
  const batch = createBatch<ErrorEvent>({
    send(events) {
      if (sends >= maxSendsPerPage) return undefined;
      sends += 1;
      return send(events);
    },
    after: 'last',
    delayMs: debounceMs,
    maxItems: maxQueued,
    maySend: mayRun,
    clock,
  });

  function report(error: unknown, details?: ErrorDetails): void {
    if (!view || !ignoreErrors(() => isLoadFailure(error))) return add(error, details);
    if (waiting.size >= maxQueued) return;
    const forget = unlessLeft(view, clock, () => {
      waiting.delete(forget);
      add(error, details);
    });
    waiting.add(forget);
  }

  function add(error: unknown, details: ErrorDetails = {}): void {
    // An error inside the reporter, such as a getter that throws, is not the page's.
    if (isReporting || sends >= maxSendsPerPage) return;
    isReporting = true;
    ignoreErrors(() => {
      const { message, stack } = describe(error);
      const { event = 'error', ...place } = details;
      const key = [event, message, place.file, place.line, place.column, place.block].join('\n');
      if (known.has(key)) return;
      const data = { ...fields(), message, stack, ...place };
      const report = cutReport({ event, data, timestamp: clock.now() });
      if (batch.add(report)) known.add(key);
    });
    isReporting = false;
  }

  return {
    report,
    flush: () => void ignoreErrors(batch.flush),
    clear() {
      for (const forget of waiting) forget();
      waiting.clear();
      batch.clear();
    },
  };
}

/**
 * Anything can be thrown: an Error, a string, an object with or without a message, nothing at all.
 */
function describe(error: unknown): { message: string; stack?: string | undefined } {
  const message = fieldOf(error, 'message');
  const stack = fieldOf(error, 'stack');
  return {
    message: typeof message === 'string' && message ? message : readable(error),
    stack: typeof stack === 'string' ? stack + causesOf(error) : undefined,
  };
}

/** `undefined` and a window of another origin throw on any property access. */
const fieldOf = (error: unknown, name: string): unknown =>
  ignoreErrors(() => (error as Record<string, unknown>)[name]);

/** The causes of an error: without them "All promises were rejected" is meaningless. */
function causesOf(error: unknown): string {
  const many = fieldOf(error, 'errors');
  const others: unknown[] = Array.isArray(many) ? many.slice(0, 5) : [];
  const causes = [fieldOf(error, 'cause'), ...others];
  return causes
    .filter((cause) => cause !== undefined && cause !== null)
    .map((cause) => `\nCaused by: ${stackOf(cause)}`)
    .join('');
}

function stackOf(cause: unknown): string {
  const stack = fieldOf(cause, 'stack');
  return typeof stack === 'string' ? stack : readable(cause);
}

/** `[object Object]` is meaningless, so the object's content is used. */
function readable(error: unknown): string {
  const name = fieldOf(error, 'name');
  const kind = typeof name === 'string' && name ? name : kindOf(error);
  const own = ignoreErrors(() => String(error as Error));
  if (own && !own.startsWith('[object ')) return own;
  return [kind || 'Object', fieldsOf(error)].filter(Boolean).join(' ');
}

const kindOf = (error: unknown): string | undefined =>
  ignoreErrors(() => (error as object).constructor.name);

/** Informative fields of events and responses, which are not own properties of their objects. */
const describingFields = ['type', 'status', 'statusText', 'url', 'code', 'reason', 'message'];

/**
 * The fields of an object as JSON; for a cyclic object, or one without own fields, those that are
 * texts and numbers.
 */
function fieldsOf(error: unknown): string | undefined {
  const whole = ignoreErrors(() => JSON.stringify(error));
  // A browser's event has only this own field.
  if (whole && !/^{("isTrusted":\w+)?}$/.test(whole)) return whole;
  const names = [...(ignoreErrors(() => Object.keys(error as object)) ?? []), ...describingFields];
  const fields = names
    .map((name) => [name, fieldOf(error, name)] as const)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return fields.length > 0 ? JSON.stringify(Object.fromEntries(fields)) : undefined;
}
