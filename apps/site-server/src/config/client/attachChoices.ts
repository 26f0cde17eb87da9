/**
 * Shows the settings of a choice as soon as it changes; those of its other values are hidden and keep their entries.
 * Without a script the button beside the choice shows them.
 *
 * @returns a function that undoes it
 */
export function attachChoices(form: HTMLFormElement): () => void {
  const listening = new form.ownerDocument.defaultView!.AbortController();
  const { signal } = listening;
  const hideButtons = (): void => {
    for (const button of form.querySelectorAll<HTMLElement>('[data-choice-apply]'))
      button.hidden = true;
  };
  hideButtons();
  form.addEventListener('plinth:opened', hideButtons, { signal });
  form.addEventListener(
    'change',
    ({ target }) => {
      const { name, value } = target as HTMLSelectElement;
      for (const part of form.querySelectorAll<HTMLElement>('[data-only-for]'))
        if (part.dataset['onlyFor'] === name)
          part.hidden = !part.dataset['onlyOptions']!.split(' ').includes(value);
    },
    { signal },
  );
  return () => listening.abort();
}
