const pieceOf = (at: number) => [
  {
    type: 'text',
    id: `pieces.${at}.kind`,
    title: `Piece ${at}: Kind`,
    label: 'Kind',
    row: { of: 'pieces', at },
    conditions: [{ field: 'pieces', test: 'atLeast', value: String(at) }],
  },
];

/** A form with a field of every kind, each with something to go wrong. */
const everyField = {
  formId: 'every-field',
  formName: 'Every field',
  formSubmitButtonText: 'Send it',
  formSubmissionMessage: { html: '<p>Thank you, we will be in touch.</p>' },
  disclaimer: 'We keep what you write for a year.',
  captcha: { enabled: true },
  formFields: [
    {
      type: 'section',
      id: 'about',
      title: 'About you',
      description: 'A few words',
      underline: true,
    },
    { type: 'name', id: 'name', title: 'Name', required: true },
    { type: 'email', id: 'email', title: 'E-mail', description: 'We answer there', required: true },
    { type: 'phone', id: 'phone', title: 'Phone', showCountryCode: true },
    { type: 'address', id: 'home', title: 'Delivery address' },
    { type: 'text', id: 'subject', title: 'Subject', placeholder: 'In a word', required: true },
    { type: 'textarea', id: 'message', title: 'Tell us more', maxLength: 400 },
    { type: 'number', id: 'guests', title: 'Guests', min: 1, max: 12 },
    { type: 'currency', id: 'budget', title: 'Budget', currencySymbol: '€' },
    { type: 'date', id: 'day', title: 'Day', required: true },
    { type: 'date', id: 'until', title: 'Needed by', hasCalendar: true },
    { type: 'time', id: 'hour', title: 'Hour' },
    { type: 'website', id: 'site', title: 'Website' },
    { type: 'twitter', id: 'handle', title: 'Handle' },
    { type: 'password', id: 'secret', title: 'Secret' },
    { type: 'radio', id: 'colour', title: 'Colour', options: ['Red', 'Green'], required: true },
    { type: 'checkbox', id: 'extras', title: 'Extras', options: ['Cake', 'Tea'], required: true },
    { type: 'select', id: 'size', title: 'Size', options: ['Small', 'Large'], required: true },
    {
      type: 'likert',
      id: 'opinion',
      title: 'Your opinion',
      options: ['The room was clean', 'The staff was kind'],
      required: true,
    },
    { type: 'rows', id: 'pieces', title: 'Piece', min: 1, max: 2 },
    ...pieceOf(1),
    ...pieceOf(2),
    {
      type: 'file',
      id: 'picture',
      title: 'A picture',
      max: 3,
      maxMegabytes: 5,
      accept: ['image/*'],
    },
  ],
};

const inSteps = {
  formId: 'in-steps',
  formName: 'In steps',
  formSubmitButtonText: 'Order',
  formFields: [
    { type: 'name', id: 'name', title: 'Name', required: true },
    { type: 'email', id: 'email', title: 'Email', required: true },
    { type: 'select', id: 'glaze', title: 'Glaze', options: ['Oat', 'Celadon'], required: true },
    { type: 'textarea', id: 'wish', title: 'Wishes' },
  ],
  steps: [
    { title: 'You', fields: ['name', 'email'] },
    { title: 'Your order', fields: ['glaze', 'wish'] },
  ],
};

const formPage = (slug: string, title: string, settings: object) => ({
  id: `page-${slug}`,
  slug,
  title,
  sections: [
    {
      id: 'form',
      width: 'narrow',
      space: 'tight',
      blocks: [
        { id: `${slug}-title`, type: 2, settings: { html: `<h1>${title}</h1><h2>Tell us</h2>` } },
        { id: slug, type: 9, settings },
      ],
    },
  ],
});

/** Pages beside those of the sample site: forms that it has no use for. */
export const extraPages = [
  formPage('every-field', 'A field of every kind', everyField),
  formPage('in-steps', 'An order in steps', inSteps),
];
