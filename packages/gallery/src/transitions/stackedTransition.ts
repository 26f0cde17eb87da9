import type { Direction } from '../slideshows/slideshowStore';

export interface TransitionStep {
  incoming: HTMLElement;
  outgoing: HTMLElement;
  direction: Direction;
  /** Milliseconds; a transition may have its own duration. */
  duration: number;
  isRightToLeft: boolean;
  /** Milliseconds for which autoplay shows a slide. */
  stay: number;
}

/** Starts the change from one slide to the other and returns its animations. */
export type StackedTransition = (step: TransitionStep) => Animation[];
