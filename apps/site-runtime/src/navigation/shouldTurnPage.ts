/** The part of a `NavigateEvent` that the decision needs. */
export interface NavigationFacts {
  canIntercept: boolean;
  hashChange: boolean;
  downloadRequest: string | null;
  formData: FormData | null;
  navigationType: NavigationType;
  destination: { sameDocument: boolean; url: string };
}

/** Not pages of the site: the owner's area, calls and files. */
const notPages = /^\/(?:config|api|assets)(?:\/|$)|\.(?!html?$)[a-z0-9]{1,5}$/i;

/**
 * Whether a navigation is a plain step from one page of the site to another. The browser handles everything else:
 * posts, downloads, reloads, jumps within the page, other sites, and a link to the page itself, which requests a fresh
 * copy.
 *
 * @param from the current page
 * @param to the requested page
 */
export function shouldTurnPage(navigation: NavigationFacts, from: URL, to: URL): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } =
    navigation;
  return (
    canIntercept &&
    !hashChange &&
    downloadRequest === null &&
    !formData &&
    // A push within the document is a part of the page keeping its state in the address.
    (navigationType === 'traverse' ||
      (navigationType === 'push' &&
        !destination.sameDocument &&
        // Only the browser can search for the text that such a link names, and only in a page that it loads.
        !destination.url.includes(':~:'))) &&
    to.origin === from.origin &&
    to.pathname + to.search !== from.pathname + from.search &&
    !notPages.test(to.pathname) &&
    // These parameters affect a page load.
    !to.searchParams.has('logout') &&
    !to.searchParams.has('noredirect')
  );
}
