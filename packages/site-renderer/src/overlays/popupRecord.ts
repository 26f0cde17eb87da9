/** The record of the popup in a visitor's browser ([RUN-12]). */
export interface PopupRecord {
  version: number;
  submitted: boolean;
  /** Milliseconds since 1970; absent if it was never closed. */
  closedAt?: number;
}

/** Key of the record in local storage; one origin may serve several sites, one after the other. */
export const popupRecordKey = (websiteId: string): string => `pl-popup-overlay:${websiteId}`;

/** Parses a record; `undefined` for any other text. */
export function parsePopupRecord(text: string | null | undefined): PopupRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  const { version, submitted, closedAt } = Object(value) as Record<string, unknown>;
  if (typeof version !== 'number') return undefined;
  return {
    version,
    submitted: submitted === true,
    ...(typeof closedAt === 'number' ? { closedAt } : {}),
  };
}
