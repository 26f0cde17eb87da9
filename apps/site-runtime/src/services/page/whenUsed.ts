import type { Detach, Host } from '@plinth/site-blocks/host';

/** Does something once, by the first sign that somebody uses the page (`boot/holdEarlyUse`), or now if there was one. */
export function whenUsed(host: Host, task: () => void): Detach {
  let isGone = false;
  // The visitor's own act comes first.
  const begin = () => host.whenIdle(() => isGone || task());
  if (host.firstSign) begin();
  const stop = host.on('used', begin);
  return () => {
    isGone = true;
    stop();
  };
}
