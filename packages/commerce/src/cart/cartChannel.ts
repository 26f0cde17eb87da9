import type { Cart } from './cart';
import { cartChannelName } from './cartNames';
import type { CartBroadcast } from './cartPorts';

/**
 * Connects to the visitor's other tabs of this site; `undefined` in a browser without
 * BroadcastChannel.
 */
export function openCartChannel(
  view: { BroadcastChannel?: typeof BroadcastChannel | undefined },
  name = cartChannelName,
): CartBroadcast | undefined {
  if (!view.BroadcastChannel) return undefined;
  const channel = new view.BroadcastChannel(name);
  return {
    post: (cart) => channel.postMessage(cart),
    listen(listener) {
      channel.onmessage = ({ data }: MessageEvent<Cart | null>) => {
        if (Array.isArray(data?.entries)) listener(data);
      };
      return () => channel.close();
    },
  };
}
