import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { flag, richText, line, list } from '../../settings/builders';

export const accordion = defineBlock({
  kind: 'accordion',
  types: [blockType.accordion],
  name: { en: 'Accordion', de: 'Akkordeon' },
  settings: {
    allowMultipleOpenItems: flag({
      label: { en: 'Several open', de: 'Mehrere offen' },
      help: {
        en: 'An item stays open when another one opens.',
        de: 'Ein Eintrag bleibt offen, wenn ein anderer aufgeht.',
      },
    }),
    isFirstItemExpanded: flag({
      label: { en: 'First one open', de: 'Erster offen' },
      help: {
        en: 'The first item is open from the start.',
        de: 'Der erste Eintrag ist von Anfang an offen.',
      },
    }),
    items: list({
      label: { en: 'Items', de: 'Einträge' },
      help: { en: 'Each opens on a click.', de: 'Jeder geht bei einem Klick auf.' },
      entry: { en: 'Item', de: 'Eintrag' },
      required: true,
      blank: { title: 'One more question?', description: '<p>And its answer.</p>' },
      fields: {
        title: line({
          label: { en: 'Title', de: 'Titel' },
          help: { en: 'Always shown.', de: 'Wird immer gezeigt.' },
          required: true,
        }),
        description: richText({
          label: { en: 'Content', de: 'Inhalt' },
          help: {
            en: 'Shown while the item is open.',
            de: 'Wird gezeigt, solange der Eintrag offen ist.',
          },
        }),
      },
    }),
  },
  example: {
    items: [
      { title: 'When are you open?', description: '<p>Friday and Saturday, ten to five.</p>' },
      { title: 'May I watch you throw?', description: '<p>Gladly.</p>' },
    ],
  },
});
