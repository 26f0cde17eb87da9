/** The returning visitor: the record in `ss_cvr` [TRK-1]. Times in milliseconds since 1970. */
export interface Visitor {
  id: string;
  /** Start of the first visit. */
  first: number;
  /** Start of the visit before this one; of a first visit, its own start. */
  previous: number;
  /** Start of the latest visit. */
  latest: number;
  visits: number;
}

export const visitorCookieName = 'ss_cvr';
export const visitCookieName = 'ss_cvt';
/** 2 years [TRK-1]. */
export const visitorLifetimeMs = 63_072_000_000;
/** 30 minutes [TRK-1]. */
export const visitLifetimeMs = 1_800_000;

/**
 * An id of word characters and dashes, and four positive integers with few enough digits to be
 * exact.
 */
const visitorGrammar = /^[\w-]+(\|[1-9]\d{0,14}){4}$/;
const visitGrammar = /^[1-9]\d{0,14}$/;

/**
 * Parses `ss_cvr`; `undefined` for anything but its exact form. The bar may be percent-encoded, as
 * on older pages.
 */
export function parseVisitorCookie(value: string | null | undefined): Visitor | undefined {
  const record = value?.replace(/%7c/gi, '|') ?? '';
  if (!visitorGrammar.test(record)) return undefined;
  const [id, ...numbers] = record.split('|') as [string, ...string[]];
  const [first, previous, latest, visits] = numbers.map(Number) as [number, number, number, number];
  return { id, first, previous, latest, visits };
}

/** Formats the value of `ss_cvr`. */
export function formatVisitorCookie({ id, first, previous, latest, visits }: Visitor): string {
  return [id, first, previous, latest, visits].join('|');
}

/** Parses `ss_cvt`; `undefined` for anything but a positive integer. */
export function parseVisitCookie(value: string | null | undefined): number | undefined {
  return visitGrammar.test(value ?? '') ? Number(value) : undefined;
}
