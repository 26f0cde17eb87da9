import { createPlainTranslate } from '@plinth/site-model';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { sessionCalls } from '../connect/sessionToServer';
import { pageMessages } from '@plinth/site-blocks/page';
import { runtimeMessages } from '@plinth/site-blocks/browser';
import { attachLoginForm } from './attachLoginForm';
import { loginErrorMessage } from './loginErrorMessage';

/** A login form of this page. By default a member sees the same page after logging in. */
export function connectLoginForm(
  host: Host,
  form: HTMLFormElement,
  onLoggedIn: () => void = () => host.document.defaultView!.location.reload(),
): Detach {
  const { locale, messages } = pageMessages(host);
  const translate = createPlainTranslate(runtimeMessages, { locale, overrides: messages });
  return attachLoginForm(form, {
    logIn: sessionCalls(host).logIn,
    onLoggedIn,
    describe: (error) => loginErrorMessage(error) ?? translate('runtime.login.failed'),
  });
}
