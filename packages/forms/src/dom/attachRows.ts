import { emptyValue } from '../pure/fieldTypes';
import type { FieldValue, FormField } from '../pure/formSchema';
import { ownValue } from '../pure/ownValue';
import { errorInList } from '../view/errorInList';
import { focusEntry } from './focusEntry';
import type { RowsOfForm } from './rowsOfForm';

/**
 * Adds, removes and moves the rows of every repeating group of fields ([FRM-28]). The elements stay
 * and the entries move, so that focus, drafts and observers keep their elements. @returns a
 * function that undoes it
 */
export function attachRows(context: RowsOfForm): () => void {
  const undo = context.schema.fields
    .filter(({ type }) => type === 'rows')
    .map((group) => attachGroup(group, context));
  return () => undo.forEach((step) => step());
}

function attachGroup(
  group: FormField,
  { form, schema, store, bindings, translate, say }: RowsOfForm,
): () => void {
  const { id, title, min = 1, max = 1 } = group;
  const item = bindings.find((binding) => binding.id === id)?.item;
  const elements = [...form.querySelectorAll<HTMLElement>('.pl-form-row')].filter(
    ({ dataset }) => dataset['rowOf'] === id,
  );
  const adding = [...form.querySelectorAll<HTMLElement>('.pl-form-row-add')].find(
    ({ dataset }) => dataset['addOf'] === id,
  );
  const addButton = adding?.querySelector<HTMLButtonElement>('button');
  const entry = item?.querySelector<HTMLInputElement>('input');
  if (!item || !entry || !adding || !addButton) return () => {};

  const fieldsOf = (at: number): FormField[] =>
    schema.fields.filter(({ row }) => row?.of === id && row.at === at);
  const nameOf = (at: number): string => `${title} ${at}`;
  const count = (): number => Number(ownValue(store.getState().values, id)) || 0;
  const buttonOf = (at: number, action: string): HTMLButtonElement | null | undefined =>
    elements[at - 1]?.querySelector<HTMLButtonElement>(`[data-row-action="${action}"]`);

  const show = (): void => {
    const rows = count();
    adding.hidden = item.hidden || rows >= max;
    for (const at of elements.keys()) {
      const isUsable = { up: at > 0, down: at + 1 < rows, remove: rows > min };
      for (const [action, usable] of Object.entries(isUsable)) {
        const button = buttonOf(at + 1, action);
        if (button) button.hidden = !usable;
      }
    }
  };

  /**
   * Moves entries between rows: `from` has for each row the number of the row whose entries it
   * gets, 0 for none. Errors move with their entries, and their messages are updated, because they
   * contain the row.
   */
  const rearrange = (from: Readonly<Record<number, number>>, rows: number): void => {
    const { values, errors } = store.getState();
    const changed: Record<string, FieldValue> = { [id]: String(rows) };
    const kept = { ...errors };
    const wrong: FormField[] = [];
    /** The field to which an error moves, by its previous field. */
    const gone = new Map<string, FormField | undefined>();
    for (const [place, source] of Object.entries(from)) {
      const sources = fieldsOf(source);
      for (const [index, field] of fieldsOf(Number(place)).entries()) {
        const given = sources[index];
        changed[field.id] = (given && ownValue(values, given.id)) ?? emptyValue(field);
        delete kept[field.id];
        if (!gone.has(field.id)) gone.set(field.id, undefined);
        if (!given || ownValue(errors, given.id) === undefined) continue;
        wrong.push(field);
        gone.set(given.id, field);
      }
    }
    store.setValues(changed);
    store.setErrors({ ...kept, ...Object.fromEntries(wrong.map((field) => [field.id, ''])) });
    // A field with an error is checked with each entry.
    for (const field of wrong) store.setValue(field.id, changed[field.id]!);
    store.setValue(id, String(rows));
    moveLinks(gone);
  };
  /** Updates the links in the list above the form to the moved rows. */
  const moveLinks = (gone: ReadonlyMap<string, FormField | undefined>): void => {
    const links = [...form.querySelectorAll<HTMLAnchorElement>('.pl-form-summary a')];
    const moved = links.flatMap((link) => {
      const target = link.getAttribute('href')?.slice(1);
      const binding = bindings.find((one) => target === one.id || target === one.item.id);
      return binding && gone.has(binding.id) ? [[link, gone.get(binding.id)] as const] : [];
    });
    for (const [link, field] of moved) {
      const error = field && ownValue(store.getState().errors, field.id);
      if (!field || error === undefined) link.closest('li')?.remove();
      else {
        link.href = `#${field.id}`;
        link.textContent = errorInList(field.title, error);
      }
    }
  };

  const focusRow = (at: number): void => {
    const entry = elements[at - 1]?.querySelector<HTMLElement>(
      '.form-item :is(input, select, textarea)',
    );
    if (entry) focusEntry(entry);
  };
  const add = (): void => {
    const at = count() + 1;
    if (at > max) return;
    store.setValue(id, String(at));
    focusRow(at);
    say(translate('forms.row.added', { row: nameOf(at) }));
  };
  const remove = (at: number): void => {
    const rows = count();
    if (rows <= min) return;
    const from: Record<number, number> = { [rows]: 0 };
    for (let place = at; place < rows; place += 1) from[place] = place + 1;
    rearrange(from, rows - 1);
    // The row that is now in its place, else the row before it.
    const next = buttonOf(Math.min(at, rows - 1), 'remove');
    if (next && !next.hidden) next.focus();
    else addButton.focus();
    say(translate('forms.row.removed', { row: nameOf(at) }));
  };
  const move = (at: number, to: number, action: string): void => {
    if (to < 1 || to > count()) return;
    rearrange({ [at]: to, [to]: at }, count());
    const same = buttonOf(to, action);
    (same?.hidden ? buttonOf(to, action === 'up' ? 'down' : 'up') : same)?.focus();
  };

  const click = ({ target }: Event): void => {
    const button = (target as Element).closest<HTMLElement>('[data-row-action]');
    const action = button?.dataset['rowAction'];
    if (!button || !action) return;
    if (adding.contains(button)) return add();
    const at = elements.findIndex((row) => row.contains(button)) + 1;
    if (at === 0) return;
    if (action === 'remove') remove(at);
    else move(at, at + (action === 'up' ? -1 : 1), action);
  };
  const bars = elements.map((row) => row.querySelector<HTMLElement>('.pl-form-row-buttons'));
  const setLive = (isLive: boolean): void => {
    entry.hidden = isLive;
    entry.toggleAttribute('data-unmet', false);
    addButton.hidden = !isLive;
    for (const bar of bars) if (bar) bar.hidden = !isLive;
  };
  form.addEventListener('click', click);
  const stop = store.subscribe((state, previous) => {
    if (state.values !== previous.values || state.step !== previous.step) show();
  });
  setLive(true);
  show();
  return () => {
    stop();
    form.removeEventListener('click', click);
    setLive(false);
    adding.hidden = false;
  };
}
