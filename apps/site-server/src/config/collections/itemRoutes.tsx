import { cutText, itemStatus } from '@plinth/site-model';
import { siteLanguage, slugInLanguage } from '@plinth/site-model/definition';
import { pageOfRow } from '../../collections/itemPage';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { sendPreview } from '../pages/previewPage';
import { findRevision, listRevisions } from '../revisions/saveRevision';
import { findPictures } from '../files/fileQueries';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { checkItem, type CheckedItem, type ItemProblem } from './checkItem';
import { collectionAddress, itemAddress } from './collectionAddress';
import { findCollection, findItemRow, type CollectionRow, type ItemRow } from './collectionQueries';
import { columnsOf, contentOf, readItemSource, type ItemContent } from './itemContent';
import { ItemPage, type ItemPageProps } from './ItemPage';
import {
  contentBeforeDeletion,
  eraseItem,
  isFull,
  newItem,
  saveItem,
  stateOfItem,
  subjectOfItem,
  type SaveItemResult,
} from './itemStore';
import { newValues, readItemValues, valuesOf } from './itemValues';
import { findItemVersions, originalOfItem } from './versionsOfItem';

/** The form of an item: created, changed, previewed, copied, deleted and restored ([SRV-22]). */
export function registerItemForms(area: ConfigArea): void {
  const one = '/config/collections/:id/items/:item';
  const added = '/config/collections/:id/new';

  area.show(added, 'collections', async (visit) => {
    const collection = await collectionOf(visit);
    if (!collection) return sendConfigNotFound(visit);
    return sendForm(visit, {
      collection,
      id: visit.services.random(12).toString('hex'),
      base: newItem,
      values: newValues(visit.intl.timeZone),
      ...((await isFull(visit.services.db, collection)) && { error: 'full' as const }),
    });
  });
  area.change(added, 'collections', async (visit) => {
    const collection = await collectionOf(visit);
    const id = visit.posted.get('id') ?? '';
    if (!collection || !/^[\da-f]{24}$/.test(id)) return sendConfigNotFound(visit);
    return saveForm(visit, { collection, id });
  });
  area.ask(`${added}/preview`, 'collections', async (visit) => {
    const collection = await collectionOf(visit);
    return collection
      ? preview(visit, { collection, id: newItem, row: undefined })
      : sendConfigNotFound(visit);
  });

  area.show(one, 'collections', async (visit) => {
    const found = await findItem(visit);
    if (!found) return sendConfigNotFound(visit);
    return sendForm(visit, { ...found, ...shownOf(visit, found.row), notice: noticeOf(visit) });
  });
  area.change(one, 'collections', async (visit) => {
    const found = await findItem(visit);
    return found ? saveForm(visit, found) : sendConfigNotFound(visit);
  });
  area.ask(`${one}/preview`, 'collections', async (visit) => {
    const found = await findItem(visit);
    return found ? preview(visit, found) : sendConfigNotFound(visit);
  });
  area.show(`${one}/preview`, 'collections', async (visit) => {
    const found = await findItem(visit);
    if (!found) return sendConfigNotFound(visit);
    const { page } = pageOfRow(visit.site.definition, found.collection, found.row);
    return sendPreview(visit, page);
  });
  area.show(`${one}/versions/:number`, 'collections', async (visit) => {
    const found = await findItem(visit);
    const number = visit.c.req.param('number');
    const version = found && (await contentOfVersion(visit, number));
    if (!version) return sendConfigNotFound(visit);
    const { intl, now } = visit;
    return sendForm(visit, {
      ...found,
      base: stateOfItem(found.row),
      values: valuesOf(version, { timeZone: intl.timeZone, now }),
      notice: intl.translate('config.collections.versionShown', { number: Number(number) }),
    });
  });
  area.change(`${one}/restore`, 'collections', async (visit) => {
    const found = await findItem(visit);
    const version = found && (await contentOfVersion(visit, visit.posted.get('number')));
    if (!version) return sendConfigNotFound(visit);
    return store(visit, { ...found, content: version, how: 'restored' });
  });
  area.change(`${one}/version`, 'collections', async (visit) => {
    const found = await findItem(visit);
    return found ? makeVersion(visit, found) : sendConfigNotFound(visit);
  });
  area.change(`${one}/copy`, 'collections', async (visit) => {
    const found = await findItem(visit);
    return found ? copy(visit, found) : sendConfigNotFound(visit);
  });
  area.change(`${one}/delete`, 'collections', async (visit) => {
    const found = await findItem(visit);
    if (!found) return sendConfigNotFound(visit);
    const content = { ...contentOf(found.row), status: itemStatus.deleted };
    return store(visit, { ...found, content, how: 'deleted' });
  });
  area.change(`${one}/bring-back`, 'collections', async (visit) => {
    const found = await findItem(visit);
    if (found?.row.status !== itemStatus.deleted) return sendConfigNotFound(visit);
    const content = await contentBeforeDeletion(visit.services.db, found.row);
    const base = stateOfItem(found.row);
    return store(visit, { ...found, content, base, how: 'broughtBack' });
  });
  // A separate address, because the item cannot be restored afterwards.
  area.change(`${one}/bin/delete`, 'collections', async (visit) => {
    const { services, c } = visit;
    const found = await findItem(visit);
    if (!found) return sendConfigNotFound(visit);
    const { collection, id } = found;
    const key = { siteId: collection.siteId, collectionId: collection.id, id };
    if (!(await eraseItem(services.db, key))) return sendConfigNotFound(visit);
    return c.redirect(`${collectionAddress(collection.id)}?visibility=deleted&done=erased`, 303);
  });
}

