import { digest } from '../pure/digest';
import { explainRefusal, type Explanation } from '../pure/explainRefusal';
import { serialiseValues } from '../pure/serialiseValues';
import type { FormErrors } from '../pure/formSchema';
import type { SubmissionPayload, SubmitRefusal } from '../pure/submission';
import type { FormWord } from '../words/formWords';
import type { FormStore, FormStoreOptions, FormView, PendingSubmission } from './formStore';
import type { OwnChecks } from './ownChecks';
import { submitMachine, type SubmitEvent, type SubmitState } from './submitMachine';

interface SubmissionContext {
  store: FormStore;
  options: FormStoreOptions;
  views: ReadonlySet<FormView>;
  ownChecks: Promise<OwnChecks | undefined> | undefined;
  setSubmit: (submit: SubmitState) => void;
  showStepOf: (ids: readonly string[]) => void;
}

/** The effects around the submit machine: rules → captcha → key → save → outcome (FRM-11, FRM-12). */
export function createSubmission({
  store,
  options,
  views,
  ownChecks,
  setSubmit,
  showStepOf,
}: SubmissionContext) {
  const { schema, ports, connection } = options;
  const { translate } = store;
  let controller = new AbortController();
  let pending: PendingSubmission | undefined;
  let stopWaiting: (() => void) | undefined;

  /** @returns whether the event changed anything: `false` is the lock */
  const send = (event: SubmitEvent): boolean => {
    const before = store.getState().submit;
    const after = submitMachine(before, event);
    if (after !== before) setSubmit(after);
    return after !== before;
  };

  const fail = (type: 'invalid' | 'refused', explanation: Explanation): void => {
    const { errors } = explanation;
    // What the rules say stands for the whole form; what the server says comes to what is there.
    store.setErrors(type === 'invalid' ? errors : { ...store.getState().errors, ...errors });
    showStepOf(Object.keys(errors));
    send({ type, explanation });
  };
  const refuse = (word: FormWord, others: readonly string[] = []): void =>
    fail('refused', { message: translate(word), errors: {}, others });

  /** Goes on where nothing was found; `''` stands for the form as a whole. */
  const judge = (found: FormErrors, goOn: () => void): void => {
    if (Object.keys(found).length === 0) return goOn();
    const { '': whole, ...errors } = found;
    const others = whole === undefined ? [] : [whole];
    fail('invalid', { message: translate('forms.invalid'), errors, others });
  };

  /** Runs the rules. Everything up to the first rule that has to wait happens in the task of the click. */
  const check = (): void => {
    const { signal } = controller;
    const goOn = (): void => void pass(signal);
    for (const values of [...views].map((view) => view.collect?.()))
      if (values) store.setValues(values);
    judge(store.validate(), () => {
      if (!ownChecks) return goOn();
      void ownChecks
        .then((own) => own?.runAll(signal))
        .then((found = {}) => signal.aborted || judge(found, goOn));
    });
  };

  const pass = async (signal: AbortSignal): Promise<void> => {
    if (!send({ type: 'valid' })) return;
    try {
      await sendOnce(signal);
    } catch {
      if (!signal.aborted) refuse('forms.processing');
    }
  };

  const sendOnce = async (signal: AbortSignal): Promise<void> => {
    if (isOffline()) return waitForConnection();
    let form: string;
    try {
      form = serialiseValues(schema, store.getState().values);
    } catch {
      return refuse('forms.parse');
    }
    const [view] = views;
    const captchaKey = await view?.captchaKey?.(signal);
    if (signal.aborted) return;
    if (captchaKey === null) return refuse('forms.captcha');
    // The same entries keep their key: if an earlier save arrived after all, the server stores nothing twice (FRM-20).
    const entries = digest(form);
    if (pending?.entries !== entries) {
      const answer = await ports.requestSubmissionKey(signal);
      if (signal.aborted) return;
      if (!answer.ok) return explain(answer, ({ others }) => refuse('forms.key', others));
      if (!answer.key) return refuse('forms.key');
      pending = { key: answer.key, entries };
      for (const { beforeSave } of views) beforeSave?.();
    }
    const payload: SubmissionPayload = {
      formId: schema.formId,
      collectionId: schema.collectionId ?? '',
      objectName: schema.objectName ?? '',
      isOverlayForm: false,
      submitButtonText: schema.submitButtonText ?? translate('forms.submit'),
      ...view?.payload?.(),
      key: pending.key,
      form,
      ...(captchaKey !== undefined && { captchaKey }),
    };
    const outcome = await ports.saveSubmission(payload, signal);
    if (signal.aborted) return;
    if (outcome.ok) {
      pending = undefined;
      const { values } = store.getState();
      if (send({ type: 'saved' })) ports.onSubmitted?.({ formId: schema.formId, values });
      return;
    }
    explain(outcome, (explanation) => {
      // An answer of 4xx says that nothing was stored, and the key may be spent. No answer, and 5xx, say nothing.
      if (outcome.status >= 400 && outcome.status < 500 && outcome.status !== 429)
        pending = undefined;
      fail('refused', explanation);
    });
  };

  const isOffline = (): boolean => connection?.isOnline() === false;

  /** A call that failed for want of a connection waits for it; any other refusal is put into words. */
  const explain = (refusal: SubmitRefusal, tell: (explanation: Explanation) => void): void => {
    if (refusal.status === 0 && isOffline()) waitForConnection();
    else tell(explainRefusal(refusal, schema, translate));
  };

  const endWaiting = (): void => {
    stopWaiting?.();
    stopWaiting = undefined;
  };
  const waitForConnection = (): void => {
    if (!send({ type: 'disconnected' })) return;
    stopWaiting = connection?.onReconnect(() => {
      endWaiting();
      if (send({ type: 'reconnected' })) check();
    });
  };

  return {
    start(): boolean {
      if (!send({ type: 'submit' })) return false;
      controller = new AbortController();
      check();
      return true;
    },
    cancel(): void {
      controller.abort();
      endWaiting();
      send({ type: 'reset' });
    },
    pending: () => pending,
    resume(earlier: PendingSubmission): void {
      pending ??= earlier;
    },
  };
}
