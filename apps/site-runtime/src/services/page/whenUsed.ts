import type { Detach, Host } from '@plinth/site-blocks/host';

/** Does something once, at the first use of the page (`boot/holdEarlyUse`), or now if the page has been used. */
export function whenUsed(host: Host, task: () => void): Detach {
  let isGone = false;
  // The visitor's own action is handled first.
  const begin = () => host.whenIdle(() => isGone || task());
  if (host.firstSign) begin();
  const stop = host.on('used', begin);
  return () => {
    isGone = true;
    stop();
  };
}
