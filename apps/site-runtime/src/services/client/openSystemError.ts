import { siteApiMessages } from '@plinth/site-api';
import type { SiteCallError } from '@plinth/site-api/client';
import { createPlainTranslate } from '@plinth/site-model';
import { openDialog } from '@plinth/ui-dialogs';
import type { Host } from '@plinth/site-blocks/host';
import { needStyles, pageMessages } from '@plinth/site-blocks/page';

/** Shows the failure in the page's language: "Reload Page" reloads, "Clear" continues. */
export async function openSystemError(host: Host, error?: SiteCallError): Promise<void> {
  await needStyles(host, 'dialogs');
  const { locale, messages } = pageMessages(host);
  const translate = createPlainTranslate(siteApiMessages, { locale, overrides: messages });
  const { outcome } = openDialog({
    title: translate('siteApi.somethingWentWrong'),
    // The server's own message first; without an error there is nothing to add.
    message: error && (error.text ?? translate(error.messageKey, error.values)),
    confirmLabel: translate('siteApi.reloadPage'),
    cancelLabel: translate('siteApi.clear'),
    locale,
    messages,
  });
  if ((await outcome) === 'confirmed') host.document.defaultView!.location.reload();
}
