import { isComposing } from '@plinth/dom';
/**
 * Adopts the search field of legacy pages (`.sqs-search-ui-text-input`), which is only a field:
 * Enter opens the results.
 * @returns a function that undoes it
 */
export function adoptSearchField(root: HTMLElement, goTo: (href: string) => void): () => void {
  const field = root.querySelector<HTMLInputElement>('.sqs-search-ui-text-input .search-input');
  if (!field || field.form) return () => {};
  const attached = new AbortController();
  field.addEventListener(
    'keydown',
    (event) => {
      const query = field.value.trim();
      if (event.key !== 'Enter' || isComposing(event) || query === '') return;
      event.preventDefault();
      goTo(`/search?${new URLSearchParams({ q: query }).toString()}`);
    },
    { signal: attached.signal },
  );
  return () => attached.abort();
}
