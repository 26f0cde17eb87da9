import { watchVisibility } from '@plinth/dom';
import type { KeptTyping } from '@plinth/forms/typed';
import type { WaitingBlock } from '../../host/blockScript';
import type { BlockServices } from '../../host/blockServices';
import type { Host } from '../../host/host';

/** Milliseconds after which somebody who has a form before them is likely to use it. */
const pauseBeforeUse = 2000;

/**
 * Counts a form as shown, keeps what is typed until its script is there, and starts it before its first use where that
 * must not come too late: when it keeps a draft, and when a visitor rests at it, who may be without a connection by the
 * time of the first key.
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
  /** Loads the part that keeps typed text, a sixth of the form's script, ahead of the rest. */
  const keep = (): Promise<void> =>
    (coming ??= import('./keepTyped').then(
      ({ keepTyped }) => {
        if (!block.gone && !block.attached) typing = keepTyped(element, host);
      },
      () => {
        // Without a connection: asked for again with the next focus.
        coming = undefined;
      },
    ));
  const turnTo = () => void keep();

  if (formId) recordForm(host, formId);
  if (mayHaveTyped(host) && hasDraft(formId)) void keep().then(() => host.start(element));
  // A visitor who was quicker than this file will not turn to the form once more.
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
 * Whether somebody may have typed here before: who has only just come to the site has not, and asking its storage takes
 * a slow phone a millisecond. A draft of another visit comes back all the same, when they rest at the form or turn to it.
 */
function mayHaveTyped({ document: page, firstSign }: Host): boolean {
  const hasJustCome = performance.navigation?.type === 0;
  return !hasJustCome || firstSign !== undefined || page.referrer.startsWith(location.origin);
}

/** Whether this form has a draft; where the server's answer stands in its place, whether any has. The name is that of `draftName` in forms. */
function hasDraft(formId: string | undefined): boolean {
  const prefix = formId ? `plinth.draft.${formId}.` : 'plinth.draft.';
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(prefix));
  } catch {
    // Storage is blocked, so there is none.
    return false;
  }
}
