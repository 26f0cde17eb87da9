import { readSignedId, signedId } from '../security/signedId';
import type { Signer } from '../security/signer';

/** Where a file that was bought is; no page can have this address. */
export const downloadPath = '/downloads/file';

const purpose = 'download';

export const downloadAddress = (signer: Signer, fileId: string): string =>
  `${downloadPath}?token=${signedId(signer, purpose, fileId)}`;

export const readDownloadToken = (signer: Signer, token: string): string | undefined =>
  readSignedId(signer, purpose, token);
