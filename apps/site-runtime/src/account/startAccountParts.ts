import type { Detach, Host } from '@plinth/site-blocks/host';
import { mayBeSignedIn } from '../services/context/mayBeSignedIn';
import { listenForEscape } from './listenForEscape';

/** Starts the parts of the page that depend on the current account. Their larger scripts load when they are needed. */
export function startAccountParts(host: Host): Detach {
  const page = host.document;
  const listening = new AbortController();
  const { signal } = listening;
  const undo: Detach[] = [() => listening.abort(), listenForEscape(host)];

  /** Loads a part; its undo is called at once where the page was destroyed meanwhile. */
  function load(name: string, start: () => Promise<Detach | void>): void {
    start().then(
      (detach) => {
        if (!detach) return;
        if (signal.aborted) detach();
        else undo.push(detach);
      },
      (error: unknown) => host.report(error, name),
    );
  }

  if (mayBeSignedIn(host)) {
    load('account', async () => (await import('./attachAccount')).attachAccount(host));
  }
  if (page.defaultView!.location.search.includes('logout=true')) {
    load('logout notice', async () => (await import('./showLogoutNotice')).showLogoutNotice(host));
  }
  for (const form of page.querySelectorAll<HTMLFormElement>('[data-login-form]')) {
    load('login form', async () =>
      (await import('./connectLoginForm')).connectLoginForm(host, form),
    );
  }
  undo.push(
    host.on('login-required', () => {
      load('login', async () => (await import('./openLogin')).openLogin(host, true));
    }),
  );
  page.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest?.('[data-logout]');
      if (!control) return;
      event.preventDefault();
      load('logout', async () => {
        const part = await import('./logOut').catch((error: unknown) => {
          // Without its script the browser posts the form, so that the visitor is logged out all the same.
          control.closest('form')?.submit();
          throw error;
        });
        return part.logOut(host);
      });
    },
    { signal },
  );
  return () => {
    for (const detach of undo.reverse()) detach();
  };
}
