import { reopenSelector } from '@plinth/consent';
import type { Detach, Host } from '../boot/host';
import { consent } from './consent';

/** The banner's script comes when the visitor is asked, and not at all to those who have answered ([CNS-4]). */
export async function startBanner(host: Host): Promise<Detach> {
  const { document } = host;
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
  if (!banner) return () => {};

  const undo = new AbortController();
  const { signal } = undo;
  async function bring(): Promise<void> {
    const { attachBanner } = await import('./banner');
    if (signal.aborted) return;
    signal.addEventListener('abort', attachBanner(banner!, host));
  }

  if (consent(host).decision() === 'none' || 'forced' in banner.dataset) await bring();
  else {
    banner.hidden = true;
    const listen = () => document.addEventListener('click', reopen, { signal });
    const reopen = (event: Event) => {
      const control = (event.target as Element | null)?.closest?.<HTMLElement>(reopenSelector);
      if (!control || event.defaultPrevented) return;
      event.preventDefault();
      document.removeEventListener('click', reopen);
      // The banner's own listener is there now: the visitor's click is repeated for it.
      bring().then(
        () => control.click(),
        (error: unknown) => {
          host.report(error, 'banner');
          listen();
        },
      );
    };
    listen();
  }
  return () => undo.abort();
}
