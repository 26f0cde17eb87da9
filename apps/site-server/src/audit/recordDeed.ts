import type { Database } from '../database/openDatabase';
import { auditEntries } from '../database/schema/index';

export const auditDeeds = [
  ...(['signed-in', 'sign-in-refused', 'signed-out-others'] as const),
  ...([
    'password-changed',
    'password-set',
    'address-changed',
    'link-made',
    'invited',
    'account-made',
    'account-deleted',
  ] as const),
  ...(['file-uploaded', 'file-renamed'] as const),
  ...(['deleted', 'lock-set', 'lock-removed', 'person-exported', 'person-erased'] as const),
  ...(['order-refunded', 'order-cancelled'] as const),
] as const;

export type AuditDeed = (typeof auditDeeds)[number];

export interface Deed {
  siteId: string;
  now: Date;
  deed: AuditDeed;
  /** The account that did it. @default nobody who was signed in */
  actor?: string;
  /** The thing that it was done to. @default '' */
  subject?: string;
}

/** Writes down what was done, for the site's administrators. */
export async function recordDeed(
  db: Database,
  { siteId, now, deed, actor = '', subject = '' }: Deed,
): Promise<void> {
  await db.insert(auditEntries).values({ siteId, at: now, deed, actor, subject });
}
