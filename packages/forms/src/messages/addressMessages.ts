import type { MessageCatalogue } from '@plinth/site-model';

/** The names of address parts in different countries. */
export const addressMessages = {
  'forms.state': 'State',
  'forms.province': 'Province',
  'forms.county': 'County',
  'forms.region': 'Region',
  'forms.prefecture': 'Prefecture',
  'forms.canton': 'Canton',
  'forms.zip': 'Zip Code',
  'forms.postcode': 'Postal Code',
  'forms.pin': 'PIN Code',
  'forms.eircode': 'Eircode',
} as const satisfies MessageCatalogue;

/** A key of the names of address parts. */
export type AddressMessageKey = keyof typeof addressMessages;
