import { isComposing } from '@plinth/dom';
import { linkProblem } from '../../links/linkProblem';
import { linkKinds, shownLink, writtenLink } from '../../links/linkKinds';

export interface AskedLink {
  /** The current link; empty where there is none. */
  href: string;
  /** Whether its text has to be entered as well, because nothing is selected. */
  needsText: boolean;
}

export interface GivenLink {
  /** Empty if the link is removed. */
  href: string;
  text: string;
}

/**
 * The link picker of a text: kind, address, and the text where none is selected.
 * @param dialog as the server has written it
 * @returns prompts for a link; `undefined` where the dialog was closed
 */
export function createLinkDialog(
  dialog: HTMLDialogElement,
  signal: AbortSignal,
): (asked: AskedLink) => Promise<GivenLink | undefined> {
  const part = <Part extends HTMLElement>(name: string) =>
    dialog.querySelector<Part>(`[data-link-${name}]`)!;
  const kind = part<HTMLSelectElement>('kind');
  const address = part<HTMLInputElement>('address');
  const text = part<HTMLInputElement>('text');
  const problem = part('problem');
  const remove = part<HTMLButtonElement>('remove');
  let answer: ((given: GivenLink | undefined) => void) | undefined;

  function finish(given: GivenLink | undefined): void {
    const give = answer;
    answer = undefined;
    dialog.close();
    give?.(given);
  }

  function take(): void {
    const chosen = linkKinds.find((one) => one === kind.value) ?? 'page';
    const href = writtenLink(chosen, address.value);
    const wrong = href === '' ? chosen : linkProblem(href);
    const message = wrong ? (problem.dataset[href === '' ? 'none' : wrong] ?? '') : '';
    problem.textContent = message.replaceAll('{val}', shownLink(href).text.trim());
    address.toggleAttribute('aria-invalid', false);
    if (wrong) {
      address.setAttribute('aria-invalid', 'true');
      address.focus();
      return;
    }
    finish({ href, text: text.value.trim() || shownLink(href).text });
  }

  part('apply').addEventListener('click', take, { signal });
  part('cancel').addEventListener('click', () => finish(undefined), { signal });
  remove.addEventListener('click', () => finish({ href: '', text: '' }), { signal });
  dialog.addEventListener(
    'keydown',
    (event) => {
      // The dialog is in a form that Enter would submit.
      if (event.key !== 'Enter' || isComposing(event)) return;
      if ((event.target as Element).localName === 'button') return;
      event.preventDefault();
      take();
    },
    { signal },
  );
  dialog.addEventListener('close', () => finish(undefined), { signal });

  return ({ href, needsText }) => {
    const shown = shownLink(href);
    kind.value = shown.kind;
    address.value = shown.text;
    address.removeAttribute('aria-invalid');
    text.value = '';
    part('text-field').hidden = !needsText;
    problem.textContent = '';
    remove.hidden = href === '';
    dialog.showModal();
    address.focus();
    address.select();
    return new Promise((resolve) => (answer = resolve));
  };
}
