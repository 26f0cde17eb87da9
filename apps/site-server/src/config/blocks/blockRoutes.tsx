import {
  type BlockKind,
  type StoredSettings,
  currentSettings,
  findBlockKind,
} from '@plinth/site-blocks';
import { blocksOf, type BlockDefinition } from '@plinth/site-renderer';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { readDraft } from '../drafts/draftStore';
import { checkPage } from '../pages/checkPage';
import { pageSource } from '../pages/pageSource';
import { readPage, savePage, type StoredPage } from '../pages/pageStore';
import { pageAddress } from '../pages/pageVisit';
import { sendPreview } from '../pages/previewPage';
import { stateOf } from '../revisions/saveRevision';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { findPictures, findTargets } from '../files/fileQueries';
import { blockAddress } from './blockAddress';
import { BlockPage, type BlockPageProps } from './BlockPage';
import { changePostedList } from './changePostedList';
import { changeList, readRestoredEntry, readListChange, removedEntry } from './changeList';
import { checkSettings } from './checkSettings';
import { fillPictureFacts } from './fillPictureFacts';
import { isObject } from './objectOf';
import { readPostedSettings } from './readPostedSettings';
import { withBlockSettings } from './withBlockSettings';

/** The settings of a page's blocks as forms that follow from the schemas of their kinds. */
export function registerBlockForms(area: ConfigArea): void {
  const address = '/config/pages/:id/blocks/:block';

  area.show(address, 'pages', async (visit) => {
    const found = await findBlock(visit);
    if (!found) return sendConfigNotFound(visit);
    const { services, site, c } = visit;
    // A page with a draft has only the draft's form: a block that was saved separately would conflict with it.
    if (await readDraft(services.db, site.definition.id, found.page.id))
      return c.redirect(
        `${pageAddress(found.page.id)}?${new URLSearchParams({ block: found.block.id })}`,
        303,
      );
    const wasSaved = visit.url.searchParams.has('saved');
    return sendForm(visit, found, {
      settings: currentSettings(found.kind, found.block.settings),
      notice: wasSaved ? visit.intl.translate('config.pages.saved') : undefined,
    });
  });

  area.change(address, 'pages', async (visit) => {
    const found = await findBlock(visit);
    if (!found) return sendConfigNotFound(visit);
    const { settings, before } = await postedSettings(visit, found);
    const change = readListChange(visit.posted.get('do'));
    const restored = readRestoredEntry(visit.posted);
    if (change || restored) {
      const schema = found.kind.settings;
      const changed = change
        ? await changePostedList(visit, { schema, settings }, change)
        : changeList(schema, settings, { kind: 'add', ...restored! });
      const removed = change && removedEntry(settings, change);
      return sendForm(visit, found, { settings: changed, isUnsaved: true, removed });
    }
    const problems = checkSettings(found.kind.settings, settings, { before, intl: visit.intl });
    if (problems.length > 0)
      return sendForm(visit, found, { settings, problems, isUnsaved: true, status: 422 });
    return save(visit, found, settings);
  });

  area.ask(`${address}/preview`, 'pages', async (visit) => {
    const found = await findBlock(visit);
    if (!found) return sendConfigNotFound(visit);
    const { settings } = await postedSettings(visit, found);
    return sendPreview(visit, withBlockSettings(found.page, found.block.id, settings));
  });
}

interface FoundBlock extends Pick<StoredPage, 'page' | 'state'> {
  block: BlockDefinition;
  kind: BlockKind;
}

async function findBlock({ services, site, c }: ConfigVisit): Promise<FoundBlock | undefined> {
  const stored = await readPage(services.db, site.definition.id, c.req.param('id') ?? '');
  const block = stored && blocksOf(stored.page).find(({ id }) => id === c.req.param('block'));
  const kind = block && findBlockKind(block.type, block.definitionName);
  return stored && block && kind
    ? { page: stored.page, state: stored.state, block, kind }
    : undefined;
}

/** The form contains the settings that it was made from: entries of a list may have moved since the last save. */
async function postedSettings(visit: ConfigVisit, { kind, block }: FoundBlock) {
  const { posted } = visit;
  const before = readObject(posted.get('before')) ?? currentSettings(kind, block.settings);
  const settings = readPostedSettings(kind.settings, { posted, stored: before });
  const filled = fillPictureFacts(kind.settings, settings, {
    before,
    pictures: await pictures(visit),
  });
  return { settings: filled, before };
}

function readObject(json: string | null): StoredSettings | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Saves the settings of one block in the current page: changes by others elsewhere on it stay. Where they changed the
 * same block, its author is notified, and the second save replaces their change.
 */
async function save(
  visit: ConfigVisit,
  found: FoundBlock,
  settings: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { services, account, now, site, posted, c, intl } = visit;
  const refuse = (error: string, status: number) =>
    sendForm(visit, found, { settings, isUnsaved: true, error, status });
  if (posted.get('base') !== stateOf(found.block))
    return refuse(intl.translate('config.blocks.conflict'), 409);
  const { page } = checkPage(withBlockSettings(found.page, found.block.id, settings));
  if (!page) return refuse(intl.translate('config.blocks.problem.wrong'), 422);
  const result = await savePage(services.db, {
    siteId: site.definition.id,
    page,
    source: pageSource(page),
    base: found.state,
    author: account,
    now,
  });
  if (result.outcome !== 'saved' && result.outcome !== 'unchanged')
    return refuse(intl.translate('config.blocks.conflict'), 409);
  services.site.forget();
  return c.redirect(`${blockAddress(page.id, found.block.id)}?saved`, 303);
}

const pictures = ({ services, site }: ConfigVisit) => findPictures(services.db, site.definition.id);

type Shown = Omit<
  BlockPageProps,
  'visit' | 'page' | 'block' | 'kind' | 'base' | 'pictures' | 'files'
>;

async function sendForm(
  visit: ConfigVisit,
  { page, block, kind }: FoundBlock,
  { status = 200, ...shown }: Shown & { status?: number },
): Promise<Response> {
  return sendConfigPage(
    visit,
    <BlockPage
      visit={visit}
      page={page}
      block={block}
      kind={kind}
      base={stateOf(block)}
      pictures={await pictures(visit)}
      files={await findTargets(visit.services.db, visit.site.definition.id)}
      {...shown}
    />,
    status,
  );
}
