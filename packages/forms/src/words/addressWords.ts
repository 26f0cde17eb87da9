import { defineMessages } from '@plinth/site-model';

/** What countries call the parts of their addresses. */
export const addressWords = /* @__PURE__ */ defineMessages({
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
});

/** A key of the names of address parts. */
export type AddressWord = keyof typeof addressWords;
