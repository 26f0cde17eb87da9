import type { BlockRow } from '../../boot/blockTable';
import type { Initialiser } from '../../boot/runtime';

/** On the page of a post with comments: what every other page would carry in its boot script for nothing. */
const thread: BlockRow = {
  kind: 'comments',
  waits: '.pl-widget-open',
  load: () => import('./attach'),
};

/** The count in the head of the post; those in lists come with the lists. */
const counts: Initialiser = {
  name: 'comment counts',
  async start(host) {
    await new Promise<void>(host.whenIdle);
    const { startCommentCounts } = await import('./startCommentCounts');
    return startCommentCounts(host);
  },
};

window.plinth?.register(thread);
window.plinth?.register(counts);
