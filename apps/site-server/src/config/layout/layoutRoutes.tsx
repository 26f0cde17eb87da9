import { currentSettings } from '@plinth/site-blocks';
import { isCollectionPanelPath } from '@plinth/site-model';
import { readListChange } from '../blocks/changeList';
import { changePostedList } from '../blocks/changePostedList';
import { withBlockSettings } from '../blocks/withBlockSettings';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { deleteDraft, draftState, readDraft } from '../drafts/draftStore';
import { findProblems, savedMeanwhile } from '../pages/findProblems';
import { newPage } from '../pages/pageStore';
import { idOf, pageAddress, readStored, siteOf } from '../pages/pageVisit';
import { pageSource } from '../pages/pageSource';
import { sendNoPreview, sendPreview } from '../pages/previewPage';
import { sendConfigNotFound } from '../shell/refusals';
import { applyChange } from './applyChange';
import { readLayoutChange } from './layoutChange';
import { layoutOf, openBlock, remember, type LayoutState } from './layoutState';
import { newPageState } from './newPageState';
import { readPostedLayout } from './readPostedLayout';
import { saveLayout } from './saveLayout';
import { sendLayout } from './sendLayout';
import { describeLayout } from './describeLayout';
import { typedPage } from './typedPage';

const newAddress = '/config/new-page';

/** Registers the form of a page: its sections and blocks, its title and address, its draft. */
export function registerLayoutForm(area: ConfigArea): void {
  area.show(newAddress, 'pages', (visit) =>
    sendLayout(visit, newPageState(visit), { base: newPage }),
  );
  area.show('/config/pages/:id', 'pages', show);
  for (const address of [newAddress, '/config/pages/:id']) {
    area.change(`${address}/form`, 'pages', change);
    area.ask(`${address}/form/preview`, 'pages', preview);
    area.ask(`${address}/form/check`, 'pages', check);
  }
  area.change('/config/pages/:id/draft/delete', 'pages', async (visit) => {
    const id = idOf(visit);
    await deleteDraft(visit.services.db, siteOf(visit), id);
    const isPublished = (await readStored(visit)) !== undefined;
    return visit.c.redirect(isPublished ? `${pageAddress(id)}?discarded` : '/config/pages', 303);
  });
}

async function show(visit: ConfigVisit): Promise<Response> {
  const { services, url, intl } = visit;
  const stored = await readStored(visit);
  const draft = await readDraft(services.db, siteOf(visit), idOf(visit));
  if (!stored && !draft) return sendNoPage(visit);
  const { searchParams } = url;
  const page = draft?.page ?? stored!.page;
  return sendLayout(visit, layoutOf(page, searchParams.get('block') ?? undefined), {
    base: draft?.base ?? stored!.state,
    seen: draftState(draft),
    notice: noticeOf(searchParams, intl, draft?.publishAt),
  });
}

function noticeOf(
  done: URLSearchParams,
  { translate, moment }: ConfigVisit['intl'],
  publishAt: Date | null | undefined,
): string | undefined {
  if (done.has('restored')) return translate('config.pages.restored');
  if (done.has('version')) return translate('config.languages.made');
  if (done.has('discarded')) return translate('config.layout.draft.discarded');
  if (!done.has('saved')) return undefined;
  switch (done.get('as')) {
    case 'draft':
      return translate('config.layout.draft.saved');
    case 'schedule':
      return publishAt
        ? translate('config.layout.draft.scheduled', { when: moment(publishAt) })
        : translate('config.layout.draft.saved');
    default:
      return translate('config.pages.saved');
  }
}

/** Collections were once edited as pages: an old address is redirected to the collection. */
function sendNoPage(visit: ConfigVisit): Response {
  const { url, site, c } = visit;
  const id = idOf(visit);
  const isPanel = isCollectionPanelPath(url.pathname.replace(/^\/config/, ''));
  return isPanel && site.slugOfCollection.has(id)
    ? c.redirect(`/config/collections/${id}`, 303)
    : sendConfigNotFound(visit);
}

/** A button of the layout shows the changed form; any other button saves. */
async function change(visit: ConfigVisit): Promise<Response> {
  const { posted } = visit;
  const state = await readPostedLayout(visit);
  if (!state) return sendConfigNotFound(visit);
  const carried = {
    base: posted.get('base') ?? '',
    seen: posted.get('seen') ?? '',
    isUnsaved: true,
  };
  const button = posted.get('do');
  const ofList = readListChange(button);
  if (ofList) return sendLayout(visit, await withListChange(visit, state, ofList), carried);
  const layout = readLayoutChange(button);
  if (layout) {
    const changed = applyChange(visit, state, layout);
    return sendLayout(visit, changed.state, { ...carried, ...changed });
  }
  return saveLayout(visit, state);
}

async function withListChange(
  visit: ConfigVisit,
  state: LayoutState,
  change: NonNullable<ReturnType<typeof readListChange>>,
): Promise<LayoutState> {
  const opened = openBlock(state);
  if (!opened) return state;
  const { block, kind } = opened;
  const before = { schema: kind.settings, settings: currentSettings(kind, block.settings) };
  const settings = await changePostedList(visit, before, change);
  return remember(state, withBlockSettings(state.page, block.id, settings));
}

async function preview(visit: ConfigVisit): Promise<Response> {
  const state = await readPostedLayout(visit);
  if (!state) return sendNoPreview(visit, []);
  const { page } = typedPage(visit, state);
  return sendPreview(visit, page ?? state.page);
}

/** The same check for the script, while typing. */
async function check(visit: ConfigVisit): Promise<Response> {
  const state = await readPostedLayout(visit);
  if (!state) return sendConfigNotFound(visit);
  const typed = typedPage(visit, state);
  const found = typed.page
    ? await findProblems(visit, pageSource(typed.page))
    : { problems: typed.problems };
  const report = describeLayout(
    { ...found, meanwhile: await savedMeanwhile(visit) },
    state,
    visit.intl,
  );
  visit.c.header('cache-control', 'no-store');
  return visit.c.json(report.report);
}
