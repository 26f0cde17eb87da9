/**
 * Makes the buttons of a toolbar one tab stop; the arrow keys move the focus between them, in the writing direction.
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function attachToolbar(toolbar: HTMLElement, signal: AbortSignal): { focus(): void } {
  const all = () => [
    ...toolbar.querySelectorAll<HTMLButtonElement | HTMLSelectElement>('button, select'),
  ];
  const usable = () => all().filter((one) => !one.hidden && one.offsetParent !== null);
  let current = all()[0];

  function mark(next: HTMLButtonElement | HTMLSelectElement | undefined): void {
    if (next) current = next;
    for (const one of all()) one.tabIndex = one === current ? 0 : -1;
  }

  toolbar.addEventListener('focusin', (event) => mark(all().find((one) => one === event.target)), {
    signal,
  });
  toolbar.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      const isSelect = (target as Element).localName === 'select';
      // The keys up and down choose in a list.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const isRightToLeft = getComputedStyle(toolbar).direction === 'rtl';
      const steps: Record<string, number> = isRightToLeft
        ? { ArrowRight: -1, ArrowLeft: 1 }
        : { ArrowRight: 1, ArrowLeft: -1 };
      const list = usable();
      const at = list.findIndex((one) => one === target);
      const step = steps[key];
      const next =
        step !== undefined
          ? list[(at + step + list.length) % list.length]
          : key === 'Home' && !isSelect
            ? list[0]
            : key === 'End' && !isSelect
              ? list.at(-1)
              : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
  mark(current);
  return {
    focus() {
      const list = usable();
      (current && list.includes(current) ? current : list[0])?.focus();
    },
  };
}