interface FoundItem {
  collection: CollectionRow;
  id: string;
  row: ItemRow;
}

const collectionOf = ({ services, site, c }: ConfigVisit) =>
  findCollection(services.db, site.definition.id, c.req.param('id') ?? '');

async function findItem(visit: ConfigVisit): Promise<FoundItem | undefined> {
  const collection = await collectionOf(visit);
  const id = visit.c.req.param('item') ?? '';
  const row =
    collection &&
    (await findItemRow(visit.services.db, {
      siteId: collection.siteId,
      collectionId: collection.id,
      id,
    }));
  return row && { collection, id, row };
}

const shownOf = ({ intl, now }: ConfigVisit, row: ItemRow) => ({
  base: stateOfItem(row),
  values: valuesOf(contentOf(row), { timeZone: intl.timeZone, now }),
});

/** Makes a version of an item in another language: a draft of the same content. An existing version is shown. */
async function makeVersion(visit: ConfigVisit, { collection, row }: FoundItem): Promise<Response> {
  const { services, site, posted, account, now, c } = visit;
  const own = siteLanguage(site.definition);
  const language = posted.get('language') ?? '';
  const isKnown = language === own || site.languages.some(({ code }) => code === language);
  if (!isKnown) return sendConfigNotFound(visit);
  const id = services.random(12).toString('hex');
  const result = await saveItem(services.db, {
    collection,
    id,
    base: newItem,
    content: {
      ...contentOf(row),
      slug: slugInLanguage(row.slug, language),
      status: itemStatus.draft,
    },
    isSlugSuggested: true,
    place: { language: language === own ? null : language, versionOf: originalOfItem(row) },
    isPageAt: (slug) => site.pageBySlug.has(slug),
    author: account,
    now,
  });
  services.site.forget();
  const shown = result.outcome === 'version-there' ? result.by.id : id;
  return c.redirect(`${itemAddress(collection.id, shown)}?done=version`, 303);
}

const actions = ['version', 'saved', 'restored', 'copied', 'broughtBack'] as const;

function noticeOf({ url, intl }: ConfigVisit): string | undefined {
  const done = actions.find((one) => one === url.searchParams.get('done'));
  return done && intl.translate(`config.collections.done.${done}`);
}

async function contentOfVersion(
  { services, site, c }: ConfigVisit,
  number: string | null | undefined,
): Promise<ItemContent | undefined> {
  const row = await findRevision(services.db, {
    siteId: site.definition.id,
    subject: subjectOfItem(c.req.param('item') ?? ''),
    number: Number(number),
  });
  return row && readItemSource(row.source);
}

type FormTarget = Pick<FoundItem, 'collection' | 'id'> & { row?: ItemRow | undefined };

const check = (
  { posted, intl, now }: ConfigVisit,
  { collection, id, row }: FormTarget,
): CheckedItem =>
  checkItem(readItemValues(posted), {
    id,
    kind: collection.kind,
    timeZone: intl.timeZone,
    now,
    before: row && contentOf(row),
  });

async function saveForm(visit: ConfigVisit, target: FormTarget): Promise<Response> {
  const { content, problems, isSlugSuggested } = check(visit, target);
  if (problems.length > 0) return refuse(visit, target, { problems, status: 422 });
  return store(visit, { ...target, content, isSlugSuggested, how: 'saved' });
}

