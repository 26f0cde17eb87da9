import { isRightToLeft } from '@plinth/dom';

/**
 * Shows a plot's values one column at a time, under the pointer or by the arrow keys. The texts are
 * those of the table in the page. @returns a function that undoes it
 */
export function attachPlot(root: HTMLElement): () => void {
  const frame = root.querySelector<HTMLElement>('[data-chart-plot]');
  const drawing = frame?.querySelector<SVGElement>('svg');
  const readout = frame?.querySelector<HTMLElement>('.pl-chart-readout');
  const table = root.querySelector<HTMLTableElement>('.pl-chart-table');
  if (!frame || !drawing || !readout || !table) return () => {};
  // Queried on each use: a component may render other numbers into the same table.
  const bandsNow = () => [...drawing.querySelectorAll('.pl-chart-band')];
  const rowsNow = () => [...table.tBodies[0]!.rows];
  if (bandsNow().length === 0 || bandsNow().length !== rowsNow().length) return () => {};
  const attached = new AbortController();
  const { signal } = attached;
  let active: number | undefined;

  function show(index: number | undefined): void {
    active = index;
    bandsNow().forEach((band, at) => band.toggleAttribute('data-active', at === index));
    readout!.hidden = index === undefined;
    if (index === undefined) return;
    const rows = rowsNow();
    const names = [...table!.tHead!.rows[0]!.cells].slice(1).map(({ textContent }) => textContent);
    const [label, ...values] = [...rows[index]!.cells].map(({ textContent }) => textContent);
    readout!.replaceChildren(
      Object.assign(document.createElement('strong'), { textContent: label }),
      ...values.map((value, at) => {
        const line = document.createElement('span');
        line.dataset['series'] = String(at % 6);
        // The space separates name and number for screen readers too.
        line.append(
          names.length > 1 || names[0] ? `${names[at]} ` : '',
          Object.assign(document.createElement('b'), { textContent: value }),
        );
        return line;
      }),
    );
    const share = (index + 0.5) / rows.length;
    frame!.style.setProperty('--chart-at', String(share));
    readout!.toggleAttribute('data-beyond', share > 0.5);
  }

  drawing.addEventListener(
    'pointermove',
    ({ clientX }) => {
      const { left, right, width } = drawing.getBoundingClientRect();
      if (width === 0) return;
      // In right-to-left text the drawing is mirrored, like its labels.
      const way = isRightToLeft(frame) ? right - clientX : clientX - left;
      const { length } = rowsNow();
      const at = Math.floor((way / width) * length);
      const index = Math.min(length - 1, Math.max(0, at));
      if (index !== active) show(index);
    },
    { signal },
  );
  frame.addEventListener('pointerleave', () => show(undefined), { signal });
  frame.addEventListener('blur', () => show(undefined), { signal });
  frame.addEventListener(
    'keydown',
    (event) => {
      const last = rowsNow().length - 1;
      const from = active ?? -1;
      const next = Math.min(last, from + 1);
      const previous = active === undefined ? last : Math.min(last, Math.max(0, from - 1));
      const steps: Record<string, number | undefined> = {
        ArrowRight: isRightToLeft(frame) ? previous : next,
        ArrowLeft: isRightToLeft(frame) ? next : previous,
        Home: 0,
        End: last,
      };
      if (event.key === 'Escape' && active !== undefined) show(undefined);
      else if (event.key in steps) show(steps[event.key]);
      else return;
      event.preventDefault();
    },
    { signal },
  );

  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', frame.dataset['hint'] ?? '');
  return () => {
    attached.abort();
    show(undefined);
    for (const name of ['tabindex', 'role', 'aria-label']) frame.removeAttribute(name);
    frame.style.removeProperty('--chart-at');
  };
}
