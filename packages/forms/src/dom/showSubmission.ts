import type { FormErrors } from '../pure/formSchema';
import type { FormState, FormStore } from '../state/formStore';
import { isLocked } from '../state/submitMachine';
import { errorInList } from '../view/errorInList';
import { showThanks } from './showThanks';
import { ownValue } from '../pure/ownValue';

export interface SubmissionPlaces {
  root: HTMLElement;
  form: HTMLFormElement;
  button: HTMLButtonElement | HTMLInputElement | null;
  buttonText: string;
  say: (text: string) => void;
  focusField: (id: string) => void;
  navigate: (url: string) => void;
}

/** Shows the submission's state in the page ([FRM-11], [FRM-13], [FRM-14], [FRM-16]). @returns a function that undoes it */
export function showSubmission(
  store: FormStore,
  { form, button, buttonText, root, say, focusField, navigate }: SubmissionPlaces,
): () => void {
  const { translate, schema } = store;
  const { ownerDocument: document } = form;
  const undo: (() => void)[] = [];
  const make = (tag: string, text = ''): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = text;
    return element;
  };
  const summary = form.querySelector<HTMLElement>('.pl-form-summary')!;
  const below = form.querySelector<HTMLElement>('.pl-form-below')!;
  // The original content of the button: its text, or the elements of a published page.
  const idleNodes = [...(button?.childNodes ?? [])];
  const setBusy = (isBusy: boolean): void => {
    form.ariaBusy = isBusy ? 'true' : null;
    if (!button) return;
    // Not `disabled`, which would lose the focus. The machine has the lock.
    button.ariaDisabled = form.ariaBusy;
    button.classList.toggle('submitting', isBusy);
    const text = translate('forms.submitting');
    if (button.tagName === 'INPUT') {
      if (button.type !== 'image') button.value = isBusy ? text : buttonText;
    } else button.replaceChildren(...(isBusy ? [text] : idleNodes));
  };

  const showSummary = (
    message = '',
    errors: FormErrors = {},
    others: readonly string[] = [],
  ): void => {
    const list = make('ul');
    for (const { id, title } of schema.fields) {
      const error = ownValue(errors, id);
      if (error === undefined) continue;
      const link = make('a', errorInList(title, error)) as HTMLAnchorElement;
      link.href = `#${id}`;
      list.appendChild(make('li')).append(link);
    }
    summary.replaceChildren(
      make('p', message),
      ...(list.firstChild ? [list] : []),
      ...others.map((text) => make('p', text)),
    );
    summary.hidden = message === '';
    below.hidden = true;
  };

  const fail = ({ submit, errors }: FormState): void => {
    if (submit.phase !== 'failure') return;
    const { message, messageBelow = '', others } = submit.explanation;
    showSummary(message, errors, others);
    below.textContent = messageBelow;
    below.hidden = messageBelow === '';
    const ids = schema.fields
      .map(({ id }) => id)
      .filter((id) => ownValue(errors, id) !== undefined);
    if (ids[0] === undefined) {
      summary.focus();
      say([message, ...others].join(' '));
    } else {
      focusField(ids[0]);
      say(`${message} ${translate('forms.announceErrors', { count: ids.length })}`);
    }
  };

  const succeed = (): void => {
    // Hidden before a redirect too: while the page is being left, it must not offer to send again.
    form.hidden = true;
    // Browsers restore entries on Back, but a sent form must not look unsent.
    form.reset();
    undo.push(
      showThanks({
        root,
        form,
        schema,
        navigate,
        reset: store.reset,
        thanks: translate('forms.thanks'),
      }),
    );
  };

  const show = (state: FormState): void => {
    const { phase } = state.submit;
    const isBusy = isLocked(state.submit);
    setBusy(isBusy);
    form.hidden = false;
    if (phase === 'failure') return fail(state);
    const note = phase === 'waiting' ? translate('forms.offline') : '';
    showSummary();
    // Nothing can be corrected and the focus stays, so the message is beside the pressed button.
    below.textContent = note;
    below.hidden = note === '';
    if (isBusy) say(note || translate('forms.submitting'));
    if (phase === 'success') succeed();
  };

  const stop = store.subscribe((state, previous) => {
    if (state.submit !== previous.submit) show(state);
  });
  // A page that controls the form itself may already have submitted it.
  if (store.getState().submit.phase !== 'idle') show(store.getState());
  return () => {
    stop();
    showSummary();
    setBusy(false);
    for (const step of undo.reverse()) step();
  };
}
