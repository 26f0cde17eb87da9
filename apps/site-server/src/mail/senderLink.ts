import { readSealedFacts, sealFacts } from '../security/sealedFacts';
import type { Signer } from '../security/signer';

/** The page of the owner's area with the sender of mails. */
export const senderAddress = '/config/settings/sender';

/** Milliseconds for which the link that confirms an address works. */
const lifetime = 7 * 86_400_000;
const purpose = 'mail sender';

/** The path at which the owner confirms that the address is theirs; only its mailbox gets it. */
export const senderLink = (signer: Signer, address: string, now: number): string => {
  const key = sealFacts(signer, purpose, { facts: { address }, ends: now + lifetime });
  return `${senderAddress}?${new URLSearchParams({ key })}`;
};

/** The address that a link confirms; `undefined` for a link that is forged or has expired. */
export const readSenderKey = (signer: Signer, key: string, now: number): string | undefined =>
  readSealedFacts<{ address: string }>(signer, purpose, { key, now })?.address;
