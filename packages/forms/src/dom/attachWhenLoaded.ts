/**
 * Adds behaviour to a form by a part that loads meanwhile. A submission before the part is there waits for it: the page
 * would be left, and every entry lost. Where the part cannot be loaded, every further try asks for it again; a form
 * with an address posts by itself then, as it does without a script.
 * @param fail tells of a part that did not come, as the console does ([RUN-5]), and whether somebody waits for it
 * @returns a function that undoes it
 */
export function attachWhenLoaded<Part extends object>(
  root: HTMLElement,
  load: () => Promise<Part>,
  attach: (part: Part) => () => void,
  fail?: (isAwaited: boolean) => void,
): () => void {
  const hold = new AbortController();
  const { signal } = hold;
  let undo = (): void => hold.abort();
  let sent: HTMLFormElement | undefined;
  let loading: Promise<void> | undefined;
  const start = (): void => {
    loading ??= load()
      .catch((error: unknown) => console.error('Could not render form', error))
      .then((part) => {
        loading = undefined;
        if (signal.aborted) return;
        if (!part && !(sent?.hasAttribute('action') && navigator.onLine)) return fail?.(!!sent);
        hold.abort();
        if (part) undo = attach(part);
        sent?.requestSubmit();
      });
  };
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      sent = event.target as HTMLFormElement;
      start();
    },
    { signal },
  );
  start();
  return () => undo();
}
