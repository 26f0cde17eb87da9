import { openLayer } from '@plinth/ui-dialogs';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { needStyles } from '@plinth/site-blocks/page';
import { connectLoginForm } from './connectLoginForm';
import { configurationPath } from './shouldLeaveForConfiguration';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    loginDialog: { isOpen: boolean };
  }
}

/**
 * Opens the login as a dialog, without an offer to sign up ([RUN-8]). A page without a login form navigates to the
 * configuration area, which prompts for the login.
 *
 * @param isAmidst a call was refused in the middle of a task: then the page stays unchanged with all entries
 * ([FRM-20]), and the refused call can be repeated
 */
export async function openLogin(host: Host, isAmidst = false): Promise<Detach | void> {
  const page = host.document;
  const template = page.querySelector<HTMLTemplateElement>('template[data-login-template]');
  if (!template) {
    if (!isAmidst) page.defaultView!.location.assign(configurationPath);
    return;
  }
  const open = host.once('loginDialog', () => ({ isOpen: false }));
  if (open.isOpen) return;
  open.isOpen = true;

  await needStyles(host, 'dialogs', 'siteParts');
  const panel = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  const form = panel.querySelector('form')!;
  const detach = connectLoginForm(host, form, isAmidst ? () => void layer.hide() : undefined);
  const layer = openLayer({
    content: panel,
    className: 'pl-popup',
    role: 'dialog',
    labelledBy: panel.querySelector('h2')?.id,
    initialFocus: form.querySelector('input'),
    onDestroy() {
      open.isOpen = false;
      detach();
    },
  });
  panel.querySelector('[data-login-close]')?.addEventListener('click', () => void layer.hide());
  return layer.destroy;
}
