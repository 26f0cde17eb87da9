import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line, link, list } from '../../settings/builders';
import { buttonText, description, requiredTitle } from '../../settings/shared';

const price = line({
  label: { en: 'Price', de: 'Preis' },
  help: { en: 'As it is to be read.', de: 'Wie er gelesen werden soll.' },
});
const joinUrl = link({
  label: { en: 'Link to join', de: 'Link zum Beitritt' },
  help: { en: 'The page that sells it.', de: 'Die Seite, die ihn verkauft.' },
});

export const memberArea = defineBlock({
  kind: 'memberarea',
  types: [blockType.memberArea],
  name: { en: 'Member area', de: 'Mitgliederbereich' },
  settings: {
    title: requiredTitle,
    description,
    areaUrl: link({
      label: { en: 'Area', de: 'Bereich' },
      help: { en: 'The page that members enter.', de: 'Die Seite, die Mitglieder betreten.' },
    }),
    // Without offers the block itself is the offer.
    price,
    joinUrl,
    buttonText,
    offers: list({
      label: { en: 'Prices', de: 'Preise' },
      help: { en: 'Two at most.', de: 'Höchstens zwei.' },
      entry: { en: 'Price', de: 'Preis' },
      blank: { label: 'Yearly', price: '€60 a year', joinUrl: '/join' },
      fields: {
        label: line({
          label: { en: 'Name', de: 'Name' },
          help: { en: 'Such as Monthly.', de: 'Etwa Monatlich.' },
        }),
        price,
        joinUrl,
        buttonText,
      },
    }),
  },
  example: {
    title: 'The Thursday shelf',
    description: '<p>Members see each firing first.</p>',
    areaUrl: '/members-only',
    offers: [{ label: 'Monthly', price: '€6 a month', joinUrl: '/join' }],
  },
});
