import type { FormStore } from '../state/formStore';
import type { TranslateExtra } from '../messages/behaviourMessages';
import type { FieldBinding } from './bindFields';
import { ownValue } from '../pure/ownValue';

interface StepParts {
  bindings: readonly FieldBinding[];
  translate: TranslateExtra;
  focusField: (id: string) => void;
}

/** Shows one step at a time, and only fields whose conditions hold. @returns a function that undoes it */
export function attachSteps(
  form: HTMLFormElement,
  store: FormStore,
  { bindings, translate, focusField }: StepParts,
): () => void {
  const { schema } = store;
  const { steps = [] } = schema;
  const hasSteps = steps.length > 1;
  const hasConditions = schema.fields.some((field) => field.conditions);
  if (!hasSteps && !hasConditions) return () => {};

  const back = form.querySelector<HTMLButtonElement>('.pl-form-back');
  const next = form.querySelector<HTMLButtonElement>('.pl-form-next');
  const submit = form.querySelector<HTMLElement>('[type="submit"]');
  const rendered = form.querySelector<HTMLElement>('.pl-form-progress');
  const progress = rendered ?? form.ownerDocument.createElement('p');
  progress.className = 'pl-form-progress';
  progress.tabIndex = -1;
  if (hasSteps && !rendered) (form.querySelector('.field-list') ?? form).before(progress);

  const show = (): void => {
    const { step } = store.getState();
    const here = hasSteps ? new Set(store.stepFields(step)) : undefined;
    for (const { id, item } of bindings) {
      item.hidden = (here !== undefined && !here.has(id)) || !store.isShown(id);
      item.removeAttribute('data-unmet');
    }
    // A row without a visible field would show only its name.
    for (const row of form.querySelectorAll<HTMLElement>('.pl-form-row')) {
      row.hidden = [...row.querySelectorAll<HTMLElement>('.form-item')].every(
        ({ hidden }) => hidden,
      );
      row.removeAttribute('data-unmet');
    }
    if (!hasSteps) return;
    const isLast = step === steps.length - 1;
    progress.textContent = [
      translate('forms.step', { step: step + 1, steps: steps.length }),
      steps[step]?.title,
    ]
      .filter(Boolean)
      .join(': ');
    if (back) back.hidden = step === 0;
    if (next) next.hidden = isLast;
    if (submit) submit.hidden = !isLast;
  };

  const go = (step: number): void => {
    if (store.goToStep(step)) return progress.focus();
    const { errors, step: here } = store.getState();
    const invalidControl = store.stepFields(here).find((id) => ownValue(errors, id) !== undefined);
    if (invalidControl !== undefined) focusField(invalidControl);
  };
  const click = (event: Event): void => {
    const { step } = store.getState();
    if (back?.contains(event.target as Node)) go(step - 1);
    if (next?.contains(event.target as Node)) go(step + 1);
  };
  if (hasSteps) form.addEventListener('click', click);
  const stop = store.subscribe((state, previous) => {
    if (state.step !== previous.step || (hasConditions && state.values !== previous.values)) show();
  });
  show();
  return () => {
    stop();
    form.removeEventListener('click', click);
    if (rendered) rendered.textContent = '';
    else progress.remove();
    for (const { item } of bindings) item.hidden = false;
    for (const row of form.querySelectorAll<HTMLElement>('.pl-form-row')) row.hidden = false;
    if (back) back.hidden = true;
    if (next) next.hidden = true;
    if (submit) submit.hidden = false;
  };
}
