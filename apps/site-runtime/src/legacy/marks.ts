/** A mark that the platform's own script sets, and that its style sheets require before they show an element. */
export interface Mark {
  /** The elements that wait. */
  readonly selector: string;
  readonly className?: string;
  /** Set to `true`, as the platform writes it. */
  readonly attribute?: string;
  /** `seen`: once the element was partly in view, because an animation begins with it. @default at once */
  readonly when?: 'seen';
}

const sectionItem = ['grid', 'masonry', 'strips', 'reel', 'slideshow', 'fullscreen-slideshow']
  .map((design) => `.gallery-${design}-item`)
  .join();

/** Another kind of waiting element needs only a row here ([RUN-17]). */
export const marks: readonly Mark[] = [
  // Above all newsletters, which are transparent without it.
  { selector: '.sqs-block,[data-block-type]', className: 'rendered' },
  { selector: sectionItem, attribute: 'data-show' },
  { selector: sectionItem, attribute: 'data-loaded' },
  // The class of a block that is not a gallery, or whose script has not loaded; the gallery sets the classes of its own
  // layout.
  { selector: '.sqs-gallery-block-grid .slide', className: 'sqs-gallery-design-grid-slide' },
  { selector: '.sqs-gallery>.slide,.sqs-gallery>.image-wrapper', className: 'loaded' },
  // Entry animations of image blocks.
  {
    selector:
      '.image-block-outer-wrapper,[class*=animation-wrapper],[class*=combination-animation-],[class*=individual-animation-]',
    className: 'animation-loaded',
    when: 'seen',
  },
  // Entry animations of the whole site; pages that were saved late have the first half of each pair.
  { selector: '.preFade', className: 'fadeIn', when: 'seen' },
  { selector: '.preScale', className: 'scaleIn', when: 'seen' },
  { selector: '.preSlide', className: 'slideIn', when: 'seen' },
  { selector: '.preClip', className: 'clipIn', when: 'seen' },
  { selector: '.preFlex', className: 'flexIn', when: 'seen' },
];
