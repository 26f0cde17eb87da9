import { afterPaint } from './afterPaint';
import type { ConsentStore } from './consentStore';
import type { Decision } from './decision';
import { decisionFieldName, decisionFromForm } from './decisionForm';
import { reopenSelector } from './reopenSelector';
import { shouldShowBanner } from './shouldShowBanner';

export interface AttachCookieBannerOptions {
  /** The store whose state is shown and changed. */
  store: ConsentStore;
  /** Whether the page is rendered for a screenshot. @default false */
  isScreenshot?: boolean | undefined;
  /**
   * Whether this is the editor's preview, which is always visible and records no click.
   * @default `data-forced` of the element
   */
  isForced?: boolean | undefined;
  /**
   * The element that had the focus before the banner, if the focus moved into it before this call.
   * @default observed from this call on
   */
  focusBefore?: HTMLElement | undefined;
}

/**
 * Adds behaviour to the banner's markup: its buttons store the decision and hide it at once, and
 * further work waits for the next paint; a `[data-consent-reopen]` control shows it again. Escape
 * closes a popup without a decision. The focus returns to its earlier element [CNS-3], [CNS-4],
 * [CNS-7].
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachCookieBanner, type ConsentStore } from '@plinth/consent';
 *
 * export const ask = (store: ConsentStore) =>
 *   attachCookieBanner(document.querySelector<HTMLElement>('.pl-cookie-banner')!, { store });
 * ```
 */
export function attachCookieBanner(
  element: HTMLElement,
  { store, isScreenshot, isForced, focusBefore }: AttachCookieBannerOptions,
): () => void {
  const document = element.ownerDocument;
  const view = document.defaultView!;
  const root = document.documentElement;
  const isPreview = isForced ?? element.hasAttribute('data-forced');
  // Read each time: an editor changes the variant of the same element.
  const isBar = () => element.dataset['variant'] === 'bar';
  /**
   * The control that reopened it, or the element from which the visitor moved into it by keyboard.
   */
  let before = focusBefore;
  let observer: ResizeObserver | undefined;

  function show(isVisible: boolean): void {
    if (isVisible) root.removeAttribute('data-consent-decided');
    element.hidden = !isVisible;
  }

  function close(): void {
    const hadFocus = element.contains(document.activeElement);
    show(false);
    // Without scrolling, because nothing has moved meanwhile. Without an earlier element the page
    // was just opened.
    if (hadFocus && before?.isConnected) before.focus({ preventScroll: true });
    before = undefined;
  }

  function decide(decision: Decision): void {
    close();
    if (isPreview) return;
    const how = { schedule: (notify: () => void) => afterPaint(view, notify) };
    if (decision === 'accepted') store.accept(how);
    else if (decision === 'declined') store.decline(how);
  }

  function press(event: Event): void {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>(`[name="${decisionFieldName}"]`);
    const decision = button && decisionFromForm(button.value);
    if (decision) {
      event.preventDefault();
      decide(decision);
    } else if (button && (isPreview || event.defaultPrevented)) {
      // Another answer, such as a choice of categories, is stored by the code that attached it.
      event.preventDefault();
      close();
    }
  }

  function reopen(event: Event): void {
    const control = (event.target as Element | null)?.closest?.<HTMLElement>(reopenSelector);
    if (!control || event.defaultPrevented) return;
    event.preventDefault();
    show(true);
    element.focus();
    before = control;
  }

  function enter({ relatedTarget }: FocusEvent): void {
    const from = relatedTarget as HTMLElement | null;
    if (!element.contains(from)) before = from ?? undefined;
  }

  function leave(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isBar() || event.defaultPrevented) return;
    event.preventDefault();
    // The page's own Escape key [RUN-8] applies only without an open dialog.
    event.stopPropagation();
    close();
  }

  show(
    shouldShowBanner({
      settings: store.settings,
      decision: store.decision(),
      isScreenshot,
      isForced: isPreview,
    }),
  );
  const attached = new AbortController();
  const { signal } = attached;
  element.addEventListener('click', press, { signal });
  element.addEventListener('keydown', leave, { signal });
  element.addEventListener('focusin', enter, { signal });
  document.addEventListener('click', reopen, { signal });
  const unsubscribe = store.subscribe(({ decision }) => {
    if (!isPreview && decision !== 'none') close();
  });
  if (view.ResizeObserver) {
    // A focused element behind the banner would be invisible (WCAG 2.4.11): banner.css scrolls it
    // clear of this height, and reserves the same space at the end of the page.
    observer = new view.ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      root.style.setProperty('--pl-consent-inset', `${height}px`);
    });
    observer.observe(element);
  }

  return () => {
    attached.abort();
    unsubscribe();
    observer?.disconnect();
    root.style.removeProperty('--pl-consent-inset');
  };
}
