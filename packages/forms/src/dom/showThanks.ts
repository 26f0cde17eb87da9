import { safeHref } from '@plinth/site-model/safe-href';
import type { FormSchema } from '../pure/formSchema';
import { buildSafeHtml } from './buildSafeHtml';

interface ThanksPlace {
  root: HTMLElement;
  form: HTMLFormElement;
  schema: FormSchema;
  /** The message if neither page nor description have one. */
  thanks: string;
  navigate: (url: string) => void;
  /** Starts the form again. */
  reset: () => void;
}

/**
 * Navigates to the success address; without an address it shows the success message of the page or
 * the description, and moves the focus to it ([FRM-13]). @returns a function that undoes it
 */
export function showThanks({
  root,
  form,
  schema,
  thanks,
  navigate,
  reset,
}: ThanksPlace): () => void {
  const { ownerDocument: document } = form;
  let undo = (): void => {};
  const redirect = safeHref(schema.successRedirect);
  if (redirect !== undefined) {
    navigate(redirect);
    const link = document.createElement('a');
    link.href = redirect;
    const [page, place] = link.href.split('#');
    // An anchor on this page is not a message.
    if (place === undefined || page !== location.href.split('#')[0]) {
      // When the page returns from the back/forward cache, the form must be shown again.
      addEventListener('pageshow', reset, { once: true });
      return () => removeEventListener('pageshow', reset);
    }
  }
  const html = root.querySelector<HTMLElement>('.form-submission-html');
  const source = html?.dataset['submissionHtml'] || schema.submissionHtml;
  // Some pages show their thanks only by a script, which is not run: then the plain message is
  // shown.
  const built = source ? buildSafeHtml(source, document) : undefined;
  const saysSomething = built !== undefined && built.textContent.trim() !== '';
  const existing =
    html && (saysSomething || visibleText(html))
      ? html
      : root.querySelector<HTMLElement>('.form-submission-text');
  const message = existing ?? document.createElement('div');
  if (!existing) {
    message.className = 'form-submission-text';
    form.after(message);
    undo = () => message.remove();
  } else if (form.contains(message)) {
    // The oldest pages have the message inside the form, which is hidden now.
    form.after(message);
    undo = () => form.append(message);
  }
  if (visibleText(message) === '') {
    if (schema.submissionText === undefined && saysSomething) message.replaceChildren(built);
    else message.textContent = schema.submissionText ?? thanks;
  }
  message.hidden = false;
  message.classList.remove('hidden');
  message.tabIndex = -1;
  message.scrollIntoView({ block: 'center' });
  message.focus({ preventScroll: true });
  return undo;
}

/** The visible text of an element. */
function visibleText(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('script, style, template, noscript').forEach((one) => one.remove());
  return copy.textContent.trim();
}
