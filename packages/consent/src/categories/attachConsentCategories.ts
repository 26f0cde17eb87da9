import { afterPaint } from '../afterPaint';
import { decisionFieldName } from '../decisionForm';
import { choiceFieldName, choiceValue } from './categoryForm';
import { choiceOf } from './consentCategory';
import type { CategoryConsent } from './createCategoryConsent';

export interface AttachConsentCategoriesOptions {
  /** The consent that is shown and changed. */
  consent: CategoryConsent;
}

/**
 * Adds behaviour to a choice by category [CNS-9]: its boxes show the current consent, also after a
 * change elsewhere, and its button stores them at once. Changed boxes that are not stored yet keep
 * the visitor's choice.
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachConsentCategories, type CategoryConsent } from '@plinth/consent/categories';
 *
 * export const choose = (consent: CategoryConsent) =>
 *   attachConsentCategories(document.querySelector<HTMLElement>('[data-consent-categories]')!, {
 *     consent,
 *   });
 * ```
 */
export function attachConsentCategories(
  element: HTMLElement,
  { consent }: AttachConsentCategoriesOptions,
): () => void {
  const view = element.ownerDocument.defaultView!;
  const attached = new AbortController();
  const { signal } = attached;
  const status = element.querySelector<HTMLElement>('[data-consent-saved]');
  const boxes = () => [
    ...element.querySelectorAll<HTMLInputElement>(`[name="${choiceFieldName}"]:not(:disabled)`),
  ];
  // The markup may be used before its behaviour is attached: changes of the boxes count.
  let isTouched = boxes().some(({ checked, defaultChecked }) => checked !== defaultChecked);

  function show(): void {
    if (isTouched) return;
    const choice = consent.choice();
    for (const box of boxes()) box.checked = choice[box.value as keyof typeof choice];
  }

  function press(event: Event): void {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      `[name="${decisionFieldName}"][value="${choiceValue}"]`,
    );
    if (!button) return;
    event.preventDefault();
    isTouched = false;
    const names = boxes().flatMap(({ checked, value }) => (checked ? [value] : []));
    consent.choose(choiceOf(names), { schedule: (notify) => afterPaint(view, notify) });
    if (status) status.textContent = status.dataset['consentSaved'] ?? '';
  }

  element.addEventListener('click', press, { signal });
  element.addEventListener(
    'change',
    () => {
      isTouched = true;
      if (status) status.textContent = '';
    },
    { signal },
  );
  const unsubscribe = consent.subscribe(show);
  show();
  return () => {
    attached.abort();
    unsubscribe();
  };
}
