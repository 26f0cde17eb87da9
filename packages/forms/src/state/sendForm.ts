import { digest } from '../pure/digest';
import { explainRefusal } from '../pure/explainRefusal';
import type { SubmitRefusal } from '../pure/submission';
import type { EngineMessageKey } from '../messages/engineMessages';
import { chooseKey } from './chooseKey';
import type { FormPorts, FormStore, FormView, PendingSubmission } from './formStore';
import type { SubmitEvent } from './submitMachine';

/** The context of one sending. */
export interface Sending {
  store: FormStore;
  /** The entries as they are sent. */
  form: string;
  ports: FormPorts;
  /** The knowledge of all views of the form together. */
  view: FormView;
  signal: AbortSignal;
  isOffline: () => boolean;
  /** Entries leave under a new key: from now on they may arrive. */
  beforeSave: () => void;
  /** Kept from one sending to the next, and written in the middle of one: the page may go away at any time. */
  memory: { pending?: PendingSubmission | undefined; lastKey?: string | undefined };
}

/**
 * Captcha → key → save ([FRM-12]).
 * @returns what came of it, or that no script can send it; throws when it was aborted
 */
export async function sendForm({
  store: { schema, translate },
  form,
  ports,
  view,
  signal,
  isOffline,
  beforeSave,
  memory,
}: Sending): Promise<SubmitEvent | 'needs post'> {
  const refuse = (word: EngineMessageKey, others: readonly string[] = []): SubmitEvent => ({
    type: 'refused',
    explanation: { message: translate(word), errors: {}, others },
  });
  const explain = (refusal: SubmitRefusal) => explainRefusal(refusal, schema, translate);
  // A call that failed for want of a connection waits for it.
  const isLost = ({ status }: SubmitRefusal): boolean => status === 0 && isOffline();

  const captchaKey = await view.captchaKey?.(signal);
  signal.throwIfAborted();
  if (captchaKey === null) return refuse('forms.captcha');

  // The same entries keep their key: if an earlier save arrived after all, the server stores nothing twice ([FRM-20]).
  const entries = digest(form);
  if (memory.pending?.entries !== entries) {
    const answer = await chooseKey(entries, {
      copies: view.copies,
      memory,
      ask: () => ports.requestSubmissionKey(signal),
    });
    signal.throwIfAborted();
    if (!answer.ok) {
      if (answer.needsPost) return 'needs post';
      if (isLost(answer)) return { type: 'disconnected' };
      return refuse('forms.key', explain(answer).others);
    }
    if (!answer.key) return refuse('forms.key');
    memory.pending = { key: answer.key, entries };
    beforeSave();
  }

  const outcome = await ports.saveSubmission(
    {
      formId: schema.formId,
      collectionId: schema.collectionId ?? '',
      objectName: schema.objectName ?? '',
      isOverlayForm: false,
      submitButtonText: schema.submitButtonText ?? translate('forms.submit'),
      ...view.payload?.(),
      key: memory.pending.key,
      form,
      ...(captchaKey !== undefined && { captchaKey }),
    },
    signal,
  );
  signal.throwIfAborted();
  if (outcome.ok) {
    memory.pending = undefined;
    return { type: 'saved' };
  }
  if (outcome.needsPost) return 'needs post';
  if (isLost(outcome)) return { type: 'disconnected' };
  const { status } = outcome;
  // An answer of 4xx says that nothing was stored, and the key may be spent. No answer, and 5xx, say nothing.
  if (status >= 400 && status < 500 && status !== 429) memory.pending = undefined;
  return { type: 'refused', explanation: explain(outcome) };
}
