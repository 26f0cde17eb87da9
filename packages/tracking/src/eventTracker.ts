import { cutReport, cutReportData } from '@plinth/site-model';
import { checkCommonFields } from './commonFields';

/** The payload of the v1 events service [TRK-11]. */
export interface AnalyticsEvent {
  analyticsId: string;
  commonData: Record<string, string | null>;
  customData: Record<string, unknown>;
  customSchemaName: string;
}

/** The events with typed custom data; without types any name and any data are allowed. */
export type EventSchemas = Record<string, Record<string, unknown>>;

export interface EventTrackerOptions {
  /** Sends by beacon or request. @returns the status; 202 for a beacon that was accepted */
  send: (event: AnalyticsEvent) => Promise<number>;
  /** The visitor's id. */
  analyticsId: () => string;
  /** Fields of every event. */
  commonData: () => Readonly<Record<string, unknown>>;
  /** Checked before every event. @default always */
  mayRun?: (() => boolean) | undefined;
  /** @default console.warn */
  warn?: ((message: string) => void) | undefined;
}

export interface EventTracker<Schemas extends EventSchemas = EventSchemas> {
  /**
   * Sends an event. Resolves without sending if tracking may not run. A caller may ignore the
   * promise: its rejection never becomes an unhandled rejection.
   * @throws (rejects) `no payload`, and `Error tracking event: HTTP Status {n}` for a status other
   * than 200 and 202
   */
  track<Name extends keyof Schemas & string>(
    customSchemaName: Name,
    customData: Schemas[Name],
  ): Promise<void>;
}

/**
 * Typed v1 events [TRK-11].
 *
 * @example
 * ```ts
 * import { createEventTracker } from '@plinth/tracking';
 *
 * const tracker = createEventTracker({
 *   send: async (event) => {
 *     const body = JSON.stringify(event);
 *     return (await fetch('/events', { method: 'POST', body })).status;
 *   },
 *   analyticsId: () => 'a visitor',
 *   commonData: () => ({ language: navigator.language }),
 * });
 * ```
 */
export function createEventTracker<Schemas extends EventSchemas = EventSchemas>({
  send,
  analyticsId,
  commonData,
  mayRun = () => true,
  warn = (message) => console.warn(message),
}: EventTrackerOptions): EventTracker<Schemas> {
  async function track(customSchemaName: string, customData: unknown): Promise<void> {
    if (!customSchemaName || !isFilled(customData)) throw new Error('no payload');
    if (!mayRun()) return;
    const status = await send({
      ...cutReport({ analyticsId: analyticsId(), customSchemaName }),
      commonData: cutReport(checkCommonFields(commonData(), warn)),
      customData: cutReportData(customData) as Record<string, unknown>,
    });
    if (status !== 200 && status !== 202)
      throw new Error(`Error tracking event: HTTP Status ${status}`);
  }
  return {
    track(customSchemaName, customData) {
      const tracked = track(customSchemaName, customData);
      tracked.catch(() => {});
      return tracked;
    },
  };
}

function isFilled(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && Object.keys(data).length > 0;
}
