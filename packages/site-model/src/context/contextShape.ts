import { infoBarStyle, overlayStyle } from '../enumerations/style';
import { pageType } from '../enumerations/pageType';
import { unitSystem } from '../enumerations/unitSystem';
import type { WebsiteRole } from '../enumerations/websiteRole';
import {
  anyRecord,
  flag,
  list,
  nullable,
  number,
  optional,
  record,
  text,
  textOrNumber,
} from './fieldReader';

// Every default of the page context, and nothing else ([MOD-18]). A page without a setting gets the
// least intrusive variant: no bar, no overlay, no banner, no account signed in.

const businessDay = optional(record({ text: optional(text('')) }));

/** [RUN-13] */
const mobileInfoBarSettings = record({
  /** @default 1 (none) */
  style: number(infoBarStyle.none),
  isContactEmailEnabled: optional(flag(false)),
  isContactPhoneNumberEnabled: optional(flag(false)),
  isLocationEnabled: optional(flag(false)),
  isBusinessHoursEnabled: optional(flag(false)),
  businessHours: optional(
    record({
      monday: businessDay,
      tuesday: businessDay,
      wednesday: businessDay,
      thursday: businessDay,
      friday: businessDay,
      saturday: businessDay,
      sunday: businessDay,
    }),
  ),
});

/** [RUN-12] */
const popupOverlaySettings = record({
  /** @default 1 (none): the overlay never shows */
  style: number(overlayStyle.none),
  enableMobile: flag(false),
  version: number(0),
  showUntilSignup: flag(false),
  /** Days until the overlay shows again; -1 is never. @default -1 */
  displayFrequency: number(-1),
  showOnScroll: optional(flag(false)),
  /** Percent of the page. @default 0 */
  scrollPercentage: optional(number(0)),
  showOnTimer: optional(flag(true)),
  /** Seconds. @default 0 */
  timerDelay: optional(number(0)),
  showOnAllPages: optional(flag(true)),
  enabledPages: optional(list<string>('string')),
});

/** [CNS-1] The texts are kept unchanged; [CNS-2] reads them. */
const cookieSettings = record({
  isCookieBannerEnabled: flag(false),
  isRestrictiveCookiePolicyEnabled: flag(false),
  isRestrictiveCookiePolicyAbsolute: flag(false),
  isVisitorDataRestricted: optional(flag(false)),
  cookieBannerText: optional(text('')),
  cookieBannerTheme: optional(text('')),
  cookieBannerVariant: optional(text('')),
  cookieBannerPosition: optional(text('')),
  cookieBannerCtaVariant: optional(text('')),
  cookieBannerCtaText: optional(text('')),
  cookieBannerAcceptType: optional(text('')),
  cookieBannerOptOutCtaText: optional(text('')),
  cookieBannerHasOptOut: optional(flag(false)),
  cookieBannerHasManageCookies: optional(flag(false)),
  cookieBannerManageCookiesLabel: optional(text('')),
});

const storeSettings = record({
  /** [COM-17] */
  expressCheckout: flag(false),
  /** ISO 4217. @default 'USD' */
  currency: optional(text('USD')),
  /** Minor units; 0 is no minimum. [COM-12] */
  minimumOrderSubtotalCents: optional(number(0)),
});

const websiteSettings = record({
  storeSettings,
  /** [RUN-8] */
  useEscapeKeyToLogin: flag(false),
  disqusShortname: text(''),
  commentsEnabled: flag(false),
  mobileInfoBarSettings,
  popupOverlaySettings,
  pinterestOverlayOptions: record({
    /** @default 'disable' */
    mode: text('disable'),
  }),
});

const website = record({
  id: text(''),
  identifier: text(''),
  developerMode: flag(false),
  cloneable: flag(false),
  baseUrl: text(''),
  typekitId: text(''),
  /** A number in published pages, a name of `websiteType` in ours. @default 'standard' */
  websiteType: textOrNumber('standard'),
  siteStatus: record({
    /** @default 'active' */
    value: textOrNumber('active'),
  }),
  siteTitle: optional(text('')),
  /** BCP 47. @default 'en' */
  language: optional(text('en')),
  /** IANA name. @default 'UTC' */
  timeZone: optional(text('UTC')),
});

const collection = record({
  id: text(''),
  title: optional(text('')),
  fullUrl: optional(text('')),
  type: optional(number(0)),
  permissionType: optional(number(0)),
});

const item = record({
  id: text(''),
  title: optional(text('')),
  fullUrl: optional(text('')),
  recordType: optional(number(0)),
});

const authenticatedAccount = record({
  id: text(''),
  displayName: optional(text('')),
  email: optional(text('')),
});

export const contextShape = record({
  website,
  websiteSettings,
  cookieSettings,
  /** `null` for a visitor who is not signed in. */
  authenticatedAccount: nullable(authenticatedAccount),
  /** Roles of the signed-in account, by number ([MOD-3]). */
  websiteRoles: list<WebsiteRole>('number'),
  collection: nullable(collection),
  collectionId: nullable(text('')),
  item: nullable(item),
  itemId: nullable(text('')),
  /** @default 2 (a page) */
  pageType: number(pageType.page),
  templateId: text(''),
  /** @default '7.1' */
  templateVersion: optional(textOrNumber('7.1')),
  appDomain: text(''),
  /** @default 1 (imperial) */
  measurementStandard: number(unitSystem.imperial),
  /** The site's style settings, as they are. */
  tweakJSON: anyRecord,
});
