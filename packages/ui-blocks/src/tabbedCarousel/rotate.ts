import { prefersReducedMotion, watchReducedMotion, watchVisibility } from '@plinth/dom';

type Hold = 'off-screen' | 'hidden' | 'hover' | 'focus' | 'motion' | 'visitor';

export interface RotationOptions {
  /** The element whose hover and focus pause the rotation. */
  element: HTMLElement;
  /** The slides; while the focus is in a slide, changing the slide would lose it. */
  slides: HTMLElement;
  /** The button that stops it; focus on it does not pause. */
  control: HTMLElement;
  /** Milliseconds between two slides. */
  interval: number;
  /** Whether it starts as if the visitor had pressed the button. */
  isPaused: boolean;
  /** Shows the next slide. */
  advance(): void;
  /** Called with whether it is running. */
  onChange(isRunning: boolean): void;
}

export interface Rotation {
  /** Stops the rotation, or starts it again, for the visitor. */
  pause(isPaused: boolean): void;
  /** Restarts the interval after the slide has changed. */
  restart(): void;
  undo(): void;
}

/**
 * Advances slides while they are in view, not hovered and without focus, and motion is not reduced.
 * [BLK-73]
 */
export function rotate({
  element,
  slides,
  control,
  interval,
  isPaused,
  advance,
  onChange,
}: RotationOptions): Rotation {
  const { ownerDocument: page } = element;
  const holds = new Set<Hold>(['off-screen']);
  if (isPaused) holds.add('visitor');
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restart(): void {
    clearTimeout(timer);
    timer = holds.size > 0 ? undefined : setTimeout(turn, interval);
  }
  function turn(): void {
    advance();
    restart();
  }
  function hold(reason: Hold, isOn: boolean): void {
    if (isOn) holds.add(reason);
    else holds.delete(reason);
    const isRunning = holds.size === 0;
    if (isRunning === (timer !== undefined)) return;
    restart();
    onChange(isRunning);
  }

  const attached = new AbortController();
  const { signal } = attached;
  element.addEventListener(
    'pointerenter',
    ({ pointerType }) => hold('hover', pointerType === 'mouse'),
    { signal },
  );
  element.addEventListener('pointerleave', () => hold('hover', false), { signal });
  // A click on a tab leaves the focus there; only focus from the keyboard (`:focus-visible`)
  // pauses.
  const holdFocus = (target: EventTarget | null) => {
    const focused = target as Element | null;
    hold(
      'focus',
      slides.contains(focused) ||
        (focused !== control && element.contains(focused) && focused!.matches(':focus-visible')),
    );
  };
  element.addEventListener('focusin', ({ target }) => holdFocus(target), { signal });
  element.addEventListener('focusout', ({ relatedTarget }) => holdFocus(relatedTarget), { signal });
  const lookAtPage = () => hold('hidden', page.hidden);
  page.addEventListener('visibilitychange', lookAtPage, { signal });
  lookAtPage();
  const lookAtMotion = () => {
    control.hidden = prefersReducedMotion();
    hold('motion', prefersReducedMotion());
  };
  lookAtMotion();
  const unwatchMotion = watchReducedMotion(lookAtMotion);
  const unwatch = watchVisibility(element, (isVisible) => hold('off-screen', !isVisible));

  return {
    pause(isNow) {
      // A visitor who presses play wants motion, although pointer and focus are still there.
      if (!isNow) {
        holds.delete('hover');
        holds.delete('focus');
      }
      hold('visitor', isNow);
    },
    restart,
    undo() {
      attached.abort();
      unwatchMotion();
      unwatch();
      clearTimeout(timer);
    },
  };
}
