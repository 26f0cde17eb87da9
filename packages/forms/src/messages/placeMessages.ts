import type { MessageCatalogue } from '@plinth/site-model';

/** Messages of address fields that suggest places. */
export const placeMessages = {
  'forms.places': 'Suggested addresses',
  'forms.places.found':
    '{count, plural, one {# address suggested. Choose with the arrow keys.} other {# addresses suggested. Choose with the arrow keys.}}',
  'forms.places.filled': 'Address filled in. Escape takes it back.',
  'forms.places.undone': 'Your entry is back.',
  'forms.places.elsewhere': 'This form does not take addresses in that country.',
} as const satisfies MessageCatalogue;
