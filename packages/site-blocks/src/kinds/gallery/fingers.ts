import type { Host } from '../../host/host';

/**
 * Galleries that were touched before their script was loaded, each with a promise for the release.
 */
export const fingers = (host: Host): WeakMap<Element, Promise<unknown>> =>
  host.forPage('fingers', () => new WeakMap<Element, Promise<unknown>>());
