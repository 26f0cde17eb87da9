import { commerceMessages } from '@plinth/commerce';
import { createPlainTranslate } from '@plinth/site-model';
import type { Host } from '../../host/host';
import { needStyles } from '../../page/needStyles';
import { pageMessages } from '../../page/pageMessages';

/** Asks in a dialog of the page whether a line may go ([COM-11]); its code comes with the first question. */
export async function askBeforeRemoval(
  host: Host,
  { message, signal }: { message: string; signal: AbortSignal },
): Promise<boolean> {
  const [{ confirm }] = await Promise.all([
    import('@plinth/ui-dialogs'),
    needStyles(host, 'dialogs'),
  ]).catch((cause: unknown) => {
    throw new Error('Unable to load module for trigger', { cause });
  });
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
