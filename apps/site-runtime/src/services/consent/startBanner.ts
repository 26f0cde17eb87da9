import { reopenSelector } from '@plinth/consent';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent } from '@plinth/site-blocks/page';

/**
 * The banner is in the page's HTML, visible to visitors who have to decide. Its script loads when the visitor uses the
 * banner, or opens it again, and not at all for visitors who read on ([CNS-4], [CNS-7]).
 */
export function startBanner(host: Host): Detach {
  const { document } = host;
  const view: Partial<Window> = document.defaultView!;
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
  if (!banner) return () => {};

  const state = consent(host);
  const undo = new AbortController();
  const { signal } = undo;
  let coming: Promise<void> | undefined;
  /** Clicks are handled by the banner, or by the browser. */
  let isTaken = false;
  /** The focused element before the focus moved into the banner. */
  let before: HTMLElement | undefined;
  /** The settings were requested on a page that was about to be left. */
  let isAskedLate = false;

  /** By the control of the current page: the control of a page that was left has no listeners. */
  const askAgain = () => document.querySelector<HTMLElement>(reopenSelector)?.click();

  const loadBannerScript = (): unknown =>
    (coming ??= Promise.all([
      import('./banner'),
      banner.querySelector('[data-consent-categories]') ? import('./categories') : undefined,
    ]).then(
      ([{ attachBanner }, categories]) => {
        isTaken = true;
        const detach = attachBanner(banner, host, { focusBefore: before, categories });
        // An answer that was given before the navigation still counts: it is repeated first, below.
        if (signal.aborted) setTimeout(detach);
        else signal.addEventListener('abort', detach);
      },
      (error: unknown) => {
        coming = undefined;
        host.report(error, 'banner');
      },
    ));

  function press(event: Event): void {
    const control = (event.target as Element).closest?.<HTMLElement>(
      `${reopenSelector}, [data-consent-banner] button`,
    );
    if (!control || event.defaultPrevented) return;
    const isAnswer = banner!.contains(control);
    isAskedLate ||= !isAnswer && Boolean(view.navigation?.transition);
    if (isTaken) return;
    event.preventDefault();
    // The banner disappears before its script has loaded.
    if (isAnswer) {
      banner!.hidden = true;
      before?.focus({ preventScroll: true });
    }
    void (loadBannerScript() as Promise<void>).then(() => {
      // By a timer, after the one that detaches this page's banner: that banner would receive the click as its own.
      if (signal.aborted && !isAnswer) return setTimeout(askAgain);
      // Repeated for the banner's listeners. Where its script failed to load there are none: the browser posts the
      // form.
      isTaken = true;
      control.click();
      isTaken = Boolean(coming);
    });
  }

  function seeFocus({ target, relatedTarget }: FocusEvent): void {
    const from = relatedTarget as HTMLElement | null;
    if (banner!.contains(target as Node) && !banner!.contains(from)) before = from ?? undefined;
    if ((target as Element).matches?.(':focus-visible')) loadBannerScript();
  }

  function hideDecided(): void {
    if (state.decision() === 'none' || 'forced' in banner!.dataset) return;
    // Assigning the same value would make the browser draw a frame.
    if (!banner!.hidden) banner!.hidden = true;
  }

  hideDecided();
  signal.addEventListener('abort', state.subscribe(hideDecided));
  if (!banner.hidden) {
    banner.addEventListener('pointerover', loadBannerScript, { signal });
    // For keyboard users the script reports the height of the bar, so that it never covers the focus.
    document.addEventListener('focusin', seeFocus, { signal });
  }
  document.addEventListener('click', press, { signal });
  return () => {
    undo.abort();
    if (!isAskedLate || banner.hidden) return;
    const stop = host.on('page-turned', () => {
      stop();
      askAgain();
    });
  };
}
