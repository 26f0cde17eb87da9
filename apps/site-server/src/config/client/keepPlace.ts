import { keepInTab, tabStorage } from './tabStorage';

const key = 'plinth:place';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Place {
  /** The form's address. */
  path: string;
  /** The name of the field that had the focus; empty for the button. */
  name: string;
  /** The selected text, and the scroll position. */
  start: number | null;
  end: number | null;
  top: number;
  /** Pixels that the page is scrolled down. */
  scroll: number;
}

/**
 * A save reloads the page: after saving by a key, the author continues at the same place, in the text and on the page.
 *
 * @returns stores the place; to be called when the form is sent
 */
export function keepPlace(page: Document, form: HTMLFormElement): () => void {
  const view = page.defaultView!;
  const path = new URL(form.action).pathname;
  const kept = readPlace(tabStorage(page)?.getItem(key));
  tabStorage(page)?.removeItem(key);
  if (kept?.path === path && /^\?saved/.test(page.location.search)) {
    const field = form.querySelector<TextField>(
      kept.name ? `[name="${CSS.escape(kept.name)}"]` : '[data-save]',
    );
    field?.focus({ preventScroll: true });
    if (kept.start !== null) field?.setSelectionRange(kept.start, kept.end);
    field?.scrollTo({ top: kept.top, behavior: 'instant' });
    view.scrollTo({ top: kept.scroll, behavior: 'instant' });
  }

  return () => {
    const field = page.activeElement as TextField | null;
    if (!field || !form.contains(field)) return;
    const place: Place = {
      path,
      name: field.hasAttribute('data-save') ? '' : field.name,
      // Checkboxes and selects have no text selection.
      start: field.selectionStart ?? null,
      end: field.selectionEnd ?? null,
      top: field.scrollTop,
      scroll: view.scrollY,
    };
    keepInTab(page, key, JSON.stringify(place));
  };
}

function readPlace(text: string | null | undefined): Place | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Place | null) ?? undefined;
  } catch {
    return undefined;
  }
}
