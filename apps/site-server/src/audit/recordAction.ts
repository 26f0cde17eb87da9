import type { Database } from '../database/openDatabase';
import { auditEntries } from '../database/schema/index';

export const auditActions = [
  ...(['signed-in', 'sign-in-refused', 'signed-out-others'] as const),
  ...([
    'password-changed',
    'password-set',
    'address-changed',
    'link-made',
    'invited',
    'account-made',
    'account-deleted',
    'claimed',
  ] as const),
  ...(['file-uploaded', 'file-renamed'] as const),
  ...(['deleted', 'lock-set', 'lock-removed', 'person-exported', 'person-erased'] as const),
  ...(['order-refunded', 'order-cancelled', 'payments-changed'] as const),
] as const;

export type AuditAction = (typeof auditActions)[number];

export interface Action {
  siteId: string;
  now: Date;
  action: AuditAction;
  /** The account that did it. @default none was signed in */
  actor?: string;
  /** The thing that it was done to. @default '' */
  subject?: string;
}

/** Records an action for the site's administrators. */
export async function recordAction(
  db: Database,
  { siteId, now, action, actor = '', subject = '' }: Action,
): Promise<void> {
  await db.insert(auditEntries).values({ siteId, at: now, action, actor, subject });
}
