import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { choice, flag, group, line, number } from '../../settings/builders';
import { aspectRatio, collectionId } from '../../settings/shared';

const facts = {
  none: { en: 'None', de: 'Keine' },
  date: { en: 'Date', de: 'Datum' },
  author: { en: 'Author', de: 'Autor' },
  category: { en: 'Category', de: 'Kategorie' },
  tags: { en: 'Tags', de: 'Schlagwörter' },
  location: { en: 'Place', de: 'Ort' },
};

export const summary = defineBlock({
  kind: 'summary',
  types: [blockType.summaryV2, blockType.summary],
  name: { en: 'List of a collection', de: 'Liste einer Sammlung' },
  needsServer: true,
  settings: {
    collectionId,
    headerText: line({
      label: { en: 'Title', de: 'Titel' },
      help: { en: 'Above the list.', de: 'Über der Liste.' },
    }),
    design: choice({
      label: { en: 'Arrangement', de: 'Anordnung' },
      help: {
        en: 'Rows of the same height, a wall, one row to turn through, or a list.',
        de: 'Gleich hohe Reihen, eine Wand, eine Reihe zum Blättern oder eine Liste.',
      },
      labels: {
        autogrid: { en: 'Grid', de: 'Raster' },
        autocolumns: { en: 'Masonry (columns)', de: 'Spalten (Masonry)' },
        carousel: { en: 'Carousel', de: 'Karussell' },
        list: { en: 'List', de: 'Liste' },
      },
    }),
    pageSize: number({
      label: { en: 'Number', de: 'Anzahl' },
      help: { en: 'As many are shown at once.', de: 'So viele stehen auf einmal da.' },
      min: 1,
      max: 60,
      fallback: 10,
    }),
    showPages: flag({
      label: { en: 'Further pages', de: 'Weitere Seiten' },
      help: { en: 'Links to the others below.', de: 'Links zu den übrigen darunter.' },
    }),
    imageAspectRatio: aspectRatio,
    showExcerpt: flag({
      label: { en: 'Excerpts', de: 'Auszüge' },
      help: { en: 'Below the titles.', de: 'Unter den Titeln.' },
      fallback: true,
    }),
    showReadMoreLink: flag({
      label: { en: 'Read more', de: 'Weiterlesen' },
      help: { en: 'A link below each.', de: 'Ein Link unter jedem.' },
    }),
    primaryMetadata: choice({
      label: { en: 'First fact', de: 'Erste Angabe' },
      help: { en: 'Beside the title.', de: 'Beim Titel.' },
      labels: facts,
    }),
    secondaryMetadata: choice({
      label: { en: 'Second fact', de: 'Zweite Angabe' },
      help: { en: 'Beside the title.', de: 'Beim Titel.' },
      labels: facts,
    }),
    filter: group({
      label: { en: 'Only some', de: 'Nur einige' },
      help: { en: 'Left empty, all of them.', de: 'Bleibt es leer, alle.' },
      fields: {
        category: line({
          label: { en: 'Category', de: 'Kategorie' },
          help: { en: 'As it is spelt there.', de: 'Wie sie dort geschrieben ist.' },
        }),
        tag: line({
          label: { en: 'Tag', de: 'Schlagwort' },
          help: { en: 'As it is spelt there.', de: 'Wie es dort geschrieben ist.' },
        }),
        featured: flag({
          label: { en: 'Featured ones', de: 'Hervorgehobene' },
          help: { en: 'And no others.', de: 'Und keine anderen.' },
        }),
      },
    }),
  },
  example: { collectionId: 'collection', design: 'autogrid', pageSize: 6, primaryMetadata: 'date' },
});
