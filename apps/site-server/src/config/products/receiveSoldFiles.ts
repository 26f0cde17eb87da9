import { recordAction } from '../../audit/recordAction';
import { addSoldFile } from '../../shop/soldFiles';
import { readUploadForm } from '../../uploads/readUploadForm';
import { storeUpload, type UploadResult } from '../../uploads/storeUpload';
import { maxFilesAtOnce } from '../../uploads/uploadLimits';
import { hasCrumb } from '../access/hasCrumb';
import type { ConfigVisit } from '../configVisit';
import { sendUploadedAsJson } from '../files/sendUploadedAsJson';
import { uploadText } from '../files/uploadText';

/** A product's form with files. */
export interface ReceivedFiles {
  posted: URLSearchParams;
  /** The stored files as entries of the product's form. */
  files: { file: string; name: string }[];
  /** Messages about files that were not stored. */
  refusals: string[];
}

/** More than the form of the largest product has. */
const maxFields = { number: 10_000, characters: 100_000 };

/** Stores the files of a download in the storage for sold files. A script gets its response here. */
export async function receiveSoldFiles(visit: ConfigVisit): Promise<ReceivedFiles | Response> {
  const { c, services, site, intl, now, account } = visit;
  const { translate } = intl;
  const siteId = site.definition.id;
  const form = await readUploadForm<UploadResult>(c.req.raw.body, {
    contentType: c.req.header('content-type') ?? '',
    maxFields,
    mayTake: (fields) => hasCrumb(visit, fields),
    take: (name, bytes) =>
      storeUpload(services, {
        siteId,
        name,
        bytes,
        now,
        ended: c.req.raw.signal,
        list: ({ id, size }, listed) =>
          addSoldFile(services.db, { id, siteId, name: listed, size, uploadedAt: now }),
      }),
  });
  for (const result of form.results)
    if ('id' in result)
      await recordAction(services.db, {
        siteId,
        now,
        action: 'file-uploaded',
        actor: account.email,
        subject: result.name,
      });
  if (c.req.header('accept') === 'application/json') return sendUploadedAsJson(visit, form);
  const { state, fields: posted, results } = form;
  // No file is accepted from an expired page; the answer contains a new crumb.
  if (state === 'refused' || !hasCrumb(visit, posted))
    return { posted, files: [], refusals: [translate('config.files.signedOut')] };
  const refusals = results.flatMap((result) => ('id' in result ? [] : [uploadText(intl, result)]));
  if (form.hasMore) refusals.push(translate('config.files.tooMany', { max: maxFilesAtOnce }));
  if (state === 'cut' && refusals.length === 0) refusals.push(translate('config.files.cut'));
  if (results.length === 0 && refusals.length === 0)
    refusals.push(translate('config.files.nothingChosen'));
  return {
    posted,
    files: results.flatMap((result) =>
      'id' in result ? [{ file: result.id, name: result.name }] : [],
    ),
    refusals,
  };
}
