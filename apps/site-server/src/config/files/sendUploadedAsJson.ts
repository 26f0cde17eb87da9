import type { UploadForm } from '../../uploads/readUploadForm';
import type { UploadResult } from '../../uploads/storeUpload';
import type { ConfigVisit } from '../configVisit';
import { uploadText } from './uploadText';

/** Sends the outcome of each file to a script. */
export function sendUploadedAsJson(
  { c, intl }: ConfigVisit,
  { state, results }: UploadForm<UploadResult>,
): Response {
  const { translate } = intl;
  const headers = { 'cache-control': 'no-store' };
  if (state === 'refused')
    return c.json({ error: translate('config.files.signedOut') }, 400, headers);
  return c.json(
    {
      files: results.map((result) =>
        'id' in result
          ? { name: result.name, id: result.id }
          : { name: result.name, problem: uploadText(intl, result) },
      ),
      ...(state === 'cut' ? { error: translate('config.files.cut') } : {}),
    },
    200,
    headers,
  );
}
