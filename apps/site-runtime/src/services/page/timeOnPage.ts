import type { Host } from '@plinth/site-blocks/host';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    'came at': number;
  }
}

/** The document's own clock begins with its load, and continues over soft navigations. */
const cameAt = (host: Host, at: number): number => host.forPage('came at', () => at);

/** Records that this page has just become current. */
export const beginPage = (host: Host): void => void cameAt(host, performance.now());

/** Milliseconds since this page began to load, was shown after prerendering, or became current by soft navigation. */
export const timeOnPage = (host: Host): number =>
  performance.now() - cameAt(host, activationStart());

function activationStart(): number {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as { activationStart?: number } | undefined)?.activationStart ?? 0;
}
