/** The known designs of a gallery block ([GAL-1]); any other name shows every slide in full. */
export type GalleryDesign =
  /** One slide at a time, optionally with thumbnails. */
  | 'slideshow'
  /** A strip of slides of one height. */
  | 'slider'
  /** Slides side by side that move in groups. */
  | 'carousel'
  /** Equal cells, a fixed number per row. */
  | 'grid'
  /** Equal cells, as many per row as fit. */
  | 'autogrid'
  /** Justified rows. */
  | 'autorows'
  /** Masonry in reading order. */
  | 'autocolumns'
  /** Text beside each picture. */
  | 'list'
  /** Every picture in full, one below the other. */
  | 'stacked';
