import { cutReport, cutReportData, ignoreErrors } from '@plinth/site-model';

export interface EventRecorderOptions {
  /** Sends the form-encoded body to the older events call. */
  send: (body: string) => unknown;
  /** The crumb, read from its cookie. */
  crumb: () => string | undefined;
  /** @default always */
  mayRun?: (() => boolean) | undefined;
}

/** Records an event with the older tracker; a failure is ignored. */
export type RecordEvent = (event: string, data: Readonly<Record<string, unknown>>) => void;

/**
 * The older tracker: crumb, event and data, form-encoded [TRK-10].
 *
 * @example
 * ```ts
 * import { createEventRecorder } from '@plinth/tracking';
 *
 * const record = createEventRecorder({
 *   send: (body) => navigator.sendBeacon('/events', body),
 *   crumb: () => undefined,
 * });
 * ```
 */
export function createEventRecorder({
  send,
  crumb,
  mayRun = () => true,
}: EventRecorderOptions): RecordEvent {
  return (event, data) =>
    void ignoreErrors(() => {
      if (!mayRun()) return undefined;
      const cut = { ...cutReport({ event }), data: JSON.stringify(cutReportData(data)) };
      const fields = { crumb: crumb() ?? '', ...cut };
      return send(new URLSearchParams(fields).toString());
    });
}
