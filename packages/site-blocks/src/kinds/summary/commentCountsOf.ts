import type { Detach, Host } from '../../host/host';

/** Loads the counts of a list whose posts have comments; a list without comments loads nothing. */
export function commentCountsOf(element: HTMLElement, host: Host): { show(): void; stop(): void } {
  let stop: Detach = () => {};
  let isGone = false;
  return {
    show() {
      if (!element.querySelector('[data-comments]')) return;
      import('../comments/startCommentCounts').then(
        ({ startCommentCounts }) => {
          stop();
          if (!isGone) stop = startCommentCounts(host);
        },
        (error: unknown) => host.report(error, 'comment counts'),
      );
    },
    stop() {
      isGone = true;
      stop();
    },
  };
}
