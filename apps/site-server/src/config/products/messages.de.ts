import type { productConfigMessages } from './messages';

/** The messages of the products in German. */
export const germanProductConfigMessages: Record<keyof typeof productConfigMessages, string> = {
  'config.part.products': 'Produkte',

  'config.products.add': 'Produkt hinzufügen',
  'config.products.kind': 'Art',
  'config.products.allKinds': 'Alle Arten',
  'config.products.kind.PHYSICAL': 'Ware',
  'config.products.kind.SERVICE': 'Dienstleistung',
  'config.products.kind.DIGITAL': 'Download',
  'config.products.kind.GIFT_CARD': 'Gutschein',
  'config.products.kind.PLAN': 'Abonnement',
  'config.products.state': 'Zustand',
  'config.products.allStates': 'Alle Zustände',
  'config.products.state.visible': 'Sichtbar',
  'config.products.state.hidden': 'Verborgen',
  'config.products.state.sold-out': 'Ausverkauft',
  'config.products.none': 'Der Shop hat noch kein Produkt.',
  'config.products.noneFound': 'Kein Produkt passt dazu.',
  'config.products.from': 'ab {price}',
  'config.products.unlimited': 'Unbegrenzter Bestand',
  'config.products.inStock': '{shown} auf Lager',
  'config.products.removed': 'Das Produkt ist entfernt.',
};
