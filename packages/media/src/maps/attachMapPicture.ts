/** The first picture of a map on the page, with the status line. */
export interface AttachedPicture {
  /** Whether focus is on the button that opens the map. */
  readonly hasFocus: boolean;
  readonly hasTiles: boolean;
  say(text: string): void;
  /** Draws the picture again, unless something else renders it. */
  redraw(): void;
  /** Restores the markup. */
  remove(): void;
}

/** @param draw creates the picture if the markup has none */
export function attachMapPicture(element: HTMLElement, draw: () => Element): AttachedPicture {
  const rendered = element.querySelector('.pl-map-picture');
  const status = document.createElement('p');
  status.className = 'pl-map-status';
  status.role = 'status';
  let picture = rendered ?? element.appendChild(draw());
  picture.append(status);
  return {
    get hasFocus() {
      return document.activeElement === picture.querySelector('.pl-map-open');
    },
    get hasTiles() {
      return picture.querySelector('.pl-map-tiles') !== null;
    },
    say(text) {
      status.textContent = text;
    },
    redraw() {
      if (rendered) return;
      const drawn = draw();
      drawn.append(status);
      picture.replaceWith(drawn);
      picture = drawn;
    },
    remove() {
      status.remove();
      if (!rendered) picture.remove();
    },
  };
}
