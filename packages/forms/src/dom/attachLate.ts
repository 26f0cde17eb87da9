/**
 * Brings a form to life by a part that loads meanwhile. What is sent before the part is there waits for it: the page
 * would go away with every entry. Where the part cannot be loaded, every further try asks for it again; a form with an
 * address posts by itself then, as it does without a script.
 * @param fail tells of a part that did not come, and whether somebody waits for it
 * @returns its undo
 */
export function attachLate<Part>(
  root: HTMLElement,
  load: () => Promise<Part>,
  attach: (part: Part) => () => void,
  fail?: (isAwaited: boolean) => void,
): () => void {
  const hold = new AbortController();
  const { signal } = hold;
  let undo = (): void => hold.abort();
  let sent: HTMLFormElement | undefined;
  let isLoading = false;
  const start = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    const part = await load().catch(() => undefined);
    isLoading = false;
    if (signal.aborted) return;
    const isLost = part === undefined;
    if (isLost && !(sent?.hasAttribute('action') && navigator.onLine))
      return fail?.(sent !== undefined);
    hold.abort();
    if (!isLost) undo = attach(part);
    sent?.requestSubmit();
  };
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      sent = event.target as HTMLFormElement;
      void start();
    },
    { signal },
  );
  void start();
  return () => undo();
}
