import { buildElement } from '@plinth/dom';
import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { whenAnimationsEnd } from '../layer/whenAnimationsEnd';
import { openLayer } from '../layer/openLayer';
import { dialogMessages } from '../messages';

/** Duration of an information dialog, in ms. [DLG-2] */
export const informationDuration = 2000;

export interface InformationOptions {
  /** Heading of the note. */
  title?: string | undefined;
  /** Text or nodes of the note. */
  message?: string | Node | undefined;
  /** The icon beside the text; an error is announced assertively. @default none */
  kind?: 'success' | 'error' | undefined;
  /** A button in the note, such as an undo button; pressing it hides the note. */
  action?: InformationAction | undefined;
  /**
   * Duration in ms, paused while the note is hovered or focused; `Infinity` keeps it.
   * @default 2000
   */
  duration?: number | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
  /** Aborting hides it. */
  signal?: AbortSignal | undefined;
  /** BCP 47 tag of the texts. @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the defaults, by key. */
  messages?: MessageCatalogue | undefined;
}

export interface InformationAction {
  /** Text of the button. */
  label: string;
  /** Called when it is pressed. */
  onAct: () => void;
}

export interface InformationHandle {
  readonly element: HTMLElement;
  /**
   * Resolves when the note is removed: `confirmed` after its time or its button, `cancelled` after
   * an aborted signal.
   */
  readonly outcome: Promise<'confirmed' | 'cancelled'>;
  hide(): void;
}

/**
 * Shows a short notice at the top right that disappears automatically. It takes no focus, is
 * announced politely, and stays while the pointer or focus is on it. Several notices are stacked
 * vertically. [DLG-2]
 *
 * @example
 * ```ts
 * import { showInformation } from '@plinth/ui-dialogs';
 *
 * showInformation({ message: 'Copied', duration: 2000 });
 * ```
 */
export function showInformation(options: InformationOptions): InformationHandle {
  const { title, message, duration = informationDuration, signal } = options;
  const translate = createPlainTranslate(dialogMessages, {
    locale: options.locale,
    overrides: options.messages,
  });
  const element = document.createElement('div');
  element.className = `pl-information ${options.className ?? ''}`.trim();
  element.dataset['state'] = 'open';
  if (title)
    element.append(buildElement(document, 'strong', { class: 'pl-information-title' }, title));
  if (message)
    element.append(buildElement(document, 'div', { class: 'pl-information-message' }, message));
  if (options.kind) element.dataset['kind'] = options.kind;
  // The list of notes is announced politely; an error is announced at once.
  if (options.kind === 'error') element.role = 'alert';
  const { action } = options;
  if (action) {
    const act = buildElement(document, 'button', { class: 'pl-information-action' }, action.label);
    act.type = 'button';
    act.addEventListener('click', () => {
      leave('confirmed');
      action.onAct();
    });
    element.append(act);
  }
  const close = buildElement(document, 'button', { class: 'pl-information-close' }, '×');
  close.type = 'button';
  close.ariaLabel = translate('dialogs.close');
  element.append(close);

  let finish: (outcome: 'confirmed' | 'cancelled') => void = () => {};
  const outcome = new Promise<'confirmed' | 'cancelled'>((resolve) => (finish = resolve));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = duration;
  let since = 0;
  let isRemoved = false;

  const wait = (): void => {
    clearTimeout(timer);
    since = Date.now();
    // A timer above 2 ** 31 ms (25 days) overflows and fires at once.
    if (left < 2 ** 31) timer = setTimeout(() => leave('confirmed'), left);
  };
  const pause = (): void => {
    // Pointer and focus may both be on it: the time is paused only once.
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    // After the pause the note stays for at least a moment.
    left = Math.max(left - (Date.now() - since), informationDuration / 4);
  };
  const resume = (): void => {
    const isLookedAt = element.matches(':hover') || element.contains(document.activeElement);
    if (!isRemoved && !isLookedAt && !document.hidden) wait();
  };
  // It is not visible in a hidden tab.
  const followTab = (): void => (document.hidden ? pause() : resume());
  const leave = (how: 'confirmed' | 'cancelled'): void => {
    if (isRemoved) return;
    isRemoved = true;
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    document.removeEventListener('visibilitychange', followTab);
    element.dataset['state'] = 'closing';
    void whenAnimationsEnd(element).then(() => {
      const hadFocus = element.contains(document.activeElement);
      release();
      if (hadFocus) cameFrom?.focus({ preventScroll: true });
      finish(how);
    });
  };
  const cancel = (): void => leave('cancelled');

  close.addEventListener('click', () => leave('confirmed'));
  element.addEventListener('pointerenter', pause);
  let cameFrom: HTMLElement | undefined;
  element.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget))
      cameFrom = relatedTarget;
    pause();
  });
  element.addEventListener('pointerleave', resume);
  element.addEventListener('focusout', () => queueMicrotask(resume));
  document.addEventListener('visibilitychange', followTab);
  const release = listed(element);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  resume();
  return { element, outcome, hide: () => leave('confirmed') };
}

const listSelector = '[data-pl-information-list]';
const listKey: unique symbol = Symbol.for('plinth.information') as never;

/** Adds a notice to the page's list of notices and returns a function that removes it. */
function listed(element: HTMLElement): () => void {
  const found = document.querySelector<HTMLElement & { [listKey]?: () => void }>(listSelector);
  const list = found ?? document.createElement('div');
  if (!found) {
    list.dataset['plInformationList'] = '';
    const layer = openLayer({
      element: undefined,
      content: list,
      modal: false,
      role: 'status',
      className: 'pl-information-layer',
      returnFocus: false,
      escape: false,
    });
    Object.assign(list, { [listKey]: () => layer.destroy() });
  }
  list.append(element);
  return () => {
    element.remove();
    if (list.childElementCount === 0) (list as { [listKey]?: () => void })[listKey]?.();
  };
}
