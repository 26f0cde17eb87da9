/** The layouts that a gallery can have. `base` shows every slide in full, one below the other. */
export type GalleryLayout =
  | 'base'
  | 'stacked'
  | 'strip'
  | 'grid'
  | 'carousel'
  | 'list'
  | 'autorows'
  | 'autocolumns'
  | 'autogrid';

const layoutByDesign: Readonly<Record<string, GalleryLayout>> = {
  stacked: 'base',
  slider: 'strip',
  slideshow: 'stacked',
  grid: 'grid',
  autogrid: 'autogrid',
  autocolumns: 'autocolumns',
  autorows: 'autorows',
  carousel: 'carousel',
  list: 'list',
};

/** The layout of a block's design ([GAL-1]); an unknown design shows the slides in full. */
export function layoutForDesign(design: string | null | undefined): GalleryLayout {
  return (design && Object.hasOwn(layoutByDesign, design) && layoutByDesign[design]) || 'base';
}

/**
 * Looks a design up by its exact name ([GAL-1]).
 * @throws Error when there is no design of that name
 */
export function findDesign(name: string): GalleryLayout {
  if (!Object.hasOwn(layoutByDesign, name)) {
    throw new Error(
      `These are not the gallery designs you are looking for. (We could not find a design by the name ${name})`,
    );
  }
  return layoutByDesign[name]!;
}
