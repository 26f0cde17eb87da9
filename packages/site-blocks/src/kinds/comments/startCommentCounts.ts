import type { Detach, Host } from '../../host/host';
import { consent } from '../../page/consent';
import { pageFacts } from '../../page/pageFacts';
import { createCommentCounts, type CommentCounts } from './createCommentCounts';
import { commentSettings } from '../../context/commentSettings';

/**
 * Shows the comment counts of the posts that this page links to, as soon as comments may run
 * ([RUN-6p], [CNS-6]). All links of the page are requested together, whichever block comes first.
 * @returns a function that cancels the wait
 */
export function startCommentCounts(host: Host): Detach {
  const settings = commentSettings(pageFacts(host).websiteSettings);
  if (!settings) return () => {};
  const { whenAllowed, mayRun } = consent(host);
  let isGone = false;
  const stop = whenAllowed('comments', () =>
    host.whenIdle(() => {
      // Consent may have been withdrawn meanwhile.
      if (!isGone && mayRun('comments')) countsOf(host, settings.shortname).show();
    }),
  );
  return () => {
    isGone = true;
    stop();
  };
}

/** Kept for the visit: a count that was loaded on one page is not requested on the next. */
const countsOf = (host: Host, shortname: string): CommentCounts =>
  host.once('comment counts', () => createCommentCounts(host, shortname));
