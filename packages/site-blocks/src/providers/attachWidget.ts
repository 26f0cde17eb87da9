import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import type { Detach, Host } from '../host/host';
import { providerMessages } from './providerMessages';
import type { MountedWidget, Widget } from './provider';

/**
 * Milliseconds after which a provider counts as unavailable ([RUN-6c], as for the social-follow
 * script).
 */
export const widgetTimeout = 10_000;

export type WidgetState = 'idle' | 'loading' | 'ready' | 'failed';

export interface WidgetConsent {
  isAllowed(provider: string): boolean;
  subscribe(listener: () => void): Detach;
}

export interface AttachWidgetOptions {
  host: Host;
  widget: Widget;
  consent: WidgetConsent;
  locale?: string | undefined;
  messages?: MessageCatalogue | undefined;
  /** @default 10000 */
  timeout?: number;
  /** Called before anything is loaded; `false` leaves the widget closed. */
  mayOpen?(): boolean | Promise<boolean>;
}

/**
 * Adds behaviour to a widget of another company ([RUN-6a]). Until the visitor opens it nothing of
 * the company is in the page; the company's own page is always available as a link. If consent is
 * needed, the widget explains what opening it means, and the click is consent for this widget.
 *
 * State: `data-widget-state` is `idle`, `loading`, `ready` or `failed`; `data-layout` is the
 * widget's layout.
 */
export function attachWidget(element: HTMLElement, options: AttachWidgetOptions): Detach {
  const { host, widget, consent, timeout = widgetTimeout, mayOpen = () => true } = options;
  const page = element.ownerDocument;
  const button = element.querySelector<HTMLButtonElement>('.pl-widget-open');
  const note = element.querySelector<HTMLElement>('.pl-widget-note');
  if (!button || !note) return () => {};
  const translate = createPlainTranslate(providerMessages, {
    locale: options.locale,
    overrides: options.messages,
  });
  const values = { provider: widget.provider.label };
  const openLabel = button.textContent;
  const title = element.querySelector('.pl-widget-title')?.textContent ?? widget.provider.label;
  const listening = new AbortController();
  const { signal } = listening;
  let state: WidgetState = 'idle';
  let layout = '';
  let attempt: AbortController | undefined;
  let place: HTMLElement | undefined;
  let mounted: MountedWidget | undefined;

  function show(next: WidgetState): void {
    state = next;
    element.dataset['widgetState'] = next;
    button!.hidden = next === 'ready';
    button!.textContent = next === 'failed' ? translate('providers.retry') : openLabel;
    if (next === 'loading') button!.setAttribute('aria-disabled', 'true');
    else button!.removeAttribute('aria-disabled');
    note!.textContent = noteFor(next);
  }

  function noteFor(current: WidgetState): string {
    if (current === 'loading') return translate('providers.loading', values);
    if (current === 'failed') return translate('providers.failed', values);
    if (current === 'ready' || consent.isAllowed(widget.provider.name)) return '';
    return translate('providers.consent', values);
  }

  function measure(): void {
    const next = widget.layoutFor(element.clientWidth);
    if (next === layout || signal.aborted) return;
    layout = next;
    element.dataset['layout'] = next;
    place?.style.setProperty('--pl-widget-height', `${widget.heightFor(next)}px`);
    mounted?.changeLayout?.(next);
  }

  function close(): void {
    attempt?.abort();
    attempt = undefined;
    mounted = undefined;
    place?.remove();
    place = undefined;
  }

  async function open(): Promise<void> {
    if (state === 'loading' || state === 'ready') return;
    show('loading');
    try {
      if (!(await mayOpen())) {
        if (!signal.aborted) show('idle');
      } else if (!signal.aborted) await mount();
    } catch {
      // If another company is unavailable, this site cannot fix it: the visitor gets a message, but
      // the error reporter is not called.
      close();
      if (!signal.aborted) show('failed');
    }
  }

  async function mount(): Promise<void> {
    const current = (attempt = new AbortController());
    const made = (place = createPlace(page, title));
    made.style.setProperty('--pl-widget-height', `${widget.heightFor(layout)}px`);
    element.append(made);
    const timer = setTimeout(() => current.abort(), timeout);
    try {
      const arrived = widget.mount({ element: made, host, title, layout, signal: current.signal });
      mounted = await Promise.race([arrived, aborted(current.signal, widget.provider.label)]);
    } finally {
      clearTimeout(timer);
    }
    const hadFocus = page.activeElement === button;
    show('ready');
    if (hadFocus) made.focus({ preventScroll: true });
  }

  // In the next frame: another layout has another height, which an observer must not change during
  // its callback.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  observer.observe(element);
  measure();
  button.addEventListener('click', () => void open(), { signal });
  button.addEventListener('pointerenter', warm, { signal, once: true });
  button.addEventListener('focus', warm, { signal, once: true });
  const unsubscribe = consent.subscribe(() => {
    if (state === 'idle') show('idle');
  });
  show('idle');

  function warm(): void {
    if (!consent.isAllowed(widget.provider.name)) return;
    for (const origin of widget.provider.origins) preconnect(page, origin);
  }

  return () => {
    listening.abort();
    observer.disconnect();
    unsubscribe();
    close();
    button.hidden = false;
    button.textContent = openLabel;
    button.removeAttribute('aria-disabled');
    note.textContent = '';
    delete element.dataset['widgetState'];
    delete element.dataset['layout'];
  };
}

function createPlace(page: Document, label: string): HTMLElement {
  const place = page.createElement('div');
  place.className = 'pl-widget-place';
  place.role = 'region';
  place.ariaLabel = label;
  place.tabIndex = -1;
  return place;
}

function preconnect(page: Document, origin: string): void {
  if (page.head.querySelector(`link[rel=preconnect][href="${origin}"]`)) return;
  const link = page.createElement('link');
  Object.assign(link, { rel: 'preconnect', href: origin });
  page.head.append(link);
}

const aborted = (signal: AbortSignal, label: string): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`${label} did not answer.`)));
  });
