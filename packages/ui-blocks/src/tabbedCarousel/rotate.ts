import { prefersReducedMotion, watchReducedMotion, watchVisibility } from '@plinth/dom';

type Hold = 'off-screen' | 'hidden' | 'hover' | 'focus' | 'motion' | 'visitor';

export interface RotationOptions {
  /** The element whose visitors it waits for. */
  element: HTMLElement;
  /** The slides: who has the focus there would lose it with the slide. */
  slides: HTMLElement;
  /** The button that stops it; the focus on it is no reason to wait. */
  control: HTMLElement;
  /** Milliseconds between two slides. */
  interval: number;
  /** Whether it begins as if the visitor had pressed the button. */
  isPaused: boolean;
  /** Shows the next slide. */
  advance(): void;
  /** Hears whether it runs now. */
  onChange(isRunning: boolean): void;
}

export interface Rotation {
  /** The visitor stops it, or lets it run. */
  pause(isPaused: boolean): void;
  /** The slide has changed: the next one gets its whole time. */
  restart(): void;
  undo(): void;
}

/**
 * Advances slides while nobody points at them, no focus is inside, they are in view and motion is welcome. [BLK-73]
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
  // A click on a tab leaves the focus behind as well; only a keyboard shows where it is.
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
      // Pressing play is the wish to see it move, although the pointer is still there.
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
