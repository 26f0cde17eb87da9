import type { Host } from '../../host/host';

/** Galleries that a finger has touched before their script came, each with the moment in which it is lifted. */
export const fingers = (host: Host): WeakMap<Element, Promise<unknown>> =>
  host.forPage('fingers', () => new WeakMap<Element, Promise<unknown>>());
