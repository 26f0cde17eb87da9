import type { ConfigVisit } from '../configVisit';
import { readDraft } from '../drafts/draftStore';
import { findPictures, findTargets } from '../files/fileQueries';
import { findProblems } from '../pages/findProblems';
import { newPage, subjectOfPage } from '../pages/pageStore';
import { pageSource } from '../pages/pageSource';
import { readStored, siteOf } from '../pages/pageVisit';
import type { FoundInSource } from '../pages/describeProblems';
import { listRevisions } from '../revisions/saveRevision';
import { sendConfigPage } from '../shell/sendConfigPage';
import { LayoutPage, type LayoutPageProps } from './LayoutPage';
import type { LayoutState } from './layoutState';
import { withPageFields } from './pageFields';
import { scheduleOf } from './readSchedule';
import { describeLayout } from './describeLayout';

type Given = Partial<
  Pick<
    LayoutPageProps,
    | 'seen'
    | 'pageProblems'
    | 'settingProblems'
    | 'hasScheduleProblem'
    | 'conflict'
    | 'pressed'
    | 'refusal'
    | 'isUnsaved'
    | 'notice'
    | 'error'
  >
> & { base: string; found?: FoundInSource; status?: number };

/** Sends the form of a page with its problems. */
export async function sendLayout(
  visit: ConfigVisit,
  state: LayoutState,
  { found: given, status = 200, ...props }: Given,
): Promise<Response> {
  const { services, intl, posted, c } = visit;
  const id = c.req.param('id');
  const { db } = services;
  const siteId = siteOf(visit);
  const [stored, draft, pictures, files, revisions] = await Promise.all([
    id === undefined ? undefined : readStored(visit),
    id === undefined ? undefined : readDraft(db, siteId, id),
    findPictures(db, siteId),
    findTargets(db, siteId),
    id === undefined ? [] : listRevisions(db, { siteId, subject: subjectOfPage(id) }),
  ]);
  const found =
    given ?? (await findProblems(visit, pageSource(withPageFields(state.page, state.fields))));
  const date = posted.get('publishDate');
  const schedule =
    date === null
      ? scheduleOf(draft?.publishAt, intl.timeZone)
      : { date, time: posted.get('publishTime') ?? '' };
  return sendConfigPage(
    visit,
    <LayoutPage
      visit={visit}
      id={id}
      state={state}
      isPublished={stored !== undefined}
      isNew={props.base === newPage}
      draft={draft}
      seen=""
      schedule={schedule}
      revisions={revisions}
      pictures={pictures}
      files={files}
      {...describeLayout(found, state, intl)}
      {...props}
    />,
    status,
  );
}
