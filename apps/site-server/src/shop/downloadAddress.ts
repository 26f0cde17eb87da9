import { readSignedId, signedId } from '../security/signedId';
import type { Signer } from '../security/signer';

/** The path of bought files; no page can have this address. */
export const downloadPath = '/downloads/file';

const purpose = 'download';

export const downloadAddress = (signer: Signer, fileId: string): string =>
  `${downloadPath}?token=${signedId(signer, purpose, fileId)}`;

export const readDownloadToken = (signer: Signer, token: string): string | undefined =>
  readSignedId(signer, purpose, token);
