/**
 * The settings that a choice beside them has follow it at once; those of its other values are hidden and keep what was
 * typed. Without a script the button beside the choice shows them.
 *
 * @returns ends it
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
