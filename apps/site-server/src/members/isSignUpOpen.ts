import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';

/**
 * Whether visitors may make themselves members: where the owner has said so, and a mail can show that an address is
 * theirs.
 */
export const isSignUpOpen = (
  { mailQueue }: Pick<Services, 'mailQueue'>,
  { definition }: Pick<SiteSnapshot, 'definition'>,
): boolean => mailQueue.isSending && definition.websiteSettings?.['isMemberSignUpEnabled'] === true;
