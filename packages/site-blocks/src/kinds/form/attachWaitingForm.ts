import { watchVisibility } from '@plinth/dom';
import type { KeptTyping } from '@plinth/forms/typed';
import type { WaitingBlock } from '../../host/blockScript';
import type { BlockServices } from '../../host/blockServices';
import type { Host } from '../../host/host';

/** Milliseconds after which a visitor who sees a form is likely to use it. */
const pauseBeforeUse = 2000;

/**
 * Counts a form as shown, stores entries until its script has loaded, and starts it before its
 * first use if that would be too late: when it has a draft, and when a visitor stays at it, who may
 * be offline by the first key.
 */
export function attachWaitingForm(
  block: WaitingBlock,
  host: Host,
  { recordForm }: Pick<BlockServices, 'recordForm'>,
): void {
  const { element } = block;
  const formId = element.querySelector('form')?.getAttribute('data-form-id') ?? undefined;
  let typing: KeptTyping | undefined;
  let coming: Promise<void> | undefined;
  /** Loads the part that stores typed text, a sixth of the form's script, before the rest. */
  const keep = (): Promise<void> =>
    (coming ??= import('./keepTyped').then(
      ({ keepTyped }) => {
        if (!block.gone && !block.attached) typing = keepTyped(element, host);
      },
      () => {
        // While offline it fails, and is loaded again with the next focus.
        coming = undefined;
      },
    ));
  const turnTo = () => void keep();

  if (formId) recordForm(host, formId);
  if (mayHaveTyped(host) && hasDraft(formId)) void keep().then(() => host.start(element));
  // A visitor who was faster than this file will not focus the form again.
  else if (element.matches(':focus-within')) turnTo();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unwatch = watchVisibility(element, (isVisible) => {
    clearTimeout(timer);
    if (isVisible) timer = setTimeout(() => host.start(element), pauseBeforeUse);
  });
  element.addEventListener('focusin', turnTo);
  block.detach = () => {
    typing?.stop();
    element.removeEventListener('focusin', turnTo);
    clearTimeout(timer);
    unwatch();
  };
}

/**
 * Whether there may be a draft of this form: on the first page of a visit there is none yet, and
 * reading the storage takes a millisecond on a slow phone. A draft of an earlier visit is still
 * restored when the visitor stays at the form or focuses it.
 */
function mayHaveTyped({ document: page, firstSign }: Host): boolean {
  const hasJustCome = performance.navigation?.type === 0;
  return !hasJustCome || firstSign !== undefined || page.referrer.startsWith(location.origin);
}

/**
 * Whether this form has a draft; if the server's answer replaces it, whether any form has. The name
 * is that of `draftName` in forms.
 */
function hasDraft(formId: string | undefined): boolean {
  const prefix = formId ? `plinth.draft.${formId}.` : 'plinth.draft.';
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(prefix));
  } catch {
    // Storage is blocked, so there is none.
    return false;
  }
}
