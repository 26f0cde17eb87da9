import type { RowsOfForm } from './rowsOfForm';

/**
 * Loads the part that adds, removes and moves rows; without it a form keeps its rows. @returns a
 * function that undoes it
 */
export function loadRows(form: RowsOfForm): () => void {
  let undo: (() => void) | undefined;
  let isOver = false;
  import('./attachRows').then(
    ({ attachRows }) => {
      if (!isOver) undo = attachRows(form);
    },
    // Then the number of rows is entered, as without scripts.
    () => {
      for (const count of form.form.querySelectorAll('.rows [data-unmet]'))
        count.removeAttribute('data-unmet');
    },
  );
  return () => {
    isOver = true;
    undo?.();
  };
}
