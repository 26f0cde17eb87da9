import { ignoreErrors } from '@plinth/site-model';

/** The fields from the page's context [TRK-6]. */
export interface SiteFields {
  websiteId?: string | null | undefined;
  templateId?: string | null | undefined;
  variantId?: string | null | undefined;
  memberAccountId?: string | null | undefined;
  member_locale?: string | null | undefined;
  website_locale?: string | null | undefined;
  itemId?: string | null | undefined;
  /** A number, or its name in analytics: `text`, `event`. */
  recordType?: number | string | null | undefined;
  collectionId?: string | null | undefined;
}

/** The fields of a census event [TRK-6]. */
export interface EventFields extends SiteFields {
  pagePath: string;
  pageHash: string;
  userAgent?: string | undefined;
  /** Milliseconds since 1970, by the visitor's clock. */
  clientDate: number;
  viewportWidth: number;
  viewportHeight: number;
  screenWidth: number;
  screenHeight: number;
  url: string;
  title: string;
  queryString: string;
  referrer: string;
  localStorageSupported: boolean;
  visitorCookie?: string | undefined;
  formId?: string | undefined;
}

/** Reads the fields that only the browser has, in addition to those of the page's context. */
export function readEventFields(view: Window, site: SiteFields, now: number): EventFields {
  const { document, location, navigator, screen } = view;
  return {
    ...site,
    pagePath: location.pathname,
    pageHash: location.hash,
    userAgent: navigator.userAgent,
    clientDate: now,
    viewportWidth: view.innerWidth,
    viewportHeight: view.innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    url: location.href,
    title: document.title,
    queryString: location.search,
    referrer: document.referrer,
    // Reading the property throws if the browser denies storage; nothing is written to test it.
    localStorageSupported: Boolean(ignoreErrors(() => view.localStorage)),
  };
}
