import type { Detach, Host } from '@plinth/site-blocks/host';

/** Starts the parts that an older page leaves to its script, for such a page alone. */
export async function startIfLegacy(host: Host): Promise<Detach> {
  if (host.document.getElementById('plinth-page-context')) return () => {};
  return (await import('./startLegacyPage')).startLegacyPage(host);
}
