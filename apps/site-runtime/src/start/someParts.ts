import type { BlockRow } from '../boot/blockTable';
import type { Initialiser } from '../boot/runtime';

/*
 * Parts that only some pages have, and that the boot script would carry for all others in vain: the server adds this
 * small file to pages with any of them. It registers like a script of the site; its own imports load on demand.
 */

/** The families of other companies that a site is set in. */
const fonts: Initialiser = {
  name: 'fonts',
  async start(host) {
    await new Promise<void>(host.whenIdle);
    const { startFonts } = await import('../fonts/startFonts');
    return startFonts(host);
  },
};

/** The comments below a post. */
const thread: BlockRow = {
  kind: 'comments',
  waits: '.pl-widget-open',
  load: () => import('../blocks/attach/comments.generated'),
};

/** The comment count in the head of the post; counts in lists load with the lists. */
const counts: Initialiser = {
  name: 'comment counts',
  async start(host) {
    await new Promise<void>(host.whenIdle);
    const { startCommentCounts } = await import('@plinth/site-blocks/comment-counts');
    return startCommentCounts(host);
  },
};

const { dataset } = document.getElementById('plinth-parts') ?? {};
if (dataset?.['fonts']) window.plinth?.register(fonts);
if (document.getElementById('comments')) {
  window.plinth?.register(thread);
  window.plinth?.register(counts);
}
