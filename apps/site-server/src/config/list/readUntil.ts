import type { ConfigVisit } from '../configVisit';

/** The moment up to which a form deletes: rows after the owner's request stay. */
export function readUntil({ posted, now }: Pick<ConfigVisit, 'posted' | 'now'>): Date {
  const seen = new Date(posted.get('until') ?? '');
  return Number.isNaN(seen.getTime()) ? now : seen;
}
