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

/** A picture, with its size where an observer has told it. */
type Seen = SeenBox & { readonly target: Element };

/** A registered symbol is one for every copy of the package, and a cloned element does not carry it. */
const attached = Symbol.for('plinth.image');
type Picture = HTMLImageElement & { [attached]?: true };

/**
 * Watches any number of pictures, added at any time, with one pair of observers: what comes near in the same moment is
 * read together and then written together.
 * @returns adds pictures, and gives the undo of just those; one that is attached already is left alone
 */
export function watchPictures(
  options: AttachImagesOptions = {},
): (elements: Iterable<HTMLImageElement>) => () => void {
  const turnOptions = { ...options, settings: { ...options.settings, load: true } };
  /** Made for the first picture of several sizes. */
  let growth: ResizeObserver | undefined;
  /** The box that each picture was last chosen for. */
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

  /** Said of every picture once at first as well, when its box is known. */
  function isResized({ target, contentRect: { width, height } }: ResizeObserverEntry): boolean {
    const known = boxes.get(target)!;
    return (
      width > 0 &&
      (Math.abs(width - known.width) >= 1 ||
        (known.height > 0 && Math.abs(height - known.height) >= 1))
    );
  }

  /** Pictures that have not come near the viewport yet. */
  const waitingFar = new Set<Element>();
  const loadFar = () => {
    const far = [...waitingFar].map((target) => ({ target }));
    forget(...waitingFar);
    load(far);
  };
  /** On paper there is no viewport to come near to. */
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
          // Not `scrollMargin` as well: Chromium adds the two up, and pictures would load from twice as far.
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

/** The browser loads this one by itself; its state is shown all the same. */
function watchNative(element: HTMLImageElement): void {
  saveData([element]);
  const show = () => showState(element, element.naturalWidth > 0);
  if (element.complete && element.currentSrc) show();
  element.onload = element.onerror = show;
}
