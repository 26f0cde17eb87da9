import type { FieldType, FormField } from '@plinth/forms';

/** One field of every type, as a potter's order form might have it. */
export const fieldOfType: Readonly<Record<FieldType, Omit<FormField, 'type' | 'id'>>> = {
  section: { title: 'Your order', description: 'We answer within two days.', underline: true },
  name: { title: 'Name' },
  email: { title: 'E-mail', description: 'Only for this order' },
  phone: { title: 'Phone', showCountryCode: true },
  address: { title: 'Delivery address' },
  text: { title: 'What you would like', placeholder: 'A bowl, a jug …' },
  textarea: { title: 'Tell us more', maxLength: 400 },
  number: { title: 'How many', min: 1, max: 12 },
  currency: { title: 'Budget', currencySymbol: '£' },
  date: { title: 'Needed by' },
  time: { title: 'Best time to call' },
  website: { title: 'Your website' },
  twitter: { title: 'Your handle' },
  password: { title: 'A password for your order' },
  radio: { title: 'Glaze', options: ['Ash', 'Tenmoku', 'Celadon'] },
  checkbox: { title: 'With it', options: ['A gift box', 'A card'] },
  select: { title: 'Size', options: ['Small', 'Medium', 'Large'] },
  likert: { title: 'Our shop', options: ['It was easy to find', 'People were kind'] },
  rows: { title: 'Piece', min: 1, max: 4 },
  file: {
    title: 'A picture of the place',
    max: 3,
    maxMegabytes: 5,
    accept: ['image/*', '.pdf'],
  },
  hidden: { title: 'Source', key: 'utm_source', value: 'playground' },
};

/** The fields of one of the rows. */
export const pieceFields: readonly FormField[] = [
  { type: 'text', id: 'kind', title: 'Kind' },
  { type: 'select', id: 'glaze', title: 'Glaze', options: ['Ash', 'Tenmoku', 'Celadon'] },
];

export const stepTitles = ['You', 'Your order'] as const;

export const submissionText = 'Thank you, we will be in touch.';
