/** A visit as the visitor's record names it ([TRK-1]). */
export interface Visit {
  visitorId: string;
  /** The visitor's first visit is 1. */
  visitCount: number;
}

/** The visit of a record `id|first|previous|latest|count`; `undefined` for any other text. */
export function readVisit(record: string | undefined): Visit | undefined {
  const [, visitorId, visitCount] = /^([\w-]+)\|\d+\|\d+\|\d+\|(\d{1,9})$/.exec(record ?? '') ?? [];
  return visitorId === undefined ? undefined : { visitorId, visitCount: Number(visitCount) };
}
