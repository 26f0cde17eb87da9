import type { Locator, Page } from '@playwright/test';
import type { AxeSite, Person } from './axeSites';

export interface PageType {
  readonly name: string;
  readonly path: string | ((site: AxeSite) => string);
  /** @default 'visitor' */
  readonly person?: Person;
  /** The answer's status. @default 200 */
  readonly status?: number;
  /** A page of the owner's area, which speaks the browser's language. */
  readonly isOfArea?: boolean;
  /** The characteristic part of the page, by its role, in every language. */
  readonly shows: (main: Locator, page: Page) => Locator;
}

const area = (name: string, path: string, shows: PageType['shows']): PageType => ({
  name,
  path,
  person: 'owner',
  isOfArea: true,
  shows,
});

/** One page for each kind of page for visitors and owners. */
export const pageTypes: readonly PageType[] = [
  { name: 'home', path: '/', shows: (main) => main.getByRole('textbox') },
  {
    name: 'gallery designs and slideshows',
    path: '/work/exhibition',
    shows: (main) => main.getByRole('region').getByRole('group').first(),
  },
  {
    name: 'form with every field',
    path: '/every-field',
    shows: (main) => main.getByRole('radiogroup', { name: 'Colour' }),
  },
  {
    name: 'form in steps',
    path: '/in-steps',
    shows: (main) => main.getByRole('textbox').first(),
  },
  {
    name: 'contact form and map',
    path: '/contact',
    shows: (main) => main.getByRole('combobox').first(),
  },
  {
    name: 'shop',
    path: '/shop',
    shows: (main) => main.getByRole('list').getByRole('link').first(),
  },
  { name: 'product', path: '/shop/mug', shows: (main) => main.getByRole('spinbutton') },
  { name: 'plans', path: '/shop/club', shows: (main) => main.getByRole('button').first() },
  {
    name: 'cart',
    path: '/cart',
    person: 'shopper',
    shows: (main) => main.getByRole('spinbutton').first(),
  },
  {
    name: 'checkout',
    path: '/checkout',
    person: 'shopper',
    shows: (main) => main.getByRole('radio').first(),
  },
  {
    name: 'thank-you page',
    path: ({ orderPath }) => orderPath,
    person: 'buyer',
    shows: (main) => main.getByRole('listitem').first(),
  },
  {
    name: 'log in',
    path: '/members-only',
    shows: (main) => main.getByRole('textbox').first(),
  },
  {
    name: 'account',
    path: '/session/account',
    person: 'owner',
    shows: (main) => main.getByRole('textbox').first(),
  },
  { name: 'blog', path: '/journal', shows: (main) => main.getByRole('article').first() },
  {
    name: 'post',
    path: '/journal/what-forty-moon-jars-taught-us',
    shows: (main) => main.getByRole('img').first(),
  },
  { name: 'dates and calendar', path: '/dates', shows: (main) => main.getByRole('table') },
  {
    name: 'audio and embeds',
    path: '/listen',
    shows: (main) => main.getByRole('region').getByRole('listitem').first(),
  },
  {
    name: 'video, tabs, accordion',
    path: '/studio',
    shows: (main) => main.getByRole('group').last(),
  },
  { name: 'search results', path: '/search?q=kiln', shows: (main) => main.getByRole('search') },
  {
    name: 'charts and summaries',
    path: '/kiln-log',
    shows: (main) => main.getByRole('table').first(),
  },
  {
    name: 'social feeds and donation',
    path: '/friends',
    shows: (main) => main.getByRole('img').first(),
  },
  {
    name: 'locked page',
    path: '/trade',
    status: 403,
    shows: (_, page) => page.locator('input[type="password"]'),
  },
  {
    name: 'page that is not there',
    path: '/no-such-page',
    status: 404,
    shows: (main) => main.getByRole('heading', { level: 1 }),
  },
  area('owner: pages', '/config/pages', (main) => main.getByRole('list').first()),
  area('owner: editor', '/config/pages/page-contact/blocks/contact-form/form', (main) =>
    main.getByRole('textbox').first(),
  ),
  area('owner: visits', '/config/visits', (main) => main.getByRole('table').first()),
  area('owner: orders', '/config/orders', (main) => main.getByRole('list', { name: 'Orders' })),
  area('owner: settings', '/config/settings', (main) => main.getByRole('textbox').first()),
];
