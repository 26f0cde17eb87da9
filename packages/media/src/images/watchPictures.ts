import { lazyMargin } from './imageSizes';
import { saveData } from './saveData';
import { readTurn, showState, type LoadImageOptions, type SeenBox } from './loadImage';
import type { Dimensions } from './resolveImageSettings';

export interface AttachImagesOptions extends LoadImageOptions {
  /** Pixels around the viewport within which a picture loads. @default 200 */
  margin?: number | undefined;
  /** Loads at once instead of near the viewport. @default false */
  eager?: boolean | undefined;
}

/** A picture, with its size if an observer has reported it. */
type Seen = SeenBox & { readonly target: Element };

/**
 * A registered symbol is the same in every copy of the package, and cloning an element does not
 * copy it.
 */
const attached = Symbol.for('plinth.image');
type Picture = HTMLImageElement & { [attached]?: true };

/**
 * Watches any number of pictures, added at any time, with one pair of observers. Pictures that come
 * near at the same moment are all read, then all written.
 * @returns adds pictures, and returns the undo for these; attached pictures are skipped
 */
export function watchPictures(
  options: AttachImagesOptions = {},
): (elements: Iterable<HTMLImageElement>) => () => void {
  const turnOptions = { ...options, settings: { ...options.settings, load: true } };
  /** Created for the first picture of several sizes. */
  let growth: ResizeObserver | undefined;
  /** The box of each picture at its last choice. */
  const boxes = new WeakMap<Element, Dimensions>();

  function load(pictures: readonly Seen[]): void {
    const turns = pictures.map((seen) => readTurn(seen.target, turnOptions, seen));
    for (const turn of turns) {
      if (!turn) continue;
      turn.take();
      if (!turn.box) continue;
      boxes.set(turn.element, turn.box);
      growth ??= new ResizeObserver((entries) => load(entries.filter(isResized)));
      growth.observe(turn.element);
    }
  }

  /** The first report for every picture is not a change. */
  function isResized({ target, contentRect: { width, height } }: ResizeObserverEntry): boolean {
    const known = boxes.get(target)!;
    return (
      width > 0 &&
      (Math.abs(width - known.width) >= 1 ||
        (known.height > 0 && Math.abs(height - known.height) >= 1))
    );
  }

  /** Pictures that are not near the viewport yet. */
  const waitingFar = new Set<Element>();
  const loadFar = () => {
    const far = [...waitingFar].map((target) => ({ target }));
    forget(...waitingFar);
    load(far);
  };
  /** Printing has no viewport, so all load. */
  function expect(picture: Element): void {
    if (waitingFar.size === 0) addEventListener('beforeprint', loadFar);
    waitingFar.add(picture);
    turn!.observe(picture);
  }
  function forget(...pictures: Element[]): void {
    for (const picture of pictures) {
      turn?.unobserve(picture);
      waitingFar.delete(picture);
    }
    if (waitingFar.size === 0 && turn) removeEventListener('beforeprint', loadFar);
  }

  const turn =
    options.eager || typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver(
          (entries) => {
            const near = entries.filter((entry) => entry.isIntersecting);
            forget(...near.map(({ target }) => target));
            load(near);
          },
          // Without `scrollMargin`: Chromium adds both margins, and pictures would load from twice
          // the distance.
          { rootMargin: `${options.margin ?? lazyMargin}px` },
        );

  return (elements) => {
    const mine: Picture[] = [];
    const waiting: Seen[] = [];
    for (const element of elements as Iterable<Picture>) {
      if (element[attached]) continue;
      element[attached] = true;
      mine.push(element);
      if (element.hasAttribute('srcset')) watchNative(element);
      else if (turn) expect(element);
      else waiting.push({ target: element });
    }
    if (waiting[0]) load(waiting);
    return () => {
      for (const element of mine) {
        forget(element);
        growth?.unobserve(element);
        if (element.hasAttribute('srcset')) element.onload = element.onerror = null;
        delete element[attached];
      }
    };
  };
}

/** The browser loads this picture; only its state is set. */
function watchNative(element: HTMLImageElement): void {
  saveData([element]);
  const show = () => showState(element, element.naturalWidth > 0);
  if (element.complete && element.currentSrc) show();
  element.onload = element.onerror = show;
}
