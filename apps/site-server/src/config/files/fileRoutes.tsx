import { recordAction, type AuditAction } from '../../audit/recordAction';
import { problemOfFileName, tidyFileName } from '../../uploads/fileName';
import { deleteFileRow, findFileById, renameFileRow } from '../../uploads/fileRows';
import { endingOf, fileTypeOf } from '../../uploads/fileTypes';
import { readUploadForm } from '../../uploads/readUploadForm';
import { storeUpload, type UploadResult } from '../../uploads/storeUpload';
import { maxFilesAtOnce } from '../../uploads/uploadLimits';
import { hasCrumb } from '../access/hasCrumb';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { readPageNumber } from '../list/pageOfRows';
import { readSearch } from '../list/readSearch';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { findFiles, sizeOfFiles } from './fileQueries';
import { fileActions, FilesPage, type FilesPageProps } from './FilesPage';
import { sendUploadedAsJson } from './sendUploadedAsJson';
import { uploadText } from './uploadText';

/** The files of the site ([SRV-51]). */
export function registerFiles(area: ConfigArea): void {
  area.show('/config/files', 'files', (visit) =>
    sendList(visit, {
      done: fileActions.find((one) => one === visit.url.searchParams.get('done')),
    }),
  );

  area.receive('/config/files', 'files', receiveFiles);

  area.change('/config/files/:id/rename', 'files', async (visit) => {
    const { c, services, site, posted, intl } = visit;
    const { db, siteFolder } = services;
    const siteId = site.definition.id;
    const row = await findFileById(db, siteId, c.req.param('id') ?? '');
    if (!row) return sendConfigNotFound(visit);
    const { id } = row;
    const typed = posted.get('name') ?? '';
    const name = tidyFileName(typed);
    const refuse = (problem: string) =>
      sendList(visit, { refusedName: { id, name: typed, problem } }, 422);
    const why = problemOfFileName(name);
    if (why) return refuse(uploadText(intl, { name, problem: 'name', why }));
    if (fileTypeOf(name)?.type !== row.type)
      return refuse(intl.translate('config.files.name.ending', { ending: endingOf(row.name) }));
    const isPublic = await siteFolder.find('public', name);
    const renamed = isPublic ? 'taken' : await rename(visit, { id, name });
    if (renamed === 'missing') return sendConfigNotFound(visit);
    if (renamed === 'taken')
      return refuse(intl.translate('config.files.name.taken', { fileName: name }));
    if (renamed === 'failed') return refuse(intl.translate('config.files.renameFailed'));
    await record(visit, 'file-renamed', `${row.name} → ${name}`);
    return backToList(visit, 'renamed');
  });

  area.change('/config/files/:id/delete', 'files', async (visit) => {
    const { c, services, site } = visit;
    const { db, fileStorage, pictureSizes } = services;
    const row = await findFileById(db, site.definition.id, c.req.param('id') ?? '');
    // The row is deleted first: a cleanup removes a file without a row, but a row without a file would be a broken
    // link.
    if (!row || !(await deleteFileRow(db, site.definition.id, row.id)))
      return sendConfigNotFound(visit);
    await fileStorage.remove(row.id);
    await pictureSizes.remove(row.id);
    await record(visit, 'deleted', row.name);
    return backToList(visit, 'deleted');
  });
}

async function rename({ services, site }: ConfigVisit, { id, name }: { id: string; name: string }) {
  try {
    return await renameFileRow(services.db, { siteId: site.definition.id, id, name });
  } catch (error) {
    services.log.error('file.not-renamed', { error });
    return 'failed';
  }
}

async function receiveFiles(visit: ConfigVisit): Promise<Response> {
  const { c, services, site, intl, now } = visit;
  const { translate } = intl;
  const form = await readUploadForm<UploadResult>(c.req.raw.body, {
    contentType: c.req.header('content-type') ?? '',
    mayTake: (fields) => hasCrumb(visit, fields),
    take: (name, bytes) =>
      storeUpload(services, {
        siteId: site.definition.id,
        name,
        bytes,
        now,
        ended: c.req.raw.signal,
      }),
  });
  const { results } = form;
  for (const result of results)
    if ('id' in result) await record(visit, 'file-uploaded', result.name);
  // A script requests the outcome of its file; a browser without a script the list.
  if (c.req.header('accept') === 'application/json') return sendUploadedAsJson(visit, form);
  // Files cannot be kept in a page: they have to be chosen again.
  if (form.state === 'refused' || !hasCrumb(visit, form.fields))
    return sendList(visit, { problems: [translate('config.files.signedOut')] }, 400);
  const problems = results.flatMap((result) => ('id' in result ? [] : [uploadText(intl, result)]));
  if (form.hasMore) problems.push(translate('config.files.tooMany', { max: maxFilesAtOnce }));
  if (form.state === 'cut' && problems.length === 0) problems.push(translate('config.files.cut'));
  if (results.length === 0 && problems.length === 0)
    problems.push(translate('config.files.nothingChosen'));
  return problems.length > 0
    ? sendList(visit, { problems }, 422)
    : c.redirect('/config/files?done=uploaded', 303);
}

async function sendList(
  visit: ConfigVisit,
  more: Pick<FilesPageProps, 'done' | 'problems' | 'refusedName'>,
  status = 200,
): Promise<Response> {
  const { searchParams } = visit.url;
  const { db } = visit.services;
  const siteId = visit.site.definition.id;
  const search = readSearch(searchParams);
  const found = await findFiles(db, { siteId, search }, readPageNumber(searchParams));
  const size = await sizeOfFiles(db, siteId);
  return sendConfigPage(
    visit,
    <FilesPage visit={visit} found={found} search={search} size={size} {...more} />,
    status,
  );
}

const record = (
  { services, site, now, account }: ConfigVisit,
  action: AuditAction,
  subject: string,
): Promise<void> =>
  recordAction(services.db, {
    siteId: site.definition.id,
    now,
    action,
    actor: account.email,
    subject,
  });

function backToList({ c, url }: ConfigVisit, done: (typeof fileActions)[number]): Response {
  const listed = listQuery(url);
  listed.set('done', done);
  return c.redirect(addressWith('/config/files', listed), 303);
}
