import { mailPaths } from '../http/mailPaths';
import { readSignedId, signedId } from '../security/signedId';
import type { Signer } from '../security/signer';

/** The path for unsubscribing; no page can have this address. */
export const unsubscribePath = mailPaths.unsubscribe;

const purpose = 'unsubscribe';

/** The link of one subscription, for the mails that are sent because of it. It never expires. */
export const unsubscribeAddress = (signer: Signer, submissionId: string): string =>
  `${unsubscribePath}?token=${signedId(signer, purpose, submissionId)}`;

export const readUnsubscribeToken = (signer: Signer, token: string): string | undefined =>
  readSignedId(signer, purpose, token);
