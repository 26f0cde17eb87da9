/** The second sentence of the message about an unknown design: the known designs. */
export const designHint =
  'There are slideshow, slider, carousel, grid, autogrid, autorows, autocolumns (which is masonry), list and stacked.';
