import { safeHref } from '@plinth/site-model';
import type { FormState, FormStore } from '../state/formStore';
import { isLocked } from '../state/submitMachine';
import { summaryList } from '../view/summaryList';
import { renderDom } from '../view/renderDom';
import { buildSafeHtml } from './buildSafeHtml';

export interface SubmissionPlaces {
  root: HTMLElement;
  form: HTMLFormElement;
  button: HTMLButtonElement | HTMLInputElement | null;
  /** Where summaries stand; a newsletter keeps them inside its body (FRM-19). */
  place: HTMLElement;
  idPrefix: string;
  say: (text: string) => void;
  focusField: (id: string) => void;
  navigate: (url: string) => void;
}

/** Shows the submission's state in the page (FRM-11, FRM-13, FRM-14, FRM-16). @returns its undo */
export function showSubmission(store: FormStore, places: SubmissionPlaces): () => void {
  const { form, button, place, root, say } = places;
  const { translate, schema } = store;
  const made: Element[] = [];
  const find = (selector: string, make: () => HTMLElement): HTMLElement => {
    const found = form.querySelector<HTMLElement>(selector);
    if (found) return found;
    const element = make();
    made.push(element);
    return element;
  };
  const create = (name: string, where: 'append' | 'prepend'): HTMLElement => {
    const element = form.ownerDocument.createElement('div');
    element.className = name;
    element.hidden = true;
    place[where](element);
    return element;
  };
  const summary = find('.pl-form-summary', () => create('pl-form-summary', 'prepend'));
  const below = find('.pl-form-below', () => create('pl-form-below', 'append'));
  summary.tabIndex = -1;
  const label = buttonText(button);

  const showButton = (isBusy: boolean): void => {
    if (!button) return;
    button.classList.toggle('submitting', isBusy);
    // Not `disabled`: the focus would be lost. The lock is in the machine.
    button.toggleAttribute('data-busy', isBusy);
    if (isBusy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    setButtonText(button, isBusy ? translate('forms.submitting') : label);
  };

  const clear = (): void => {
    summary.hidden = below.hidden = true;
    summary.replaceChildren();
    below.replaceChildren();
  };

  const fail = ({ submit, errors }: FormState): void => {
    if (submit.phase !== 'failure') return;
    const { message, messageBelow, others } = submit.explanation;
    const heading = form.ownerDocument.createElement('p');
    heading.textContent = message;
    summary.replaceChildren(
      heading,
      renderDom(summaryList(errors, others, places.idPrefix, schema), form.ownerDocument),
    );
    summary.hidden = false;
    below.textContent = messageBelow ?? '';
    below.hidden = messageBelow === undefined;
    const ids = schema.fields.map(({ id }) => id).filter((id) => errors[id] !== undefined);
    if (ids[0] === undefined) {
      summary.focus();
      say([message, ...others].join(' '));
    } else {
      places.focusField(ids[0]);
      say(`${message} ${translate('forms.announceErrors', { count: ids.length })}`);
    }
  };

  const succeed = (): void => {
    const redirect = safeHref(schema.successRedirect);
    // The form stays hidden under a redirect too: the page that is left must not invite to send again.
    form.hidden = true;
    if (redirect !== undefined) return places.navigate(redirect);
    const thanks = findThanks(
      root,
      form,
      schema.submissionHtml,
      schema.submissionText ?? translate('forms.thanks'),
    );
    if (thanks.isNew) made.push(thanks.element);
    reveal(thanks.element);
  };

  const show = (state: FormState): void => {
    const { submit } = state;
    const isBusy = isLocked(submit);
    showButton(isBusy);
    form.toggleAttribute('aria-busy', isBusy);
    if (isBusy) form.setAttribute('aria-busy', 'true');
    if (submit.phase === 'sending') say(translate('forms.submitting'));
    if (submit.phase === 'waiting') {
      const words = translate('forms.offline');
      summary.textContent = words;
      summary.hidden = false;
      say(words);
    } else if (submit.phase !== 'failure') clear();
    if (submit.phase === 'failure') fail(state);
    if (submit.phase === 'success') succeed();
    if (submit.phase === 'idle') form.hidden = false;
  };

  const follow = (event: Event): void => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (!link) return;
    const id = link.getAttribute('href')!.slice(1 + places.idPrefix.length);
    event.preventDefault();
    places.focusField(id);
  };
  summary.addEventListener('click', follow);
  const stop = store.subscribe((state, previous) => {
    if (state.submit !== previous.submit) show(state);
  });
  return () => {
    stop();
    summary.removeEventListener('click', follow);
    showButton(false);
    form.removeAttribute('aria-busy');
    clear();
    for (const element of made) element.remove();
  };
}

function buttonText(button: HTMLButtonElement | HTMLInputElement | null): string {
  return (button?.tagName === 'INPUT' ? button.value : button?.textContent) ?? '';
}

function setButtonText(button: HTMLButtonElement | HTMLInputElement, text: string): void {
  if (button.tagName === 'INPUT') button.value = text;
  else if (button.textContent !== text) button.textContent = text;
}

/** The place of the message after success: what the page brought along, or a new one. */
function findThanks(
  root: HTMLElement,
  form: HTMLElement,
  html: string | undefined,
  text: string,
): { element: HTMLElement; isNew: boolean } {
  const withHtml = root.querySelector<HTMLElement>('.form-submission-html');
  const source = withHtml?.dataset['submissionHtml'] || html;
  const existing =
    withHtml && (source || withHtml.textContent.trim())
      ? withHtml
      : root.querySelector<HTMLElement>('.form-submission-text');
  const element = existing ?? form.ownerDocument.createElement('div');
  if (!existing) {
    element.className = 'form-submission-text';
    form.after(element);
  }
  if (element.textContent.trim() === '')
    element.replaceChildren(source ? buildSafeHtml(source, form.ownerDocument) : text);
  return { element, isNew: !existing };
}

function reveal(element: HTMLElement): void {
  element.hidden = false;
  element.classList.remove('hidden');
  element.tabIndex = -1;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}
