import type { ConsentState } from '@plinth/consent';
import type { createImageWatch } from '@plinth/media/image';
import type { PageContext } from '@plinth/site-model';

/** The shared services of a page that the scripts of blocks make themselves (`page/`), by their keys. */
export interface ServicesOfBlocks {
  /** The visitor's decision. */
  consent: ConsentState;
  pageContext: PageContext;
  pageFacts: PageFacts;
  /** Counts of comments, kept for the visit. */
  'comment counts': { show(): void };
  /** Galleries that a finger has touched before their script came, each with the moment in which it is lifted. */
  fingers: WeakMap<Element, Promise<unknown>>;
  /** The one watch of all pictures of a page. */
  pictures: ReturnType<typeof createImageWatch>;
  /** `undefined` in a browser without trusted types. */
  'fragment policy': HtmlPolicy | undefined;
}

/** The few fields of the page's context that every page needs when it starts; any may be missing. */
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
    /** Switches the census off ([TRK-5]). */
    isCensusDisabled: boolean;
    /** The page has no context that could be read: what its owner lets run is unknown. */
    isUnreadable: boolean;
  }
>;

/** The part of a trusted-types policy that is used. */
export interface HtmlPolicy {
  createHTML(html: string): string;
}
