import type { Detach, Host } from '../boot/host';
import { consent } from './consent';

/**
 * Fetches what measures this page load once it may be measured: it weighs as much as all other tracking together, and
 * where nothing may be sent, nothing is observed either.
 */
export function startPageSpeed(host: Host): Detach {
  let isGone = false;
  const undo: Detach[] = [];
  const measure = async () => {
    try {
      const { measurePageSpeed } = await import('./pageSpeedToServer');
      if (!isGone) undo.push(measurePageSpeed(host));
    } catch (error) {
      host.report(error, 'page speed');
    }
  };
  undo.push(consent(host).whenAllowed('tracking', () => void measure()));
  return () => {
    isGone = true;
    for (const detach of undo.reverse()) detach();
  };
}
