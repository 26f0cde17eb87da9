import type { SuggestingField } from './suggestingField';

/**
 * Fetches the part that suggests places when an entry of the address gets the focus for the first time.
 * @returns a function that undoes it
 */
export function loadPlaces(field: SuggestingField): () => void {
  const { item } = field.binding;
  let undo: (() => void) | undefined;
  let isOver = false;
  const load = (): void => {
    item.removeEventListener('focusin', load);
    import('./attachPlaces').then(
      ({ attachPlaces }) => {
        if (!isOver) undo = attachPlaces(field);
      },
      () => {
        // The field stays a plain one; the next focus asks again.
        if (!isOver) item.addEventListener('focusin', load);
      },
    );
  };
  // This part may come after the focus.
  if (item.matches(':focus-within')) load();
  else item.addEventListener('focusin', load);
  return () => {
    isOver = true;
    item.removeEventListener('focusin', load);
    undo?.();
  };
}
