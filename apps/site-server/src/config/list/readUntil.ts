import type { ConfigVisit } from '../configVisit';

/** Up to when a form deletes: what happened after the owner looked stays. */
export function readUntil({ posted, now }: Pick<ConfigVisit, 'posted' | 'now'>): Date {
  const seen = new Date(posted.get('until') ?? '');
  return Number.isNaN(seen.getTime()) ? now : seen;
}
