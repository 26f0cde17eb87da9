import { slugOf } from '../../site/slugOf';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { listDrafts } from '../drafts/draftStore';
import { readSearch } from '../list/readSearch';
import { findRevision, listRevisions } from '../revisions/saveRevision';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { EditPage, type EditPageProps } from './EditPage';
import { findProblems, savedMeanwhile } from './findProblems';
import { lineOfPath } from './lineOfPath';
import { draftOf } from './newPageDraft';
import { PagesPage } from './PagesPage';
import {
  deletePage,
  listDeletedPages,
  listPages,
  newPage,
  savePage,
  subjectOfPage,
  type StoredPage,
} from './pageStore';
import { idOf, jsonAddress, pageAddress, readStored, siteOf, sourceOf } from './pageVisit';
import { sendNoPreview, sendPreview } from './previewPage';
import { mergePageChanges } from './mergePageChanges';
import { readPageSource } from './readPageSource';
import type { SourceProblem } from './sourceProblem';
import { describeProblems, type FoundInSource } from './describeProblems';
import { VersionPage } from './VersionPage';

const newAddress = '/config/new-page';

/** Pages as source text: shown, previewed, saved in versions. */
export function registerPageEditor(area: ConfigArea): void {
  area.show('/config/pages', 'pages', async (visit) => {
    const { db } = visit.services;
    const { searchParams } = visit.url;
    const siteId = siteOf(visit);
    const search = readSearch(searchParams);
    return sendConfigPage(
      visit,
      <PagesPage
        visit={visit}
        search={search}
        pages={await listPages(db, siteId, search)}
        drafts={await listDrafts(db, siteId)}
        deleted={await listDeletedPages(db, siteId)}
        wasDeleted={searchParams.has('deleted')}
      />,
    );
  });
  area.show('/config/page-at', 'pages', (visit) => {
    const path = (visit.url.searchParams.get('path') ?? '').replace(/^\/+/, '');
    const page = visit.site.pageBySlug.get(slugOf(path));
    return page ? visit.c.redirect(pageAddress(page.id), 303) : sendConfigNotFound(visit);
  });

  area.show(`${newAddress}/json`, 'pages', (visit) =>
    sendEditor(visit, undefined, draftOf(visit.intl)),
  );
  area.change(newAddress, 'pages', save);
  area.ask(`${newAddress}/preview`, 'pages', preview);
  area.ask(`${newAddress}/check`, 'pages', check);

  area.show('/config/pages/:id/json', 'pages', async (visit) => {
    const stored = await readStored(visit);
    if (!stored) return sendConfigNotFound(visit);
    const { page, source, state } = stored;
    return sendEditor(visit, page.id, {
      slug: page.slug,
      title: page.title,
      source,
      base: state,
      ...(visit.url.searchParams.has('saved') && {
        notice: visit.intl.translate('config.pages.saved'),
      }),
    });
  });
  area.change('/config/pages/:id', 'pages', save);
  area.ask('/config/pages/:id/preview', 'pages', preview);
  area.ask('/config/pages/:id/check', 'pages', check);
  area.show('/config/pages/:id/preview', 'pages', async (visit) => {
    const stored = await readStored(visit);
    return stored ? sendPreview(visit, stored.page) : sendConfigNotFound(visit);
  });
  area.show('/config/pages/:id/versions/:number', 'pages', async (visit) => {
    const id = idOf(visit);
    const row = await revisionOf(visit, visit.c.req.param('number'));
    const stored = await readStored(visit);
    if (!row) return sendConfigNotFound(visit);
    return sendConfigPage(visit, <VersionPage visit={visit} id={id} row={row} stored={stored} />);
  });
  area.change('/config/pages/:id/restore', 'pages', async (visit) => {
    const row = await revisionOf(visit, visit.posted.get('number') ?? undefined);
    return row ? saveSource(visit, row.source, 'restored') : sendConfigNotFound(visit);
  });
  area.change('/config/pages/:id/delete', 'pages', async (visit) => {
    const { services, now, posted, intl, c } = visit;
    const id = idOf(visit);
    const base = posted.get('base') ?? '';
    const result = await deletePage(services.db, { siteId: siteOf(visit), id, base, now });
    if (result === 'gone') return sendConfigNotFound(visit);
    if (result === 'deleted') {
      services.site.forget();
      return c.redirect('/config/pages?deleted', 303);
    }
    const stored = (await readStored(visit))!;
    return sendEditor(visit, id, {
      slug: stored.page.slug,
      title: stored.page.title,
      source: stored.source,
      base: stored.state,
      error: intl.translate('config.pages.delete.changed'),
      status: 409,
    });
  });
}

function save(visit: ConfigVisit): Promise<Response> {
  return saveSource(visit, sourceOf(visit), 'saved');
}

