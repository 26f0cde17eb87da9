/**
 * Highlights a slice and its entry in the list together under the pointer. @returns a function that
 * undoes it
 */
export function attachPie(root: HTMLElement): () => void {
  const pie = root.querySelector<HTMLElement>('.pl-chart-pie');
  if (!pie) return () => {};
  const attached = new AbortController();
  const parts = [...pie.querySelectorAll<HTMLElement | SVGElement>('[data-slice]')];
  function show(slice: string | undefined): void {
    pie!.toggleAttribute('data-chosen', slice !== undefined);
    for (const part of parts) {
      part.toggleAttribute('data-active', slice !== undefined && part.dataset['slice'] === slice);
    }
  }
  const options = { signal: attached.signal };
  pie.addEventListener(
    'pointerover',
    ({ target }) => {
      show((target as Element).closest<HTMLElement>('[data-slice]')?.dataset['slice']);
    },
    options,
  );
  pie.addEventListener('pointerleave', () => show(undefined), options);
  return () => {
    attached.abort();
    show(undefined);
  };
}
