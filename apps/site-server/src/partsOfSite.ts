import { keyOfSite } from './caches/surrogateKeys';
import type { Database } from './database/openDatabase';
import { noSiteFolder, type SiteFolder } from './files/siteFolder';
import { createCaptchaSecrets } from './forms/captchaSecrets';
import { createCaptchaSums } from './forms/captchaSums';
import { createProofOfWorkVerifier, type CaptchaVerifier } from './forms/captchaVerifier';
import { createProviderVerifier } from './forms/providerVerifier';
import { createSitePayments } from './payments/sitePayments';
import type { PaymentProvider } from './shop/paymentProvider';
import type { Purger } from './pages/createPurger';
import { createSiteIndex } from './search/indexSite';
import { createSessions } from './security/sessions';
import { createSignedTokens } from './security/signedToken';
import type { Signer } from './security/signer';
import { signerOfSite } from './security/signerOfSite';
import type { Log } from './log';
import { createStateStore, type SiteStore } from './site/createStateStore';
import { createSiteLoader } from './site/loadSite';

export interface PartsInput {
  db: Database;
  /** @default the first site of the database, which signs with the server's own secret */
  siteId?: string;
  /** Signs with the secret of the server. */
  serverSigner: Signer;
  purger: Purger;
  /** Called for each part of a row that cannot be read. */
  reportRow: (row: string, problem: string) => void;
  log: Log;
  clock: () => number;
  random: (bytes: number) => Buffer;
  // The rest is described in `ServicesInput`.
  siteMaxAge?: number;
  sitePatience?: number;
  settle?: () => Promise<void>;
  submissionKeyLifetime?: number;
  siteFolder?: SiteFolder;
  siteFolderOf?: (siteId: string) => SiteFolder;
  captcha?: CaptchaVerifier;
  /** The provider of the server. */
  serverPayments: PaymentProvider;
  stripeAddress?: string | undefined;
  captchaProvider?: { secret?: string; address?: string | undefined } | undefined;
}

const day = 86_400_000;

/** Creates the services of one site: a site's signatures, data and memory are invalid for any other site. */
export function createPartsOfSite(input: PartsInput) {
  const { db, siteId, serverSigner, purger, reportRow, log, clock, random } = input;
  const isFirst = siteId === undefined;
  const signer = signerOfSite(serverSigner, siteId);
  const site: SiteStore = createStateStore({
    load: createSiteLoader(db, reportRow, siteId),
    log,
    clock,
    onSaved: (saved) => saved && purger.forget(keyOfSite(saved.definition.id)),
    ...(input.siteMaxAge === undefined ? {} : { maxAge: input.siteMaxAge }),
    ...(input.settle ? { settle: input.settle } : {}),
    ...(input.sitePatience === undefined ? {} : { patience: input.sitePatience }),
  });
  const captchaSecret = signer.sign('secret', 'captcha');
  const captchaSecrets = createCaptchaSecrets({
    db,
    clock,
    siteId,
    // The account in the environment belongs to the first site.
    ofServer: isFirst ? input.captchaProvider?.secret : undefined,
  });
  const verifier = createProviderVerifier({
    secretOf: captchaSecrets.find,
    address: input.captchaProvider?.address,
    own: createProofOfWorkVerifier(captchaSecret),
    clock,
    log,
  });
  const tokens = (purpose: string, lifetime: number) =>
    createSignedTokens({ purpose, signer, lifetime, clock, random });
  return {
    site,
    payments: createSitePayments({
      db,
      clock,
      site,
      ofServer: input.serverPayments,
      stripeAddress: input.stripeAddress,
    }),
    siteIndex: createSiteIndex(db),
    siteFolder: isFirst
      ? (input.siteFolder ?? noSiteFolder)
      : (input.siteFolderOf?.(siteId) ?? noSiteFolder),
    signer,
    crumbs: tokens('crumb', 7 * day),
    submissionKeys: tokens('submission-key', input.submissionKeyLifetime ?? day),
    sessions: createSessions({
      db,
      clock,
      random,
      siteId: async () => siteId ?? (await site.read()).definition.id,
    }),
    captcha: input.captcha ?? verifier,
    captchaSums: createCaptchaSums(signer),
    captchaSecret,
    captchaSecrets,
  };
}
