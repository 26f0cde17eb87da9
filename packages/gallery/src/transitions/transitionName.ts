/** The known transitions between stacked slides ([GAL-15]). */
export type TransitionName =
  /** The next slide appears over the current one. */
  | 'fade'
  /** Slides fade, and each picture moves slowly. */
  | 'ken-burns'
  /** Both slides move sideways. */
  | 'swipe'
  /** Both slides move by a share of the stage. */
  | 'new-swipe'
  /** The browser scrolls from one slide to the next. */
  | 'scroll';