async function saveSource(
  visit: ConfigVisit,
  source: string,
  how: 'saved' | 'restored',
): Promise<Response> {
  const { services, account, now, posted, c } = visit;
  const id = c.req.param('id');
  const read = readPageSource(source);
  const problems: SourceProblem[] = [...read.problems];
  if (read.page && id !== undefined && read.page.id !== id) {
    problems.push(problemOf(source, 'id', { problem: 'mustStay', values: { value: id } }));
  }
  if (!read.page || problems.length > 0) return sendRefused(visit, source, problems);
  const { page } = read;
  const result = await savePage(services.db, {
    siteId: siteOf(visit),
    source,
    page,
    author: account,
    now,
    base: posted.get('base') ?? '',
  });
  const after =
    how === 'restored' ? `${pageAddress(page.id)}?restored` : `${jsonAddress(page.id)}?saved`;
  switch (result.outcome) {
    case 'saved':
      services.site.forget();
      return c.redirect(after, 303);
    case 'unchanged':
      return c.redirect(after, 303);
    case 'slug-taken':
      return sendRefused(visit, source, [
        problemOf(source, 'slug', { problem: 'slugTaken', values: { value: result.by } }),
      ]);
    case 'conflict':
      return sendConflict(visit, {
        current: result.current,
        mine: source,
        both: how === 'saved' ? await mergePageChanges(visit, source, result.current) : undefined,
      });
    case 'gone':
      return sendGone(visit, source);
  }
}

/** The problem of a field of the page itself that was found while storing it. */
const problemOf = (
  source: string,
  name: string,
  problem: Pick<SourceProblem, 'problem' | 'values'>,
): SourceProblem => ({ path: name, ...problem, line: lineOfPath(source, [name]) });

/** Returns the source as it was posted, with its problems. */
async function sendRefused(
  visit: ConfigVisit,
  source: string,
  problems: readonly SourceProblem[],
): Promise<Response> {
  const stored = await readStored(visit);
  return sendEditor(visit, visit.c.req.param('id'), {
    slug: stored?.page.slug ?? '',
    source,
    found: { problems },
    isRefused: true,
    title: stored?.page.title ?? visit.intl.translate('config.pages.new'),
    base: visit.posted.get('base') ?? '',
    status: 422,
  });
}

interface ConflictAnswer {
  current: StoredPage;
  mine: string;
  both: string | undefined;
}

/** An author who saves again from here has seen the replaced version: the current state is the new base. */
function sendConflict(
  visit: ConfigVisit,
  { current, mine, both }: ConflictAnswer,
): Promise<Response> {
  return sendEditor(visit, current.page.id, {
    slug: current.page.slug,
    title: current.page.title,
    source: both ?? mine,
    base: current.state,
    conflict: { theirs: current, isMerged: both !== undefined },
    status: 409,
  });
}

function sendGone(visit: ConfigVisit, source: string): Promise<Response> {
  return sendEditor(visit, visit.c.req.param('id'), {
    slug: '',
    source,
    base: newPage,
    error: visit.intl.translate('config.pages.gone'),
    title: idOf(visit),
    status: 409,
  });
}

async function preview(visit: ConfigVisit): Promise<Response> {
  const { page, problems } = readPageSource(sourceOf(visit));
  return page ? sendPreview(visit, page) : sendNoPreview(visit, problems);
}

/** The same check for the script, while typing. */
async function check(visit: ConfigVisit): Promise<Response> {
  const found = await findProblems(visit, sourceOf(visit));
  const report = describeProblems(
    { ...found, meanwhile: await savedMeanwhile(visit) },
    visit.intl.translate,
  );
  visit.c.header('cache-control', 'no-store');
  return visit.c.json(report);
}

interface Shown extends Omit<EditPageProps, 'visit' | 'id' | 'revisions' | 'found'> {
  found?: FoundInSource;
  /** @default 200 */
  status?: number;
}

async function sendEditor(
  visit: ConfigVisit,
  id: string | undefined,
  { status = 200, ...props }: Shown,
): Promise<Response> {
  const found = props.found ?? (await findProblems(visit, props.source));
  const revisions =
    id === undefined
      ? []
      : await listRevisions(visit.services.db, {
          siteId: siteOf(visit),
          subject: subjectOfPage(id),
        });
  return sendConfigPage(
    visit,
    <EditPage visit={visit} id={id} revisions={revisions} {...props} found={found} />,
    status,
  );
}

const revisionOf = (visit: ConfigVisit, number: string | undefined) =>
  findRevision(visit.services.db, {
    siteId: siteOf(visit),
    subject: subjectOfPage(idOf(visit)),
    number: Number(number),
  });
