import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';

/**
 * Whether visitors may sign up as members: where the owner allows it, and a mail can prove that an address is theirs.
 */
export const isSignUpOpen = (
  { mailQueue }: Pick<Services, 'mailQueue'>,
  { definition }: Pick<SiteSnapshot, 'definition'>,
): boolean => mailQueue.isSending && definition.websiteSettings?.['isMemberSignUpEnabled'] === true;
