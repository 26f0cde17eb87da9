import type { Services } from '../services';
import type { OrderParts } from './orderParts';

/**
 * Provides an order with the signer and the payments of its own site: sweeps and providers' events arrive at any of
 * them.
 */
export async function partsOfSite(
  services: OrderParts & Pick<Services, 'sites'>,
  siteId: string,
): Promise<OrderParts> {
  const own = await services.sites.withId(siteId);
  return own ? { ...services, signer: own.signer, payments: own.payments } : services;
}
