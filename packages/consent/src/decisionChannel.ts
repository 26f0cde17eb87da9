import type { DecisionBroadcast } from './consentState';
import { decisionCookieName, type Decision } from './decision';

/**
 * Sends decisions to the visitor's other tabs of this site; `undefined` in a browser without
 * BroadcastChannel. A tab in the back/forward cache receives nothing: `attachConsentSync` reads the
 * cookie again when it returns.
 */
export function openDecisionChannel(view: {
  BroadcastChannel?: typeof BroadcastChannel | undefined;
}): DecisionBroadcast | undefined {
  if (!view.BroadcastChannel) return undefined;
  const channel = new view.BroadcastChannel(decisionCookieName);
  return {
    post: (decision) => channel.postMessage(decision),
    listen(listener) {
      channel.onmessage = ({ data }: MessageEvent<Decision>) => {
        if (/^(none|accepted|declined)$/.test(data)) listener(data);
      };
      return () => channel.close();
    },
  };
}
