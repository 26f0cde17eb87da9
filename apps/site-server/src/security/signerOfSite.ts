import { createSigner, type Signer } from './signer';

/**
 * The signer of a site: a signature of one site (crumbs, keys, links, names of networks in limits) is invalid on
 * another.
 *
 * @param server signs with the secret of the server, which is that of the first site
 * @param siteId `undefined`: the first site
 */
export const signerOfSite = (server: Signer, siteId: string | undefined): Signer =>
  siteId === undefined ? server : createSigner(server.sign('secret of site', siteId));
