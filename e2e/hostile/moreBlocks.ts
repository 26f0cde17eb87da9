/** Kinds and ways of blocks that the sample site does not show, with every text that they read. */
export const moreBlocks: readonly { type: number; definitionName?: string; settings: object }[] = [
  { type: 23, settings: { code: '<p>Part of the page</p>', language: 'HTML' } },
  { type: 23, settings: { html: '<b>Shown</b>', displaySource: true, mode: 'html', title: 'x' } },
  {
    type: 22,
    settings: {
      html: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
      ...{ caption: '<p>Words</p>', title: 'Film', thumbnailUrl: '/pictures/evening.svg' },
    },
  },
  { type: 22, settings: { html: '<blockquote>Only words</blockquote>', description: 'x' } },
  { type: 22, settings: { url: 'https://elsewhere.example/a', title: 'A page' } },
  { type: 56, settings: { url: 'https://soundcloud.com/a/b', title: 'Sound', caption: 'x' } },
  ...[24, 25, 45, 49].map((type) => ({
    type,
    settings: {
      ...{ username: 'name', profileUrl: '/a', title: 'x', description: '<p>x</p>' },
      items: [
        {
          title: 't',
          text: 'x',
          author: 'a',
          url: '/a',
          imageUrl: '/pictures/cup.svg',
          link: '/b',
        },
      ],
    },
  })),
  ...[50, 66, 68, 65, 63].map((type) => ({
    type,
    settings: {
      ...{ restaurantId: '1234', id: '1234', url: 'https://example.com/x', title: 'Book' },
      ...{ html: '<script src="https://widget.example/1"></script>', ownerId: '77', text: 'x' },
      ...{ registryId: 'a', registries: [{ title: 'a', url: 'https://a.example' }], theme: 'wide' },
      ...{ businessId: 'marlow', tockId: 'marlow', name: 'x', description: '<p>x</p>' },
    },
  })),
  {
    type: 59,
    settings: {
      ...{ artist: 'x', title: 'Tour', followUrl: 'https://a.example', showPast: true },
      dates: [
        {
          ...{ date: '2030-01-01', venue: 'Hall', city: 'Bonn', country: 'DE', region: 'x' },
          ...{ ticketUrl: 'https://a.example', url: 'https://b.example', title: 'x', status: 'x' },
        },
      ],
    },
  },
  {
    type: 62,
    settings: {
      ...{ title: 'Chart', description: 'x', valueLabel: 'kg', chartType: 'bar', variantType: 'x' },
      ...{
        columns: ['Month', 'Bowls'],
        rows: [
          ['Jan', '5'],
          ['Feb', 6],
        ],
      },
    },
  },
  {
    type: 9,
    settings: {
      ...{ formId: 'planted', formName: 'Planted', formSubmitButtonText: 'Send', theme: 'x' },
      ...{ formSubmissionMessage: { html: '<p>Thanks</p>' }, formSubmissionHTML: '<p>x</p>' },
      formFields: [
        { id: 'name', type: 'name', title: 'Name', description: 'd', placeholder: 'p' },
        { id: 'select', type: 'select', title: 'S', options: ['a', 'b'], description: 'd' },
        { id: 'radio', type: 'radio', title: 'R', options: ['a', 'b'] },
        { id: 'check', type: 'checkbox', title: 'C', options: ['a', 'b'] },
        { id: 'text', type: 'text', title: 'T', placeholder: 'p', defaultValue: 'v' },
        { id: 'phone', type: 'phone', title: 'P', description: 'd' },
        { id: 'address', type: 'address', title: 'A' },
        { id: 'date', type: 'date', title: 'D' },
        { id: 'money', type: 'currency', title: 'M', symbol: '€' },
        { id: 'hidden', type: 'hidden', title: 'H', value: 'v' },
        { id: 'likert', type: 'likert', title: 'L', options: ['a'], statements: ['s'] },
        { id: 'section', type: 'section', title: 'Sec', description: 'd' },
        { id: 'website', type: 'website', title: 'W', placeholder: 'p' },
      ],
    },
  },
  { type: 16, settings: { html: '<p>A kind without a renderer</p>', title: 'x' } },
  { type: 1337, definitionName: 'socialshare', settings: { label: 'x', networks: ['x', 'email'] } },
];
