import { defineBlock } from '../../blockKind';
import { flag, number } from '../../settings/builders';

export const products = defineBlock({
  kind: 'products',
  types: [],
  name: { en: 'Products', de: 'Produkte' },
  needsServer: true,
  settings: {
    pageSize: number({
      label: { en: 'Number', de: 'Anzahl' },
      help: { en: 'As many are shown on one page.', de: 'So viele stehen auf einer Seite.' },
      min: 1,
      max: 60,
      fallback: 24,
    }),
    hasQuickView: flag({
      label: { en: 'Quick view', de: 'Schnellansicht' },
      help: {
        en: 'A product can be looked at without leaving the page.',
        de: 'Ein Produkt lässt sich ansehen, ohne die Seite zu verlassen.',
      },
      fallback: true,
    }),
  },
  example: {},
});
