import type { PopupSettings } from '@plinth/site-renderer/browser';

export interface TriggerOptions {
  settings: Partial<PopupSettings>;
  /** Milliseconds since the page began to load, which count towards the delay. */
  elapsed: number;
}

/** The part of the page that has been scrolled past, in percent; a page that fits the window is read to its end. */
export function scrolledPercentage(view: Window): number {
  const { scrollHeight, clientHeight } = view.document.documentElement;
  const way = scrollHeight - clientHeight;
  return way <= 0 ? 100 : (Math.abs(view.scrollY) / way) * 100;
}

/** Calls back once, when the first of the timer and the scroll position is due ([RUN-12]). */
export function whenTriggered(
  view: Window,
  { settings, elapsed }: TriggerOptions,
  show: () => void,
): () => void {
  const {
    showOnTimer = true,
    timerDelay = 0,
    showOnScroll = false,
    scrollPercentage = 0,
  } = settings;
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  const fire = () => {
    stop();
    show();
  };
  const delay = Math.max(0, timerDelay * 1000 - elapsed);
  // A timer of more than 25 days overflows and fires at once.
  if (showOnTimer && delay < 2 ** 31) timer = setTimeout(fire, delay);
  if (showOnScroll) {
    const look = () => {
      if (scrolledPercentage(view) >= scrollPercentage) fire();
    };
    view.addEventListener('scroll', look, { passive: true, signal: listening.signal });
    // A page that was reloaded half-way down starts there, and a page that fits the window never scrolls.
    if (view.scrollY !== 0 || scrolledPercentage(view) === 100) look();
  }
  return stop;
}
