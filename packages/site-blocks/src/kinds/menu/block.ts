import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line, list } from '../../settings/builders';

const title = line({
  label: { en: 'Title', de: 'Titel' },
  help: { en: 'Its name on the page.', de: 'Der Name auf der Seite.' },
});
const description = line({
  label: { en: 'Description', de: 'Beschreibung' },
  help: { en: 'A line below the title.', de: 'Eine Zeile unter dem Titel.' },
});

export const menu = defineBlock({
  kind: 'menu',
  types: [blockType.menu],
  name: { en: 'Menu', de: 'Speisekarte' },
  settings: {
    label: line({
      label: { en: 'Name for screen readers', de: 'Name für Vorleseprogramme' },
      help: {
        en: 'Needed where a page has several menus.',
        de: 'Nötig, wo eine Seite mehrere Karten hat.',
      },
    }),
    menus: list({
      label: { en: 'Menus', de: 'Karten' },
      help: { en: 'Two or more are shown as tabs.', de: 'Zwei oder mehr stehen in Reitern.' },
      entry: { en: 'Menu', de: 'Karte' },
      required: true,
      blank: { title: 'Dinner', sections: [] },
      fields: {
        title: line({ ...title, required: true }),
        description,
        sections: list({
          label: { en: 'Sections', de: 'Abschnitte' },
          help: { en: 'Starters, mains, wines.', de: 'Vorspeisen, Hauptgerichte, Weine.' },
          entry: { en: 'Section', de: 'Abschnitt' },
          required: true,
          blank: { title: 'Starters', items: [] },
          fields: {
            title,
            items: list({
              label: { en: 'Dishes', de: 'Gerichte' },
              help: { en: 'In the order of the page.', de: 'In der Reihenfolge der Seite.' },
              entry: { en: 'Dish', de: 'Gericht' },
              required: true,
              blank: { title: 'Soup', price: '£6' },
              fields: {
                title: line({ ...title, required: true }),
                description,
                price: line({
                  label: { en: 'Price', de: 'Preis' },
                  help: {
                    en: 'As it is to be read, with its currency.',
                    de: 'Wie er gelesen werden soll, mit Währung.',
                  },
                }),
              },
            }),
          },
        }),
      },
    }),
  },
  example: {
    menus: [
      {
        title: 'Evenings',
        sections: [{ items: [{ title: 'First cylinders', price: '£240' }] }],
      },
    ],
  },
});
