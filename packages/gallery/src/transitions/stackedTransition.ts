import type { Direction } from '../slideshows/slideshowStore';

export interface TransitionStep {
  incoming: HTMLElement;
  outgoing: HTMLElement;
  direction: Direction;
  /** Milliseconds; a transition may have its own. */
  duration: number;
  isRightToLeft: boolean;
  /** Milliseconds that a slide stays when autoplay runs. */
  stay: number;
}

/** Starts the change from one slide to the other and returns the animations that it consists of. */
export type StackedTransition = (step: TransitionStep) => Animation[];
