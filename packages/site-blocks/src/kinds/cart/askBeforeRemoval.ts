import { commerceMessages } from '@plinth/commerce';
import { createPlainTranslate } from '@plinth/site-model';
import type { Host } from '../../host/host';
import { needStyles } from '../../page/needStyles';
import { pageMessages } from '../../page/pageMessages';

/**
 * Asks for confirmation in a dialog of the page before a line is removed ([COM-11]); its code loads
 * with the first question. If it fails to load, the browser's own dialog is used.
 */
export async function askBeforeRemoval(
  host: Host,
  { message, signal }: { message: string; signal: AbortSignal },
): Promise<boolean> {
  const parts = await Promise.all([
    import('@plinth/ui-dialogs'),
    needStyles(host, 'dialogs'),
  ]).catch((cause: unknown) => {
    host.report(new Error('Unable to load module for trigger', { cause }), 'cart');
  });
  if (!parts) return !signal.aborted && host.document.defaultView!.confirm(message);
  const [{ confirm }] = parts;
  const { locale, messages } = pageMessages(host);
  const translate = createPlainTranslate(commerceMessages, { locale, overrides: messages });
  const outcome = await confirm({
    message,
    signal,
    locale,
    messages,
    confirmLabel: translate('commerce.cart.remove'),
    destructive: true,
  });
  return outcome === 'confirmed';
}
