import { mailPaths } from '../http/mailPaths';
import { readSignedId, signedId } from '../security/signedId';
import type { Signer } from '../security/signer';

/** The address of a mail in a browser; no page can have this address. */
export const mailPagePath = mailPaths.order;

const purpose = 'letter';

export const mailPageAddress = (signer: Signer, orderId: string): string =>
  `${mailPagePath}?token=${signedId(signer, purpose, orderId)}`;

export const readMailToken = (signer: Signer, token: string): string | undefined =>
  readSignedId(signer, purpose, token);
