import type { Opening, OpeningOptions } from './playOpening';

interface ViewTransitionOptions extends Pick<
  OpeningOptions,
  'holder' | 'place' | 'easing' | 'seconds' | 'isOpening'
> {
  /** The change that the transition shows. */
  change: () => void;
}

const pictureName = 'pl-lightbox';
/** Milliseconds that the browser may take to begin; after that the movement is skipped. */
const maxWait = 500;

/**
 * Lets the browser move the picture between its place on the page and the lightbox. The change
 * happens a frame later, also without a movement: in a hidden tab, or when another transition
 * begins.
 */
export function playViewTransition({
  holder: { frame },
  place,
  easing,
  seconds,
  isOpening,
  change,
}: ViewTransitionOptions): Opening {
  // An invisible thumbnail is left out.
  const [from, to] = place ? (isOpening ? [place.thumbnail, frame] : [frame, place.thumbnail]) : [];
  let over = false;
  let unmark = mark(from);
  const animations: Animation[] = [];
  const end = () => {
    over = true;
    unmark?.();
    unmark = undefined;
    // Animations of a skipped transition would continue in the next.
    for (const animation of animations) animation.cancel();
    removeEventListener('click', passOn);
  };
  const cancel = () => {
    end();
    transition.skipTransition();
  };
  // While pictures of the page move, the page gets no clicks: the first click ends the movement and
  // is forwarded to its target.
  const passOn = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    cancel();
    (document.elementFromPoint(clientX, clientY) as HTMLElement | null)?.click();
  };
  addEventListener('click', passOn);
  // The browser first waits for a frame; if it paints none (seen in Chromium), it would wait
  // forever.
  const late = setTimeout(() => transition.skipTransition(), maxWait);
  const transition = document.startViewTransition(() => {
    clearTimeout(late);
    unmark?.();
    change();
    unmark = over ? undefined : mark(to);
  });
  transition.ready.then(
    () => {
      const timing = { duration: seconds * 1000, easing };
      for (const { effect } of document.getAnimations())
        if (/^::view/.test((effect as KeyframeEffect).pseudoElement!)) effect!.updateTiming(timing);
      // During the movement the whole picture is shown with its thumbnail's crop: the thumbnail's
      // own content would not fit.
      if (place)
        for (const image of ['old', 'new'])
          animations.push(
            document.documentElement.animate(
              {
                opacity: +((image === 'new') === isOpening),
                objectFit: place.fit,
                objectPosition: place.position,
              },
              {
                ...timing,
                easing: 'step-start',
                pseudoElement: `::view-transition-${image}(${pictureName})`,
              },
            ),
          );
    },
    () => {},
  );
  return {
    finished: transition.finished.then(end, end),
    cancel,
  };
}

/**
 * Names a picture for the transition; returns the undo, which restores a name that the page set.
 */
function mark(element: HTMLElement | undefined): (() => void) | undefined {
  if (!element) return undefined;
  const { style } = element;
  // Excludes a name that another lightbox has set.
  const own = style.viewTransitionName.replace(pictureName, '');
  style.viewTransitionName = pictureName;
  return () => (style.viewTransitionName = own);
}
