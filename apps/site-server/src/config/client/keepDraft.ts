import { keepInTab, tabStorage } from './tabStorage';

/** Keeps the entries of a form until it is saved: a crashed tab, or a save without an answer, loses nothing. */
export interface Draft {
  /** Stores the form's current state. */
  keep(): void;
  /** Discards the stored entries: everything is saved. */
  forget(): void;
  /** Marks the form as sent: its entries are discarded if the next page says that it was saved. */
  send(): void;
}

type Fields = [name: string, value: string][];

const prefix = 'plinth:draft:';
const sentKey = 'plinth:draft-sent';

/**
 * Offers the unsaved text where it differs from the form's. The storage belongs to the tab: two tabs with the same page
 * each have their own text. The version that it started from is restored with it, so that a change by another editor
 * meanwhile is not overwritten without a prompt.
 * @param options isAnswer: the form was sent and returned, with all of its entries
 */
export function keepDraft(
  page: Document,
  form: HTMLFormElement,
  { isAnswer }: { isAnswer: boolean },
): Draft {
  const storage = tabStorage(page);
  const key = prefix + new URL(form.action).pathname;
  const offer = form.querySelector<HTMLElement>('[data-draft]');
  // Its address or its save bar shows it: not every page has both.
  const isSaved =
    /^\?(?:saved|restored)/.test(page.location.search) || form.querySelector('[data-saved]');
  if (isSaved) {
    const sent = storage?.getItem(sentKey);
    if (sent) storage?.removeItem(sent);
  }
  storage?.removeItem(sentKey);
  const draft = readDraft(storage?.getItem(key));
  if (offer && draft && !isAnswer && JSON.stringify(draft) !== JSON.stringify(fieldsOf(form))) {
    offer.hidden = false;
    offer.querySelector('[data-draft-restore]')?.addEventListener('click', () => {
      fill(form, draft);
      if (form.hasAttribute('data-layout'))
        form.dispatchEvent(new CustomEvent('plinth:restore', { detail: draft }));
      offer.hidden = true;
      form.dispatchEvent(new Event('input', { bubbles: true }));
      form.querySelector('textarea')?.focus();
    });
    offer.querySelector('[data-draft-forget]')?.addEventListener('click', () => {
      storage?.removeItem(key);
      offer.hidden = true;
      form.querySelector('textarea')?.focus();
    });
  }

  const keep = () => keepInTab(page, key, JSON.stringify(fieldsOf(form)));
  return {
    keep,
    forget: () => storage?.removeItem(key),
    send() {
      keep();
      keepInTab(page, sentKey, key);
    },
  };
}

/** The crumb is left out: it belongs to the page, and expires. */
const fieldsOf = (form: HTMLFormElement): Fields =>
  [...new FormData(form)].flatMap(([name, value]): Fields =>
    name === 'crumb' || typeof value !== 'string' ? [] : [[name, value]],
  );

function readDraft(text: string | null | undefined): Fields | undefined {
  try {
    const given = JSON.parse(text ?? 'null') as unknown;
    return Array.isArray(given) ? (given as Fields) : undefined;
  } catch {
    return undefined;
  }
}

function fill(form: HTMLFormElement, draft: Fields): void {
  // The rows of a form share field names: values are assigned in order.
  const values = new Map<string, string[]>();
  for (const [name, value] of draft) values.set(name, [...(values.get(name) ?? []), value]);
  for (const field of form.elements) {
    // A form sends none of these.
    if (field.matches(':disabled')) continue;
    if (field instanceof HTMLInputElement && (field.name === 'crumb' || field.type === 'file'))
      continue;
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      field.checked = values.get(field.name)?.includes(field.value) ?? false;
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      field.value = values.get(field.name)?.shift() ?? field.value;
    }
  }
}
