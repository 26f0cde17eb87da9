const waitingButtons =
  '[data-when=near]:not([data-attached]) [data-layout=stacked] :is(.pl-gallery-next,.pl-gallery-previous)';

/**
 * Inlined in a page with slideshows that wait for their first use: "next" and "previous" scroll
 * their line as soon as they are visible, while other scripts are loading. If the line does not
 * move, at its ends, the press is left to the code that keeps it (`boot/holdEarlyUse`). Slides are
 * side by side in reading order, so the position of the second slide also determines the direction.
 */
export function earlyPress(): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest?.(waitingButtons);
      const line = button?.closest('.pl-gallery')?.querySelector('.pl-gallery-slides');
      const [first, second] = (line?.children ?? []) as HTMLCollectionOf<HTMLElement>;
      if (!button || !line || !first || !second) return;
      const before = line.scrollLeft;
      const step = second.offsetLeft - first.offsetLeft;
      line.scrollBy({
        left: button.matches('.pl-gallery-next') ? step : -step,
        behavior: 'instant',
      });
      if (line.scrollLeft === before) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
