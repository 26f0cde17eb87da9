import { attachBlockDrag } from './attachBlockDrag';
import { fetchDocument } from './fetchDocument';

/**
 * A page's form with a script: a button of its layout replaces the list of sections without leaving the page, and
 * blocks can be dragged as well.
 *
 * @returns a function that undoes it
 */
export function attachLayout(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const sections = () => form.querySelector<HTMLElement>('[data-sections]')!;
  let asking = new AbortController();

  /** Requests the changed form from the server; the sections of the response replace those of the page. */
  async function change(fields: URLSearchParams): Promise<void> {
    asking.abort();
    asking = new AbortController();
    const { signal: question } = asking;
    sections().setAttribute('aria-busy', 'true');
    const next = await askFor(form.action, fields, question);
    if (question.aborted) return;
    sections().removeAttribute('aria-busy');
    if (!next) {
      const refusal = form.querySelector('[data-refusal]');
      if (refusal) refusal.textContent = form.dataset['failed'] ?? '';
      return;
    }
    const focused = next.querySelector<HTMLElement>('[autofocus]');
    // The browser applies `autofocus` only while it loads a page.
    focused?.removeAttribute('autofocus');
    sections().replaceWith(next);
    prepare();
    focused?.focus();
    // A block that was only opened or closed has changed nothing.
    if (/^(?:open|close)\b/.test(fields.get('do') ?? ''))
      form.dispatchEvent(new CustomEvent('plinth:opened'));
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function prepare(): void {
    for (const handle of sections().querySelectorAll<HTMLElement>('[data-handle]'))
      handle.hidden = false;
  }

  form.addEventListener(
    'submit',
    (event) => {
      const button = event.submitter as HTMLButtonElement | null;
      if (button?.name !== 'do') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const fields = fieldsOf(form);
      fields.append('do', button.value);
      void change(fields);
    },
    { signal, capture: true },
  );
  // A draft of the tab may contain other sections: the server renders them.
  form.addEventListener(
    'plinth:restore',
    (event) => {
      const { detail } = event as CustomEvent<[string, string][]>;
      const fields = new URLSearchParams(detail);
      fields.set('crumb', fieldsOf(form).get('crumb') ?? '');
      fields.set('do', 'show');
      void change(fields);
    },
    { signal },
  );
  const detach = attachBlockDrag(form, (value) => {
    const fields = fieldsOf(form);
    fields.append('do', value);
    void change(fields);
  });
  prepare();

  return () => {
    asking.abort();
    detach();
    listening.abort();
  };
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** @returns the sections of the response; `undefined` if it is not a form */
async function askFor(
  address: string,
  body: URLSearchParams,
  signal: AbortSignal,
): Promise<HTMLElement | undefined> {
  try {
    const answer = await fetchDocument(address, { body, signal });
    const found = answer.querySelector<HTMLElement>('form[data-layout] [data-sections]');
    return found ? document.adoptNode(found) : undefined;
  } catch {
    return undefined;
  }
}
