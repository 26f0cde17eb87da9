import type { RowsOfForm } from './rowsOfForm';

/** Fetches the part that adds, removes and moves rows; a form without it keeps the rows that it has. @returns a function that undoes it */
export function loadRows(form: RowsOfForm): () => void {
  let undo: (() => void) | undefined;
  let isOver = false;
  import('./attachRows').then(
    ({ attachRows }) => {
      if (!isOver) undo = attachRows(form);
    },
    // Then the number of rows is typed, as without a script.
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
