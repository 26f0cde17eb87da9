interface LoadedPart<Part> {
  load: () => Promise<Part>;
  attach: (part: Part) => () => void;
  /**
   * Called if the part failed to load, which is logged as well ([RUN-5]); with whether a submission
   * is waiting.
   */
  fail?: (isAwaited: boolean) => void;
}

/**
 * Adds behaviour to a form by a part that loads meanwhile. A submission before the part has loaded
 * waits for it, because otherwise the page would be left and every entry lost. If the part fails to
 * load, each further attempt loads it again; a form with an address then posts without scripts.
 * @returns a function that undoes it
 */
export function attachWhenLoaded<Part extends object>(
  root: HTMLElement,
  { load, attach, fail }: LoadedPart<Part>,
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
