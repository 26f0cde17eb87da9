import { currentSettings } from '@plinth/site-blocks';
import type { PageDefinition } from '@plinth/site-model/definition';
import { checkSettings } from '../blocks/checkSettings';
import type { ConfigVisit } from '../configVisit';
import { deleteDraft, draftState, readDraft, saveDraft } from '../drafts/draftStore';
import { savePage, type StoredPage } from '../pages/pageStore';
import { pageAddress, readStored, siteOf } from '../pages/pageVisit';
import { pageSource } from '../pages/pageSource';
import { mergePageChanges } from '../pages/mergePageChanges';
import { readPageSource } from '../pages/readPageSource';
import type { SourceProblem } from '../pages/sourceProblem';
import { stateOf } from '../revisions/saveRevision';
import { layoutOf, openBlock, type LayoutState } from './layoutState';
import type { PageProblem } from './PageFieldset';
import type { PageField } from './pageFields';
import { readSchedule } from './readSchedule';
import { sendLayout } from './sendLayout';
import { typedPage } from './typedPage';

/** Publishes the page of a form, or stores it as a draft; with any problem, the form is returned as it was sent. */
export async function saveLayout(visit: ConfigVisit, state: LayoutState): Promise<Response> {
  const { posted, intl } = visit;
  const carried = {
    base: posted.get('base') ?? '',
    seen: posted.get('seen') ?? '',
    isUnsaved: true,
  };
  const typed = typedPage(visit, state);
  const how = posted.get('save');
  const publishAt = how === 'schedule' ? readSchedule(visit) : undefined;
  const hasScheduleProblem = how === 'schedule' && publishAt === undefined;
  const stored = await readStored(visit);
  const settingProblems = settingProblemsOf(visit, state, stored?.page);
  const problems = typed.problems.map((one) => pageProblem(one, intl.translate));
  if (!typed.page || settingProblems.length > 0 || hasScheduleProblem)
    return sendLayout(visit, state, {
      ...carried,
      pageProblems: problems,
      settingProblems,
      hasScheduleProblem,
      status: 422,
    });
  return how === 'draft' || how === 'schedule'
    ? keep(visit, state, { page: typed.page, publishAt: publishAt ?? null, how })
    : publish(visit, state, { page: typed.page, stored });
}

/** The problems of the open block's settings; an invalid link that is published already does not prevent saving. */
function settingProblemsOf(
  { intl }: ConfigVisit,
  state: LayoutState,
  published: PageDefinition | undefined,
) {
  const opened = openBlock(state);
  if (!opened) return [];
  const { block, kind } = opened;
  const before = published && openBlock({ page: published, open: block.id })?.block;
  return checkSettings(kind.settings, currentSettings(kind, block.settings), {
    before: currentSettings(kind, before?.settings),
    intl,
  });
}

const fieldOfPath: Readonly<Record<string, PageField>> = {
  title: 'title',
  slug: 'slug',
  description: 'description',
  navigationTitle: 'navigationTitle',
  'socialImage.src': 'socialSrc',
  'socialImage.alt': 'socialAlt',
};

/** Only its fields can be wrong: the rest is from a checked page. */
const pageProblem = (
  { path, problem, values = {} }: SourceProblem,
  translate: ConfigVisit['intl']['translate'],
): PageProblem => ({
  field: fieldOfPath[path] ?? 'title',
  sentence: `… ${translate(`config.problem.${problem}`, values)}.`,
});

async function keep(
  visit: ConfigVisit,
  state: LayoutState,
  { page, publishAt, how }: { page: PageDefinition; publishAt: Date | null; how: string },
): Promise<Response> {
  const { services, account, now, posted, intl, c } = visit;
  const base = posted.get('base') ?? '';
  const source = pageSource(page);
  const seen = posted.get('seen') ?? '';
  const outcome = await saveDraft(services.db, {
    siteId: siteOf(visit),
    page,
    source,
    base,
    publishAt,
    author: account,
    now,
    seen,
  });
  if (outcome === 'saved') return c.redirect(addressAfter(page.id, state, how), 303);
  const draft = await readDraft(services.db, siteOf(visit), page.id);
  return sendLayout(visit, state, {
    base,
    seen: draftState(draft),
    isUnsaved: true,
    error: intl.translate('config.layout.draft.conflict'),
    status: 409,
  });
}

async function publish(
  visit: ConfigVisit,
  state: LayoutState,
  { page, stored }: { page: PageDefinition; stored: StoredPage | undefined },
): Promise<Response> {
  const { services, account, now, posted, intl, c } = visit;
  const siteId = siteOf(visit);
  const base = posted.get('base') ?? '';
  // An unchanged page keeps the source text of its author.
  const source = stored?.state === stateOf(page) ? stored.source : pageSource(page);
  const result = await savePage(services.db, { siteId, page, source, base, author: account, now });
  const seen = posted.get('seen') ?? '';
  switch (result.outcome) {
    case 'saved':
    case 'unchanged':
      await deleteDraft(services.db, siteId, page.id);
      services.site.forget();
      return c.redirect(addressAfter(page.id, state), 303);
    case 'slug-taken':
      return sendLayout(visit, state, {
        base,
        seen,
        isUnsaved: true,
        pageProblems: [
          {
            field: 'slug',
            sentence: `… ${intl.translate('config.problem.slugTaken', { value: result.by })}.`,
          },
        ],
        status: 422,
      });
    case 'conflict': {
      const { current } = result;
      const both = await mergePageChanges(visit, source, current);
      const merged = both === undefined ? undefined : readPageSource(both).page;
      return sendLayout(visit, merged ? layoutOf(merged, state.open) : state, {
        base: current.state,
        seen,
        isUnsaved: true,
        conflict: { theirs: current, isMerged: merged !== undefined },
        status: 409,
      });
    }
    case 'gone':
      return sendLayout(visit, state, {
        base: 'new',
        seen,
        isUnsaved: true,
        error: intl.translate('config.pages.gone'),
        status: 409,
      });
  }
}

/** The address after saving: the open block stays open. */
function addressAfter(id: string, { open }: LayoutState, how?: string): string {
  const query = new URLSearchParams();
  if (how) query.set('as', how);
  if (open) query.set('block', open);
  return `${pageAddress(id)}?saved${query.size > 0 ? `&${query}` : ''}`;
}
