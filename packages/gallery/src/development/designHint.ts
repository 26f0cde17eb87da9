/** The second sentence for a design that does not exist: those that do. */
export const designHint =
  'There are slideshow, slider, carousel, grid, autogrid, autorows, autocolumns (which is masonry), list and stacked.';
