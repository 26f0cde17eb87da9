const waitingButtons =
  '[data-when=near]:not([data-attached]) [data-layout=stacked] :is(.pl-gallery-next,.pl-gallery-previous)';

/**
 * Written into a page with slideshows that wait for a hand: "next" and "previous" scroll their line from the moment at
 * which they are seen, while every other script is on its way. Where the line does not move, at its ends, the press goes
 * on to the code that holds it (`boot/holdEarlyUse`). Slides lie side by side in reading order, so that the second one's place
 * also says which way that is.
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
