import type { SuggestingField } from './suggestingField';

/**
 * Loads the part that suggests places when an entry of the address first gets the focus.
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
        // The field stays plain; the next focus tries again.
        if (!isOver) item.addEventListener('focusin', load);
      },
    );
  };
  // The entry may have the focus before this part runs.
  if (item.matches(':focus-within')) load();
  else item.addEventListener('focusin', load);
  return () => {
    isOver = true;
    item.removeEventListener('focusin', load);
    undo?.();
  };
}