interface StoreInput extends FormTarget {
  content: ItemContent;
  isSlugSuggested?: boolean;
  /** @default the state that the form contains */
  base?: string;
  how: 'saved' | 'restored' | 'copied' | 'deleted' | 'broughtBack';
}

async function store(visit: ConfigVisit, input: StoreInput): Promise<Response> {
  const { services, site, account, now, posted, c } = visit;
  const { collection, id, content, how, isSlugSuggested = false } = input;
  const result = await saveItem(services.db, {
    collection,
    id,
    content,
    isSlugSuggested,
    base: input.base ?? posted.get('base') ?? '',
    isPageAt: (slug) => site.pageBySlug.has(slug),
    author: account,
    now,
  });
  if (result.outcome !== 'saved' && result.outcome !== 'unchanged')
    return sendRefused(visit, input, result);
  services.site.forget();
  if (how === 'deleted') {
    const query = new URLSearchParams({ deleted: id });
    return c.redirect(`${collectionAddress(collection.id)}?${query}`, 303);
  }
  return c.redirect(`${itemAddress(collection.id, id)}?done=${how}`, 303);
}

function sendRefused(
  visit: ConfigVisit,
  input: StoreInput,
  result: Exclude<SaveItemResult, { outcome: 'saved' | 'unchanged' }>,
): Promise<Response> {
  switch (result.outcome) {
    case 'conflict':
      return refuse(visit, input, { conflict: shownOf(visit, result.current), status: 409 });
    case 'slug-taken':
      return refuse(visit, input, {
        problems: [{ field: 'slug', kind: 'slugTaken' }],
        status: 422,
      });
    case 'version-there':
      return refuse(visit, input, { error: 'versionThere', status: 422 });
    case 'full':
      return refuse(visit, input, { error: 'full', status: 422 });
    case 'gone':
      return refuse(visit, input, { error: 'gone', status: 409 });
  }
}

/** The form as it was sent; for a button without a form, the values that it would have stored. */
function refuse(
  visit: ConfigVisit,
  { collection, id, row, content }: FormTarget & { content?: ItemContent },
  answer: {
    problems?: readonly ItemProblem[];
    conflict?: { base: string; values: ItemPageProps['values'] };
    error?: ItemPageProps['error'];
    status: number;
  },
): Promise<Response> {
  const { posted, intl, now } = visit;
  const { conflict, status, ...others } = answer;
  const values =
    posted.has('title') || !content
      ? readItemValues(posted)
      : valuesOf(content, { timeZone: intl.timeZone, now });
  return sendForm(
    visit,
    {
      collection,
      id,
      row,
      values,
      // An author who saves again from here has seen the replaced version.
      base: conflict?.base ?? posted.get('base') ?? '',
      isUnsaved: true,
      ...others,
      ...(conflict && { theirs: conflict.values }),
    },
    status,
  );
}

async function copy(visit: ConfigVisit, { collection, row }: FoundItem): Promise<Response> {
  const { intl, services } = visit;
  const content = contentOf(row);
  const title = cutText(intl.translate('config.collections.copyOf', { title: row.title }), 300);
  return store(visit, {
    collection,
    id: services.random(12).toString('hex'),
    base: newItem,
    content: { ...content, title, status: itemStatus.draft },
    isSlugSuggested: true,
    how: 'copied',
  });
}

/** The item as visitors would see it if it were saved; an unreadable value is left out. */
function preview(visit: ConfigVisit, target: FormTarget): Promise<Response> {
  const { collection, id, row } = target;
  const { content } = check(visit, target);
  const { page } = pageOfRow(visit.site.definition, collection, {
    siteId: collection.siteId,
    collectionId: collection.id,
    id,
    position: row?.position ?? 0,
    updatedAt: visit.now,
    language: row?.language ?? null,
    versionOf: row?.versionOf ?? null,
    ...columnsOf({ ...content, title: content.title || '…' }),
  });
  return sendPreview(visit, page);
}

async function sendForm(
  visit: ConfigVisit,
  props: Omit<ItemPageProps, 'visit' | 'revisions' | 'pictures' | 'versions'>,
  status = 200,
): Promise<Response> {
  const { db } = visit.services;
  const siteId = visit.site.definition.id;
  const [revisions, pictures, versions] = await Promise.all([
    listRevisions(db, { siteId, subject: subjectOfItem(props.id) }),
    findPictures(db, siteId),
    props.row ? findItemVersions(db, props.row) : [],
  ]);
  const read = { revisions, pictures, versions };
  return sendConfigPage(visit, <ItemPage visit={visit} {...read} {...props} />, status);
}
