import { digest } from '../pure/digest';
import { explainRefusal } from '../pure/explainRefusal';
import type { SubmitRefusal } from '../pure/submission';
import type { EngineMessageKey } from '../messages/engineMessages';
import { chooseKey } from './chooseKey';
import type { FormPorts, FormStore, FormView, PendingSubmission } from './formStore';
import type { SubmitEvent } from './submitMachine';

/** The context of one submission attempt. */
export interface Sending {
  store: FormStore;
  /** The serialised entries. */
  form: string;
  ports: FormPorts;
  /** The combined data of all views of the form. */
  view: FormView;
  signal: AbortSignal;
  isOffline: () => boolean;
  /** Called before entries are sent with a new key: from then on they may be stored. */
  beforeSave: () => void;
  /**
   * Kept between attempts, and written during an attempt, because the page may be left at any time.
   */
  memory: { pending?: PendingSubmission | undefined; lastKey?: string | undefined };
}

/**
 * Captcha → key → save ([FRM-12]).
 * @returns the outcome, or that no script can send the form; throws when it was aborted
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
  // A call that failed while offline waits for the connection.
  const isLost = ({ status }: SubmitRefusal): boolean => status === 0 && isOffline();

  const captchaKey = await view.captchaKey?.(signal);
  signal.throwIfAborted();
  if (captchaKey === null) return refuse('forms.captcha');

  // The same entries keep their key: if an earlier save did arrive, the server stores nothing twice
  // ([FRM-20]).
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
  // A 4xx answer means that nothing was stored, and the key may be used up. No answer, and 5xx,
  // leave this open.
  if (status >= 400 && status < 500 && status !== 429) memory.pending = undefined;
  return { type: 'refused', explanation: explain(outcome) };
}
