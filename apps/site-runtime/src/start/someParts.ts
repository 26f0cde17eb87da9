import type { BlockRow } from '../boot/blockTable';
import type { Initialiser } from '../boot/runtime';

/*
 * The parts that only some pages have, and the boot script of all others would carry for nothing: the server writes this small
 * file into the pages that have any of it. It registers as a script of the site does; its own imports come on demand.
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

/** Their number, in the head of the post; those in lists come with the lists. */
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
