import { ignoreErrors } from '@plinth/site-model';
import type { Host } from '@plinth/site-blocks/host';
import { account } from '../services/context/account';
import { pageContext } from '@plinth/site-blocks/page';
import {
  configurationAddress,
  refusesRedirect,
  shouldLeaveForConfiguration,
} from './shouldLeaveForConfiguration';

/** The key in session storage that records that the owner wants to stay on the pages. */
const refusedKey = 'pl-noredirect';

/**
 * Sends the owner to the configuration area ([RUN-7]).
 *
 * @returns whether the page is being left
 */
export function leaveForConfiguration(host: Host): boolean {
  const view = host.document.defaultView!;
  const { pathname, search, hostname } = view.location;
  const { website, pageType } = pageContext(host);
  const { isSignedIn, roles } = account(host);
  if (!isSignedIn) return false;

  const storage = ignoreErrors(() => view.sessionStorage);
  let isRefused = false;
  try {
    if (refusesRedirect(search)) storage?.setItem(refusedKey, '1');
    isRefused = (storage?.getItem(refusedKey) ?? null) !== null;
  } catch {
    // Without storage the query alone decides.
  }
  const leaves = shouldLeaveForConfiguration({
    isSignedIn,
    roles,
    pageType,
    path: pathname,
    search,
    hostname,
    isRefused,
    isTopWindow: view.top === view,
    isDeveloperMode: website.developerMode,
    isCloneable: website.cloneable,
  });
  // Replaced, not pushed: going back from the configuration area must not lead into it again.
  if (leaves) view.location.replace(configurationAddress(pathname, search));
  return leaves;
}
