import type { Opening, OpeningOptions } from './playOpening';

interface ViewTransitionOptions extends Pick<
  OpeningOptions,
  'holder' | 'place' | 'easing' | 'seconds' | 'isOpening'
> {
  /** The change that the transition leads to. */
  change: () => void;
}

const pictureName = 'pl-lightbox';
/** Milliseconds that the browser may take to begin; the movement is not worth more. */
const maxWait = 500;

/**
 * Lets the browser itself move the picture between its place on the page and the lightbox.
 * The change comes a frame later, also where nothing moves: in a hidden tab, or when another transition begins.
 */
export function playViewTransition({
  holder: { frame },
  place,
  easing,
  seconds,
  isOpening,
  change,
}: ViewTransitionOptions): Opening {
  // A thumbnail that nobody sees has no part in it.
  const [from, to] = place ? (isOpening ? [place.thumbnail, frame] : [frame, place.thumbnail]) : [];
  let over = false;
  let unmark = mark(from);
  const animations: Animation[] = [];
  const end = () => {
    over = true;
    unmark?.();
    unmark = undefined;
    // Those of a transition that was skipped would go on in the next one.
    for (const animation of animations) animation.cancel();
    removeEventListener('click', passOn);
  };
  const cancel = () => {
    end();
    transition.skipTransition();
  };
  // While pictures of the page move, the page itself gets no clicks: the first one ends the movement and goes where it was meant.
  const passOn = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    cancel();
    (document.elementFromPoint(clientX, clientY) as HTMLElement | null)?.click();
  };
  addEventListener('click', passOn);
  // The browser first waits for a frame; one that paints none just then (seen in Chromium) would wait for ever.
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
      // On the way one sees the whole picture, cropped as its thumbnail is: what the thumbnail shows would not fit.
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

/** Names a picture for the transition; returns the undo, which brings back a name that the page gave it. */
function mark(element: HTMLElement | undefined): (() => void) | undefined {
  if (!element) return undefined;
  const { style } = element;
  // Not what another lightbox has lent it.
  const own = style.viewTransitionName.replace(pictureName, '');
  style.viewTransitionName = pictureName;
  return () => (style.viewTransitionName = own);
}
