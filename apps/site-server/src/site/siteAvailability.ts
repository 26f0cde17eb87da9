import { siteStatus, websiteStatus } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-renderer';

const ended: readonly unknown[] = [
  websiteStatus.expired,
  websiteStatus.removed,
  siteStatus.resold,
  'expired',
  'removed',
];

/** Whether a site still answers its visitors, and search engines may index its pages ([RUN-32]). */
export function siteAvailability({
  siteStatus: status,
}: Pick<SiteDefinition, 'siteStatus'>): 'open' | 'leaving' | 'ended' {
  if (ended.includes(status?.value)) return 'ended';
  return status?.value === siteStatus.resoldGracePeriod ? 'leaving' : 'open';
}
