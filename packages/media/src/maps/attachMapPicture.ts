/** The first picture of a map in its place, with the line in which its state is said. */
export interface AttachedPicture {
  /** Whether the button that opens the map has the focus. */
  readonly hasFocus: boolean;
  readonly hasTiles: boolean;
  say(text: string): void;
  /** Draws it anew; a picture that something else renders is drawn anew by that. */
  redraw(): void;
  /** Leaves the markup as it was. */
  remove(): void;
}

/** @param draw makes the picture where the markup has none */
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
