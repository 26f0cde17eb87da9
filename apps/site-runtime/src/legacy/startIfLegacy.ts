import type { Detach, Host } from '@plinth/site-blocks/host';

/** Starts the parts that a legacy page leaves to its script, on such a page alone. */
export async function startIfLegacy(host: Host): Promise<Detach> {
  if (host.document.getElementById('plinth-page-context')) return () => {};
  return (await import('./startLegacyPage')).startLegacyPage(host);
}
