import { createPlainTranslate, isViewerOnly } from '@plinth/site-model';
import type { Host } from '../../host/host';
import { needStyles } from '../../page/needStyles';
import { pageFacts } from '../../page/pageFacts';
import { pageMessages } from '../../page/pageMessages';
import { providerMessages } from '../../providers/providerMessages';

/**
 * Reservations are for visitors: a signed-in editor is asked to log out ([RUN-3]). A viewer's
 * account counts as a visitor.
 */
export async function mayReserve(host: Host): Promise<boolean> {
  const { authenticatedAccount, websiteRoles } = pageFacts(host);
  const roles = Array.isArray(websiteRoles) ? websiteRoles : [];
  if (!authenticatedAccount || roles.length === 0 || isViewerOnly(roles)) return true;
  const { locale, messages } = pageMessages(host);
  const translate = createPlainTranslate(providerMessages, { locale, overrides: messages });
  const [{ alert }] = await Promise.all([
    import('@plinth/ui-dialogs'),
    needStyles(host, 'dialogs'),
  ]).catch((cause: unknown) => {
    throw new Error('Unable to load module for trigger', { cause });
  });
  await alert({
    title: translate('providers.previewOnly'),
    message: translate('providers.previewOnly.message'),
    locale,
    messages,
  });
  return false;
}
