import { readSignedId, signedId } from '../security/signedId';
import type { Signer } from '../security/signer';

/** Where a browser shows a letter; no page can have this address. */
export const letterPath = '/letters/order';

const purpose = 'letter';

export const letterAddress = (signer: Signer, orderId: string): string =>
  `${letterPath}?token=${signedId(signer, purpose, orderId)}`;

export const readLetterToken = (signer: Signer, token: string): string | undefined =>
  readSignedId(signer, purpose, token);
