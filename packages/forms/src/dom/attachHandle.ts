import { focusEntry } from './focusEntry';

/**
 * Published pages hide some forms behind a button, whose script opened them over the page. Here the form opens in its
 * place. @returns a function that undoes it
 */
export function attachHandle(root: HTMLElement, form: HTMLFormElement): () => void {
  const handle = root.querySelector<HTMLElement>('.lightbox-handle');
  if (!handle || form.checkVisibility()) return () => {};
  const before = new Map<HTMLElement, string | null>();
  const keep = (element: HTMLElement): void => {
    if (!before.has(element)) before.set(element, element.getAttribute('style'));
  };
  const show = (): void => {
    for (
      let at: HTMLElement | null = form;
      at && at !== root && !form.checkVisibility();
      at = at.parentElement
    ) {
      if (getComputedStyle(at).display !== 'none') continue;
      keep(at);
      at.style.setProperty('display', 'block', 'important');
    }
    handle.ariaExpanded = 'true';
    const [first] = form.querySelectorAll<HTMLInputElement>(
      '.form-item :is(input, textarea, select)',
    );
    if (first) focusEntry(first);
  };
  const listening = new AbortController();
  const { signal } = listening;
  handle.ariaExpanded = 'false';
  handle.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      show();
    },
    { signal },
  );
  const isPlain = !handle.matches('a[href], button');
  if (isPlain) {
    handle.role = 'button';
    handle.tabIndex = 0;
    handle.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        show();
      },
      { signal },
    );
  }
  return () => {
    listening.abort();
    handle.ariaExpanded = null;
    for (const [element, style] of before)
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
  };
}
