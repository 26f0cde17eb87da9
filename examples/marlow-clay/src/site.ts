import type { SiteDefinition } from '@plinth/site-model/definition';
import { afterwards, mailPages } from './pages/afterwards';
import { contact } from './pages/contact';
import { exhibition } from './pages/exhibition';
import { friends } from './pages/friends';
import { cracked } from './pages/cracked';
import { dates } from './pages/dates';
import { glazeNotes } from './pages/glazeNotes';
import { home } from './pages/home';
import { listen } from './pages/listen';
import { journal } from './pages/journal';
import { kilnLog } from './pages/kilnLog';
import { membersOnly, overlayExample, popupPage } from './pages/overlayExample';
import { search } from './pages/search';
import { shop } from './pages/shop';
import { shopCheckout } from './pages/shopCheckout';
import { shopProducts } from './pages/shopProducts';
import { shopWays } from './pages/shopWays';
import { studio } from './pages/studio';
import { suppers } from './pages/suppers';
import { thursdayShelf } from './pages/thursdayShelf';
import { door, trade } from './pages/trade';
import { welcome } from './pages/welcome';
import { work } from './pages/work';

/** The sample site, with dates relative to a day: a ceramics studio. Everything in it is invented. */
export const sampleSiteOn = (today: Date): SiteDefinition => ({
  id: 'site-marlow-clay',
  identifier: 'marlow-clay',
  title: 'Marlow Clay',
  tagline: 'Tableware and vessels, thrown slowly and fired twice.',
  locale: 'en',
  timeZone: 'Europe/London',
  theme: {
    fonts: [{ family: 'Newsreader', src: '/fonts/newsreader.woff2', weight: '200 800' }],
    light: {
      'font-body': '"Newsreader", Georgia, serif',
      'font-heading': '"Newsreader", Georgia, serif',
    },
  },
  navigation: [
    { label: 'Work', href: '/work' },
    { label: 'Shop', href: '/shop' },
    { label: 'Studio', href: '/studio' },
    { label: 'Journal', href: '/journal' },
    { label: 'Dates', href: '/dates' },
    { label: 'Glaze notes', href: '/glaze-notes' },
    { label: 'Contact', href: '/contact' },
  ],
  footer: {
    columns: [
      {
        title: 'Visit',
        lines: ['The Weir House', '12 Weir Lane, Bourne Mill', 'Friday and Saturday, 10 to 17'],
      },
      {
        title: 'Write',
        lines: [
          { label: 'studio@marlowclay.example', href: 'mailto:studio@marlowclay.example' },
          { label: '01632 960142', href: 'tel:+441632960142' },
          { label: 'Contact form', href: '/contact' },
        ],
      },
      {
        title: 'Read',
        lines: [
          { label: 'Glaze notes', href: '/glaze-notes' },
          { label: 'The studio', href: '/studio' },
          { label: 'Kiln log', href: '/kiln-log' },
          { label: 'Search', href: '/search' },
          { label: 'Suppers', href: '/suppers' },
          { label: 'Listen', href: '/listen' },
          { label: 'Friends of the kiln', href: '/friends' },
          { label: 'The shelf club', href: '/shop/club' },
          { label: 'Gift cards', href: '/shop/gift-card' },
          { label: 'For shops', href: '/trade' },
        ],
      },
    ],
    closing: 'Marlow Clay, since 2014. Seconds are sold at the door.',
  },
  cookieSettings: {
    isCookieBannerEnabled: true,
    cookieBannerText:
      '<p>We count visits to see which pots you look at. Nothing is counted before you say yes.</p>',
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerTheme: 'LIGHT',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: false,
    isVisitorDataRestricted: false,
  },
  websiteSettings: { useEscapeKeyToLogin: true },
  pages: [
    ...[
      home,
      work,
      exhibition,
      shop,
      studio,
      glazeNotes,
      contact,
      ...shopProducts,
      ...shopCheckout,
    ],
    ...[suppers, listen(today), friends(today), ...shopWays],
    ...[journal, dates, kilnLog, search],
    ...[...afterwards, ...mailPages],
    ...[welcome, trade, door, cracked],
    ...[thursdayShelf, overlayExample, popupPage, membersOnly],
  ],
});

/** The sample site with dates relative to the start of the process. */
export const sampleSite: SiteDefinition = sampleSiteOn(new Date());
