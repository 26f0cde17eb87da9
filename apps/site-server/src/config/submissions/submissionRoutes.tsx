import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { readFileRequest, sendStoredFile } from '../../files/sendStoredFile';
import { filesOfSubmission } from '../../formFiles/formFileRows';
import { attachmentHeader } from '../../http/attachmentHeader';
import { sendCsv } from '../csv/sendCsv';
import { readPageNumber } from '../list/pageOfRows';
import { readSearch } from '../list/readSearch';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { findMailingLists } from './lists/listQueries';
import { SubmissionPage } from './SubmissionPage';
import {
  deleteSubmission,
  findNeighbours,
  findSubmission,
  findSubmissions,
  findUsedForms,
  hasSubscriptions,
  isUuid,
  subscriptionStates,
} from './submissionQueries';
import { SubmissionsPage } from './SubmissionsPage';
import { submissionTable } from './submissionTable';

/** Registers the pages of visitors' submissions. */
export function registerSubmissions(area: ConfigArea): void {
  area.show('/config/submissions', 'submissions', async (visit) => {
    const { db } = visit.services;
    const { searchParams } = visit.url;
    const filter = filterOf(visit);
    const found = await findSubmissions(db, filter, readPageNumber(searchParams));
    return sendConfigPage(
      visit,
      <SubmissionsPage
        visit={visit}
        found={found}
        forms={await findUsedForms(db, filter.siteId)}
        search={filter.search}
        formId={filter.formId}
        subscription={filter.subscription}
        lists={await findMailingLists(db, filter.siteId)}
        listId={filter.listId}
        hasNewsletters={await hasSubscriptions(db, { ...filter, search: '', formId: '' })}
        wasDeleted={searchParams.has('deleted')}
      />,
    );
  });
  area.show('/config/submissions.csv', 'submissions', (visit) =>
    sendCsv(visit, 'submissions', submissionTable(visit, filterOf(visit))),
  );
  area.show('/config/submissions/:id', 'submissions', async (visit) => {
    const { db } = visit.services;
    const row = await findSubmission(db, ...keyOf(visit));
    if (!row) return sendConfigNotFound(visit);
    const fileRows = await filesOfSubmission(db, row.siteId, row.id);
    const neighbours = await findNeighbours(db, filterOf(visit), row);
    return sendConfigPage(
      visit,
      <SubmissionPage visit={visit} row={row} files={fileRows} neighbours={neighbours} />,
    );
  });
  area.show('/config/submissions/:id/files/:fileId', 'submissions', async (visit) => {
    const { c, services } = visit;
    const row = await findSubmission(services.db, ...keyOf(visit));
    const files = row ? await filesOfSubmission(services.db, row.siteId, row.id) : [];
    const file = files.find(({ id }) => id === c.req.param('fileId'));
    const stored = file && (await services.fileStorage.find(file.id));
    if (!file || !stored) return sendConfigNotFound(visit);
    const response = sendStoredFile(
      c,
      { file: stored, asked: readFileRequest(c, stored) },
      {
        type: file.type,
        cacheControl: 'private, no-store',
        // A stranger's file is downloaded, never shown on the area's origin.
        disposition: attachmentHeader(file.name),
      },
    );
    response.headers.set('content-security-policy', "default-src 'none'; sandbox");
    return response;
  });
  area.change('/config/submissions/:id/delete', 'submissions', async (visit) => {
    const { db, fileStorage } = visit.services;
    const files = await filesOfSubmission(db, ...keyOf(visit));
    const wasThere = await deleteSubmission(db, ...keyOf(visit));
    if (!wasThere) return sendConfigNotFound(visit);
    for (const { id } of files) await fileStorage.remove(id);
    const listed = new URLSearchParams(visit.url.searchParams);
    listed.set('deleted', '');
    return visit.c.redirect(`/config/submissions?${listed}`, 303);
  });
}

const filterOf = ({ site, url: { searchParams } }: ConfigVisit) => ({
  siteId: site.definition.id,
  search: readSearch(searchParams),
  formId: searchParams.get('form') ?? '',
  listId: readListId(searchParams.get('list')),
  subscription: subscriptionStates.find((one) => one === searchParams.get('subscription')),
  newsletters: [...site.forms].flatMap(([formId, { newsletter }]) => (newsletter ? [formId] : [])),
});

const readListId = (text: string | null): string | undefined =>
  text !== null && isUuid(text) ? text : undefined;

const keyOf = ({ site, c }: ConfigVisit): [siteId: string, id: string] => [
  site.definition.id,
  c.req.param('id') ?? '',
];
