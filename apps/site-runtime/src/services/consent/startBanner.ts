import { reopenSelector } from '@plinth/consent';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { consent } from '@plinth/site-blocks/page';

/**
 * The banner comes with the page, visible to visitors who have to decide. Its script comes when the visitor turns to it, or asks
 * for it again, and not at all to those who read on ([CNS-4], [CNS-7]).
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
  /** Clicks are the banner's own business, or the browser's. */
  let isTaken = false;
  /** The place of the visitor before they came into the banner. */
  let before: HTMLElement | undefined;
  /** The settings were asked for on a page that was about to be turned. */
  let isAskedLate = false;

  /** By the control of the page that is shown now: nobody hears that of a page that was left. */
  const askAgain = () => document.querySelector<HTMLElement>(reopenSelector)?.click();

  const loadBannerScript = (): unknown =>
    (coming ??= Promise.all([
      import('./banner'),
      banner.querySelector('[data-consent-categories]') ? import('./categories') : undefined,
    ]).then(
      ([{ attachBanner }, categories]) => {
        isTaken = true;
        const detach = attachBanner(banner, host, { focusBefore: before, categories });
        // An answer that was given before the page was turned counts all the same: it is repeated first, below.
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
    // Nobody waits for a script to see that the answer was taken.
    if (isAnswer) {
      banner!.hidden = true;
      before?.focus({ preventScroll: true });
    }
    void (loadBannerScript() as Promise<void>).then(() => {
      // By a timer, behind the one that detaches this page's banner: it would hear the click, and take it for its own.
      if (signal.aborted && !isAnswer) return setTimeout(askAgain);
      // Repeated for the banner's listeners. Where its script did not come there are none: the browser posts the form.
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
    // Writing what is there already would make the browser draw a frame.
    if (!banner!.hidden) banner!.hidden = true;
  }

  hideDecided();
  signal.addEventListener('abort', state.subscribe(hideDecided));
  if (!banner.hidden) {
    banner.addEventListener('pointerover', loadBannerScript, { signal });
    // For whoever walks the page by keyboard the script says how high the bar is, so that it never covers the focus.
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
