import type { FieldValue, FormSchema } from '../pure/formSchema';

/** One field of every type of [FRM-1], each with a rule that can fail. */
export const everyField: FormSchema = {
  formId: 'every-field',
  formName: 'Every field',
  collectionId: 'collection-1',
  objectName: 'Page Section',
  submitButtonText: 'Send it',
  submissionText: 'Thank you, we will be in touch.',
  fields: [
    {
      type: 'section',
      id: 'about',
      title: 'About you',
      description: 'A few words',
      underline: true,
    },
    { type: 'name', id: 'name', title: 'Name', required: true },
    { type: 'email', id: 'email', title: 'E-mail', description: 'We answer there', required: true },
    { type: 'text', id: 'subject', title: 'Subject', placeholder: 'In a word', required: true },
    { type: 'textarea', id: 'message', title: 'Message', maxLength: 40 },
    { type: 'number', id: 'guests', title: 'Guests' },
    { type: 'website', id: 'site', title: 'Website' },
    { type: 'currency', id: 'budget', title: 'Budget', currencySymbol: '€' },
    { type: 'password', id: 'secret', title: 'Secret' },
    { type: 'twitter', id: 'handle', title: 'Handle' },
    { type: 'date', id: 'day', title: 'Day', required: true },
    { type: 'time', id: 'hour', title: 'Hour' },
    { type: 'address', id: 'home', title: 'Home' },
    { type: 'phone', id: 'phone', title: 'Phone', showCountryCode: true },
    {
      type: 'radio',
      id: 'colour',
      title: 'Colour',
      options: ['Red', 'Green', 'Blue'],
      required: true,
    },
    { type: 'checkbox', id: 'extras', title: 'Extras', options: ['Cake', 'Tea'], required: true },
    { type: 'select', id: 'size', title: 'Size', options: ['Small', 'Large'], required: true },
    {
      type: 'likert',
      id: 'opinion',
      title: 'Your opinion',
      options: ['The room was clean', 'The staff was kind'],
      required: true,
    },
    { type: 'hidden', id: 'source', title: 'source', key: 'utm_source', value: 'direct' },
  ],
};

/** A visitor's entries, and the values that are expected from them ([FRM-2]). */
export const everyValue: Readonly<Record<string, FieldValue>> = {
  name: ['Ada', 'Lovelace'],
  email: 'ada@example.photography',
  subject: 'A question & a = b',
  message: 'Two lines:\nthe second “ü”',
  guests: '12',
  site: 'https://example.com/a?b=c',
  budget: '12.50',
  secret: 'p4ss word',
  handle: '@ada',
  day: ['2', '29', '2024'],
  hour: ['9', '05', '', 'PM'],
  home: ['1 Main St', '', 'Springfield', 'IL', '62701', 'US'],
  phone: ['1', '212', '555', '0123'],
  colour: 'Green',
  extras: ['Cake', 'Tea'],
  size: 'Large',
  opinion: { 'The room was clean': '2', 'The staff was kind': '-1' },
  source: 'news letter',
};

/** One mistake in every field that allows one, with its exact message. */
export const everyMistake: Readonly<Record<string, readonly [FieldValue, string]>> = {
  name: [['Ada', ''], 'Name is required.'],
  email: [
    'ada@example',
    'Email is not valid. Email addresses should follow the format user@domain.com.',
  ],
  subject: ['   ', 'Subject is required.'],
  guests: ['many', 'Enter a number.'],
  site: ['nowhere', 'Enter a web address, such as https://example.com.'],
  budget: ['much', 'Enter an amount, such as 12.50.'],
  handle: ['@ada lovelace', 'Enter a user name, such as @name.'],
  day: [['2', '30', '2024'], 'Enter a date that exists.'],
  hour: [['25', '05', '', ''], 'Enter a time that exists.'],
  home: [['1 Main St', '', 'Springfield', 'IL', '6270', 'US'], 'Enter a zip code of 5 digits.'],
  phone: [['1', '2x2', '555', '0123'], 'Enter a phone number in digits.'],
  colour: ['', 'Colour is required.'],
  extras: [[], 'Extras is required.'],
  size: ['', 'Size is required.'],
  opinion: [{ 'The room was clean': '2' }, 'Answer every question.'],
};

/**
 * The same entries by keyboard alone, except for selects, which use the first letter: the keys
 * between two tabs. `{Name}` is a key, everything else is text.
 */
export const everyKey: readonly (readonly string[])[] = [
  ['Ada'],
  ['Lovelace'],
  ['ada@example.photography'],
  ['A question & a = b'],
  ['Two lines:', '{Enter}', 'the second “ü”'],
  ['12'],
  ['https://example.com/a?b=c'],
  ['12.50'],
  ['p4ss word'],
  ['@ada'],
  // Day, hour.
  ['2'],
  ['29'],
  ['2024'],
  ['9'],
  ['05'],
  [],
  ['P'],
  // The country of the address is preset; its parts follow.
  [],
  ['1 Main St'],
  [],
  ['Springfield'],
  ['IL'],
  ['62701'],
  ['1'],
  ['212'],
  ['555'],
  ['0123'],
  // Colour, extras, size, opinion.
  [' ', '{ArrowDown}'],
  [' '],
  [' '],
  ['L'],
  [' ', '{ArrowLeft}'],
  [' ', '{ArrowRight}'],
];
