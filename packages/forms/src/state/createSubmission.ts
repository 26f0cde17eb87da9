import type { Explanation } from '../pure/explainRefusal';
import type { FormErrors } from '../pure/formSchema';
import { serialiseValues } from '../pure/serialiseValues';
import type { EngineMessageKey } from '../messages/engineMessages';
import type { FormStore, FormStoreOptions, FormView } from './formStore';
import { loadSending } from './loadSending';
import type { OwnChecks } from './ownChecks';
import type { Sending } from './sendForm';
import { submitMachine, type SubmitEvent, type SubmitState } from './submitMachine';

interface SubmissionContext {
  store: FormStore;
  options: FormStoreOptions;
  views: ReadonlySet<FormView>;
  ownChecks: Promise<OwnChecks | undefined> | undefined;
  setSubmit: (submit: SubmitState) => void;
  showStepOf: (ids: readonly string[]) => void;
}

/** The effects around the submit machine: rules → sending → outcome ([FRM-11]). */
export function createSubmission({
  store,
  options: { schema, ports, connection },
  views,
  ownChecks,
  setSubmit,
  showStepOf,
}: SubmissionContext) {
  const { translate } = store;
  const memory: Sending['memory'] = {};
  let controller = new AbortController();
  let stopWaiting: (() => void) | undefined;
  const isOffline = (): boolean => connection?.isOnline() === false;

  /** @returns whether the event changed anything; `false` means that the form is locked */
  const send = (event: SubmitEvent): boolean => {
    const before = store.getState().submit;
    const after = submitMachine(before, event);
    if (after !== before) setSubmit(after);
    return after !== before;
  };

  const fail = (type: 'invalid' | 'refused', explanation: Explanation): void => {
    const { errors } = explanation;
    // Own rules and servers take time: errors that were found meanwhile stay.
    store.setErrors({ ...store.getState().errors, ...errors });
    showStepOf(Object.keys(errors));
    send({ type, explanation });
  };
  const refuse = (word: EngineMessageKey): void =>
    fail('refused', { message: translate(word), errors: {}, others: [] });

  /** Continues if there are no errors; the key `''` is for the form as a whole. */
  const judge = (found: FormErrors, goOn: () => void): void => {
    if (Object.keys(found).length === 0) return goOn();
    const { '': whole, ...errors } = found;
    const others = whole === undefined ? [] : [whole];
    fail('invalid', { message: translate('forms.invalid'), errors, others });
  };

  /**
   * Runs the rules. Everything up to the first asynchronous rule happens in the task of the click.
   */
  const check = (): void => {
    const { signal } = controller;
    const goOn = (): void => void pass(signal);
    for (const values of [...views].map((view) => view.collect?.()))
      if (values) store.setValues(values);
    judge(store.validate(), () => {
      const waits = [...views].flatMap((view) => view.ready?.() ?? []);
      if (waits.length > 0) {
        // An upload may have failed by then, so the rules run again.
        void Promise.all(waits).then(() => signal.aborted || check());
        return;
      }
      if (!ownChecks) return goOn();
      void ownChecks
        .then((own) => own?.runAll(signal))
        .then((found = {}) => signal.aborted || judge(found, goOn));
    });
  };

  const pass = async (signal: AbortSignal): Promise<void> => {
    if (!send({ type: 'valid' })) return;
    if (isOffline()) return waitForConnection();
    const { values } = store.getState();
    let form: string;
    try {
      form = serialiseValues(schema, values);
    } catch {
      return refuse('forms.parse');
    }
    try {
      const sending = await loadSending().catch(() => undefined);
      signal.throwIfAborted();
      if (!sending) return goWithout();
      // Each view provides its part; if two provide the same, the first counts.
      const view = Object.assign({}, ...[...views].reverse()) as FormView;
      const event = await sending.sendForm({
        store,
        form,
        ports,
        view,
        signal,
        isOffline,
        memory,
        beforeSave: () => views.forEach((one) => one.beforeSave?.()),
      });
      if (event === 'needs post') goWithout();
      else if (event.type === 'disconnected') waitForConnection();
      else if (event.type === 'refused') fail('refused', event.explanation);
      else if (send(event)) ports.onSubmitted?.({ formId: schema.formId, values });
    } catch {
      if (!signal.aborted) refuse('forms.processing');
    }
  };

  /**
   * The sending part failed to load, or the page's scripts cannot make the call. The next try loads
   * it again, but some browsers remember a failed import until the page is reloaded
   * (https://github.com/whatwg/html/issues/6768): so the form posts without scripts if it can.
   */
  const goWithout = (): void => {
    if ([...views].some((one) => one.post?.())) send({ type: 'reset' });
    else refuse('forms.processing');
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
    memory,
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
  };
}
