import type { MessageCatalogue } from '@plinth/site-model';

/** Texts in the markup of fields and buttons. */
export const fieldMessages = {
  'forms.requiredMark': 'required',
  'forms.choose': 'Choose…',
  'forms.first': 'First Name',
  'forms.last': 'Last Name',
  'forms.country': 'Country',
  'forms.areacode': 'Area Code',
  'forms.prefix': 'Prefix',
  'forms.line': 'Line',
  'forms.phoneNumber': 'Number',
  'forms.line1': 'Address 1',
  'forms.line2': 'Address 2',
  'forms.city': 'City',
  'forms.month': 'Month',
  'forms.day': 'Day',
  'forms.year': 'Year',
  'forms.hour': 'Hour',
  'forms.minute': 'Minute',
  'forms.second': 'Second',
  'forms.ampm': 'AM/PM',
  'forms.am': 'AM',
  'forms.pm': 'PM',
  'forms.likert.-2': 'Strongly Disagree',
  'forms.likert.-1': 'Disagree',
  'forms.likert.0': 'Neutral',
  'forms.likert.1': 'Agree',
  'forms.likert.2': 'Strongly Agree',
  'forms.trap': 'Leave this field empty.',
  'forms.next': 'Next',
  'forms.back': 'Back',
  'forms.file.drop':
    '{count, plural, one {Choose a file, or drop it here} other {Choose files, or drop them here}}',
  'forms.file.count': '{count, plural, one {# file.} other {Up to # files.}}',
  'forms.file.size': 'Up to {size} MB per file.',
  'forms.file.kinds': 'Allowed: {kinds}.',
  'forms.file.images': 'Pictures',
  'forms.file.sounds': 'Sounds',
  'forms.file.videos': 'Videos',
  'forms.row.add': 'Add another',
  'forms.row.up': 'Move up',
  'forms.row.down': 'Move down',
  'forms.row.remove': 'Remove',
} as const satisfies MessageCatalogue;

/** A key of the texts in the markup. */
export type FieldMessageKey = keyof typeof fieldMessages;
