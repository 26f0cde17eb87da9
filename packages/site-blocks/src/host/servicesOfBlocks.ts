import type { ConsentState } from '@plinth/consent';
import type { createImageWatch } from '@plinth/media/image';
import type { PageContext } from '@plinth/site-model';

/**
 * The shared services of a page that the scripts of blocks create themselves (`page/`), by their
 * keys.
 */
export interface ServicesOfBlocks {
  /** The visitor's decision. */
  consent: ConsentState;
  pageContext: PageContext;
  pageFacts: PageFacts;
  /** Counts of comments, kept for the visit. */
  'comment counts': { show(): void };
  /**
   * Galleries that were touched before their script was loaded, each with a promise for the
   * release.
   */
  fingers: WeakMap<Element, Promise<unknown>>;
  /** The single watch of all pictures of a page. */
  pictures: ReturnType<typeof createImageWatch>;
  /** `undefined` in a browser without Trusted Types. */
  'fragment policy': HtmlPolicy | undefined;
}

/**
 * The few fields of the page's context that every page needs when it starts; any may be missing.
 */
export type PageFacts = Partial<
  Pick<
    PageContext,
    | 'website'
    | 'templateId'
    | 'collection'
    | 'itemId'
    | 'pageType'
    | 'authenticatedAccount'
    | 'websiteRoles'
    | 'cookieSettings'
    | 'websiteSettings'
  > & {
    /** Disables the census ([TRK-5]). */
    isCensusDisabled: boolean;
    /** Whether the page's context cannot be read, so that the owner's permissions are unknown. */
    isUnreadable: boolean;
  }
>;

/** The used part of a Trusted Types policy. */
export interface HtmlPolicy {
  createHTML(html: string): string;
}
