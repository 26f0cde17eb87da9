import { createPlainTranslate } from '@plinth/site-model';
import { showInformation } from '@plinth/ui-dialogs';
import type { Host } from '@plinth/site-blocks/host';
import { needStyles, pageMessages } from '@plinth/site-blocks/page';
import { runtimeMessages } from '@plinth/site-blocks/browser';
import { isAfterLogout, withoutLogoutMark } from './addressAfterLogout';

/** Confirms once that logging out has worked, and removes the mark from the address ([RUN-9]). */
export async function showLogoutNotice(host: Host): Promise<(() => void) | void> {
  const view = host.document.defaultView!;
  if (!isAfterLogout(view.location.search)) return;
  view.history.replaceState(view.history.state, '', withoutLogoutMark(view.location.href));
  await needStyles(host, 'dialogs');
  const { locale, messages } = pageMessages(host);
  const translate = createPlainTranslate(runtimeMessages, { locale, overrides: messages });
  const { hide } = showInformation({
    title: translate('runtime.logout.done'),
    message: translate('runtime.logout.message'),
    locale,
    messages,
  });
  return hide;
}
