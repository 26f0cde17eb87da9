import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { choice, flag, line, link, list, number } from '../../settings/builders';
import { pictureFields } from '../../settings/shared';

export const gallery = defineBlock({
  kind: 'gallery',
  types: [blockType.gallery],
  name: { en: 'Gallery', de: 'Galerie' },
  settings: {
    design: choice({
      label: { en: 'Design', de: 'Gestaltung' },
      help: { en: 'The layout of the pictures.', de: 'Wie die Bilder angeordnet sind.' },
      labels: {
        autorows: { en: 'Rows', de: 'Reihen' },
        grid: { en: 'Grid', de: 'Raster' },
        autogrid: { en: 'Grid, pictures whole', de: 'Raster mit ganzen Bildern' },
        autocolumns: { en: 'Masonry (columns)', de: 'Spalten (Masonry)' },
        stacked: { en: 'One below the other', de: 'Untereinander' },
        slideshow: { en: 'Slideshow', de: 'Diaschau' },
        slider: { en: 'Slider', de: 'Slider' },
        carousel: { en: 'Carousel', de: 'Karussell' },
        list: { en: 'List', de: 'Liste' },
      },
      fallback: 'grid',
    }),
    label: line({
      label: { en: 'Name for screen readers', de: 'Name für Vorleseprogramme' },
      help: {
        en: 'Needed where a page has several galleries.',
        de: 'Nötig, wo eine Seite mehrere Galerien hat.',
      },
    }),
    lightbox: flag({
      label: { en: 'Lightbox', de: 'Großansicht' },
      help: { en: 'A click shows a picture large.', de: 'Ein Klick zeigt ein Bild groß.' },
    }),
    dots: flag({
      label: { en: 'Dots', de: 'Punkte' },
      help: {
        en: 'One for each picture, below a slideshow or a slider.',
        de: 'Einer für jedes Bild, unter einer Diaschau oder einem Slider.',
      },
    }),
    progress: flag({
      label: { en: 'Progress', de: 'Fortschritt' },
      help: {
        en: 'A bar below a slideshow or a slider says how far one has come.',
        de: 'Ein Balken unter einer Diaschau oder einem Slider zeigt, wie weit man ist.',
      },
    }),
    thumbnailsPerRow: number({
      label: { en: 'In a row', de: 'In einer Reihe' },
      help: {
        en: 'Pictures beside each other in a grid.',
        de: 'Bilder nebeneinander in einem Raster.',
      },
      min: 1,
      max: 8,
      fallback: undefined,
    }),
    rowHeight: number({
      label: { en: 'Height of rows', de: 'Höhe der Reihen' },
      help: {
        en: 'In pixels, in designs with rows.',
        de: 'In Pixeln, in Gestaltungen mit Reihen.',
      },
      min: 80,
      max: 600,
      step: 10,
      fallback: undefined,
    }),
    gutter: number({
      label: { en: 'Space between', de: 'Abstand' },
      help: { en: 'In pixels.', de: 'In Pixeln.' },
      min: 0,
      max: 80,
      fallback: undefined,
    }),
    items: list({
      label: { en: 'Pictures', de: 'Bilder' },
      help: { en: 'In the order of the page.', de: 'In der Reihenfolge der Seite.' },
      entry: { en: 'Picture', de: 'Bild' },
      blank: {
        src: '/pictures/evening.svg',
        width: 1600,
        height: 1067,
        alt: 'The kiln in the evening',
      },
      fields: {
        ...pictureFields,
        title: line({
          label: { en: 'Title', de: 'Titel' },
          help: { en: 'In the caption.', de: 'Im Bildtext.' },
        }),
        description: line({
          label: { en: 'Description', de: 'Beschreibung' },
          help: { en: 'In the caption, below the title.', de: 'Im Bildtext, unter dem Titel.' },
        }),
        clickThroughUrl: link({
          label: { en: 'Link', de: 'Link' },
          help: {
            en: 'Opened in place of the lightbox.',
            de: 'Wird anstelle der Großansicht geöffnet.',
          },
        }),
      },
    }),
  },
  example: {
    design: 'autorows',
    lightbox: true,
    items: [
      { src: '/pictures/table.svg', width: 1600, height: 1067, alt: 'A laid table' },
      { src: '/pictures/bowls.svg', width: 1200, height: 1200, alt: 'Three bowls' },
    ],
  },
});
