/** Addresses of the sample site's pages with the heading that each one shows. */
export const samplePages = [
  { path: '/', heading: /Thrown slowly/ },
  { path: '/work', heading: 'Work' },
  { path: '/work/exhibition', heading: 'The exhibition' },
  { path: '/shop', heading: 'Shop' },
  { path: '/shop/mug', heading: 'Mug' },
  { path: '/cart', heading: 'Cart' },
  { path: '/checkout', heading: 'Checkout' },
  { path: '/studio', heading: 'Three people, two wheels, one kiln' },
  { path: '/glaze-notes', heading: 'Glaze notes' },
  { path: '/contact', heading: 'Write to us' },
  { path: '/suppers', heading: 'Supper at the weir' },
  { path: '/listen', heading: 'While it cools' },
  { path: '/friends', heading: 'Friends of the kiln' },
] as const;
