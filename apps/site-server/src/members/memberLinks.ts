import { memberPaths } from '@plinth/site-renderer';
import { readSealedFacts, sealFacts } from '../security/sealedFacts';
import type { Signer } from '../security/signer';

/** Milliseconds for which a link to a new account or a new address works. */
const lifetime = 2 * 86_400_000;

/** A person who requests an account, until the link has proved that the address is theirs. */
export interface Newcomer {
  siteId: string;
  email: string;
  displayName: string;
  /** The page that they came from, as a path of the site. */
  returnTo: string;
}

/** An account with a requested change of its address. */
export interface NewAddress {
  accountId: string;
  /** The address before: once it has changed the link is invalid. */
  before: string;
  email: string;
}

const joining = 'new account';
const moving = 'new address';

const linkTo = (path: string, key: string) => `${path}?${new URLSearchParams({ key })}`;

/** The path that creates an account, once. */
export const signUpLink = (signer: Signer, facts: Newcomer, now: number): string =>
  linkTo(memberPaths.joined, sealFacts(signer, joining, { facts, ends: now + lifetime }));

export const readSignUpKey = (signer: Signer, key: string, now: number): Newcomer | undefined =>
  readSealedFacts(signer, joining, { key, now });

/** The path at which an account gets another address. */
export const newAddressLink = (signer: Signer, facts: NewAddress, now: number): string =>
  linkTo(memberPaths.changeEmail, sealFacts(signer, moving, { facts, ends: now + lifetime }));

export const readNewAddressKey = (
  signer: Signer,
  key: string,
  now: number,
): NewAddress | undefined => readSealedFacts(signer, moving, { key, now });
