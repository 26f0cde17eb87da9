import { keyOfSite } from './caches/surrogateKeys';
import type { Database } from './database/openDatabase';
import { noSiteFolder } from './files/siteFolder';
import { createCaptchaSecrets } from './forms/captchaSecrets';
import { createCaptchaSums } from './forms/captchaSums';
import { createProofOfWorkVerifier } from './forms/captchaVerifier';
import { createProviderVerifier } from './forms/providerVerifier';
import type { Purger } from './pages/createPurger';
import { createSiteIndex } from './search/indexSite';
import { createSessions } from './security/sessions';
import { createSignedTokens } from './security/signedToken';
import type { Signer } from './security/signer';
import { signerOfSite } from './security/signerOfSite';
import type { Services, ServicesInput } from './services';
import { createStateStore } from './site/createStateStore';
import { createSiteLoader } from './site/loadSite';

/** The services that are one site's alone: what they sign, store or remember is nothing to another site. */
export type PartsOfSite = Pick<
  Services,
  | ('site' | 'siteIndex' | 'siteFolder')
  | ('signer' | 'crumbs' | 'submissionKeys' | 'sessions')
  | ('captcha' | 'captchaSums' | 'captchaSecret' | 'captchaSecrets')
>;

export interface PartsInput extends Omit<ServicesInput, 'database'> {
  db: Database;
  /** Signs with the secret of the server. */
  serverSigner: Signer;
  purger: Purger;
  reportRow: (row: string, problem: string) => void;
  /** @default the first site of the database, which signs with the server's own secret */
  siteId?: string;
}

const day = 86_400_000;

export function createPartsOfSite(input: PartsInput): PartsOfSite {
  const { db, siteId, serverSigner, purger, reportRow, log, clock, random } = input;
  const isFirst = siteId === undefined;
  const signer = signerOfSite(serverSigner, siteId);
  const site = createStateStore({
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
    // The account that the environment names is the first site's.
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
