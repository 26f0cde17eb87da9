import { digest } from '../pure/digest';
import { explainRefusal, type Explanation } from '../pure/explainRefusal';
import { serialiseValues } from '../pure/serialiseValues';
import { isFieldShown } from '../pure/isFieldShown';
import type { FormErrors } from '../pure/formSchema';
import type { SubmissionPayload, SubmitRefusal } from '../pure/submission';
import { runFieldCheck, runFormCheck } from './fieldChecks';
import type { FormStore, FormStoreOptions, FormView, PendingSubmission } from './formStore';
import { submitMachine, type SubmitEvent, type SubmitState } from './submitMachine';

interface SubmissionContext {
  store: FormStore;
  options: FormStoreOptions;
  views: ReadonlySet<FormView>;
  setSubmit: (submit: SubmitState, errors?: FormErrors) => void;
  showStepOf: (ids: readonly string[]) => void;
}

/** The effects around the submit machine: rules → captcha → key → save → outcome (FRM-11, FRM-12). */
export function createSubmission({
  store,
  options,
  views,
  setSubmit,
  showStepOf,
}: SubmissionContext) {
  const { schema, ports, checks = {}, formCheck, connection } = options;
  const { translate } = store;
  let controller = new AbortController();
  let pending: PendingSubmission | undefined;
  let stopWaiting: (() => void) | undefined;

  /** @returns whether the event changed anything: `false` is the lock */
  const send = (event: SubmitEvent, errors?: FormErrors): boolean => {
    const before = store.getState().submit;
    const after = submitMachine(before, event);
    if (after === before) return false;
    setSubmit(after, errors);
    return true;
  };

  const stopInvalid = (errors: FormErrors, others: readonly string[] = []): void => {
    const explanation = { message: translate('forms.invalid'), errors, others };
    store.setErrors(errors);
    showStepOf(Object.keys(errors));
    send({ type: 'invalid', explanation });
  };

  const refuse = (explanation: Explanation): void => {
    const errors = { ...store.getState().errors, ...explanation.errors };
    store.setErrors(errors);
    showStepOf(Object.keys(explanation.errors));
    send({ type: 'refused', explanation });
  };
  const say = (message: string, others: readonly string[] = []): void =>
    refuse({ message, errors: {}, others });

  const needsChecks = Object.keys(checks).length > 0 || formCheck !== undefined;

  /** Runs the rules. Everything up to the first rule that has to wait happens in the task of the click. */
  const check = (): void => {
    const { signal } = controller;
    const collected = [...views].map((view) => view.collect?.());
    for (const values of collected) if (values) store.setValues(values);
    const errors = store.validate();
    if (Object.keys(errors).length > 0) return stopInvalid(errors);
    if (!needsChecks) return void pass(signal);
    void runChecks(signal).then((found) => {
      if (signal.aborted) return;
      const { '': whole, ...atFields } = found;
      if (Object.keys(found).length === 0) void pass(signal);
      else stopInvalid(atFields, whole === undefined ? [] : [whole]);
    });
  };

  const runChecks = async (signal: AbortSignal): Promise<Record<string, string>> => {
    const { values } = store.getState();
    const found: Record<string, string> = {};
    await Promise.all(
      schema.fields.map(async (field) => {
        const own = checks[field.id];
        if (!own || !isFieldShown(field, schema, values)) return;
        const message = await runFieldCheck(own, values[field.id] ?? '', { values, signal }).catch(
          () => undefined,
        );
        if (message !== undefined) found[field.id] = message;
      }),
    );
    if (!formCheck) return found;
    return { ...(await runFormCheck(formCheck, values).catch(() => ({}))), ...found };
  };

  const pass = async (signal: AbortSignal): Promise<void> => {
    if (!send({ type: 'valid' })) return;
    try {
      await sendOnce(signal);
    } catch {
      if (!signal.aborted) say(translate('forms.processing'));
    }
  };

  const sendOnce = async (signal: AbortSignal): Promise<void> => {
    if (connection && !connection.isOnline()) return waitForConnection();
    let form: string;
    try {
      form = serialiseValues(schema, store.getState().values);
    } catch {
      return say(translate('forms.parse'));
    }
    const [view] = views;
    const captchaKey = await view?.captchaKey?.(signal);
    if (signal.aborted) return;
    if (captchaKey === null) return say(translate('forms.captcha'));
    // The same entries keep their key: if an earlier save arrived after all, the server stores nothing twice (FRM-20).
    const entries = digest(form);
    if (pending?.entries !== entries) {
      const answer = await ports.requestSubmissionKey(signal);
      if (signal.aborted) return;
      if (!answer.ok) return failKey(answer);
      if (!answer.key) return say(translate('forms.key'));
      pending = { key: answer.key, entries };
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
    if (outcome.ok) return succeed();
    failSave(outcome);
  };

  const succeed = (): void => {
    pending = undefined;
    const { values } = store.getState();
    if (send({ type: 'saved' })) ports.onSubmitted?.({ formId: schema.formId, values });
  };

  const failKey = (refusal: SubmitRefusal): void => {
    if (refusal.status === 0 && connection && !connection.isOnline()) return waitForConnection();
    const { others } = explainRefusal(refusal, schema, translate);
    say(translate('forms.key'), others);
  };

  const failSave = (refusal: SubmitRefusal): void => {
    if (refusal.status === 0 && connection && !connection.isOnline()) return waitForConnection();
    // An answer of 4xx says that nothing was stored, and the key may be spent. No answer, and 5xx, say nothing.
    if (refusal.status >= 400 && refusal.status < 500 && refusal.status !== 429)
      pending = undefined;
    refuse(explainRefusal(refusal, schema, translate));
  };

  const waitForConnection = (): void => {
    if (!send({ type: 'disconnected' })) return;
    stopWaiting = connection?.onReconnect(() => {
      stopWaiting?.();
      stopWaiting = undefined;
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
      stopWaiting?.();
      stopWaiting = undefined;
      send({ type: 'reset' });
    },
    pending: () => pending,
    resume(earlier: PendingSubmission): void {
      pending ??= earlier;
    },
  };
}
