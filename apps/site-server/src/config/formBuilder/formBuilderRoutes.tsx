import { findBlockKind } from '@plinth/site-blocks';
import { blocksOf, type BlockDefinition, type PageDefinition } from '@plinth/site-renderer';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { draftState, readDraft, saveDraft, type StoredDraft } from '../drafts/draftStore';
import { checkPage } from '../pages/checkPage';
import { pageSource } from '../pages/pageSource';
import { newPage, readPage, savePage, type StoredPage } from '../pages/pageStore';
import { sendPreview } from '../pages/previewPage';
import { stateOf } from '../revisions/saveRevision';
import { ConfigShell } from '../shell/ConfigShell';
import { sendConfigPage } from '../shell/sendConfigPage';
import { findMailingLists } from '../submissions/lists/listQueries';
import { newTypeName } from './AddField';
import { changeFields, type RemovedField } from './changeFields';
import { checkForm } from './checkForm';
import { FormBuilderPage, type FormBuilderPageProps } from './FormBuilderPage';
import { formBuilderAddress, isFormKind } from '../blocks/formBuilderAddress';
import { isOfferedType } from './fieldProperties';
import { fieldDraftOf, formDraftOf, type FieldDraft, type FormDraft } from './formDraft';
import { formSettings } from './formSettings';
import { readPostedForm } from './readPostedForm';

/** Registers the form builder of each block that is a form. */
export function registerFormBuilder(area: ConfigArea): void {
  const address = '/config/pages/:id/blocks/:block/form';

  area.show(address, 'pages', async (visit) => {
    const found = await findForm(visit);
    if (!found) return sendNotOpened(visit);
    const done = (['saved', 'kept'] as const).find((one) => visit.url.searchParams.has(one));
    return sendBuilder(visit, found, {
      draft: formDraftOf(found.settings),
      notice: done && visit.intl.translate(`config.form.${done}`),
    });
  });

  area.change(address, 'pages', answer);

  area.ask(`${address}/preview`, 'pages', async (visit) => {
    const found = await findForm(visit);
    if (!found) return sendNotOpened(visit);
    const settings = formSettings(readPostedForm(visit.posted), found.settings);
    return sendPreview(visit, withSettings(found, settings));
  });
}

interface FoundForm extends Pick<StoredPage, 'page'> {
  /** The state of the published page; absent if the form is in a draft. */
  state?: string;
  draft?: StoredDraft;
  block: BlockDefinition;
  settings: Readonly<Record<string, unknown>>;
  isNewsletter: boolean;
}

/** The form in the draft of its page, if there is one: saving it in the page would conflict with the draft. */
async function findForm({ services, site, c }: ConfigVisit): Promise<FoundForm | undefined> {
  const { db } = services;
  const siteId = site.definition.id;
  const id = c.req.param('id') ?? '';
  const draft = await readDraft(db, siteId, id);
  const stored = draft ? undefined : await readPage(db, siteId, id);
  const page = draft?.page ?? stored?.page;
  const block = page && blocksOf(page).find((one) => one.id === c.req.param('block'));
  const kind = block && findBlockKind(block.type, block.definitionName);
  if (!page || !block || !kind || !isFormKind(kind)) return undefined;
  return {
    page,
    ...(draft ? { draft } : {}),
    ...(stored ? { state: stored.state } : {}),
    block,
    settings: block.settings ?? {},
    isNewsletter: kind.kind === 'newsletter',
  };
}

/** A button of the form, or Save. */
async function answer(visit: ConfigVisit): Promise<Response> {
  const found = await findForm(visit);
  if (!found) return sendNotOpened(visit);
  const { posted, intl } = visit;
  const pressed = posted.get('do');
  const draft = readPostedForm(posted);
  const before = formDraftOf(found.settings);
  if (pressed === 'keep-list') {
    const { mailingListId } = before;
    const kept = { ...draft, hasList: true, mailingListId };
    return sendBuilder(visit, found, { draft: kept, isUnsaved: true });
  }
  const change = changeFields({
    fields: draft.fields,
    pressed,
    newType: (group) => posted.get(newTypeName(group)) ?? '',
    titleOf: (type) => intl.translate(`config.form.type.${type}`),
    removed: readRemoved(posted.get('removed')),
  });
  if (change)
    return sendBuilder(visit, found, {
      draft: { ...draft, fields: change.fields },
      change,
      isUnsaved: true,
    });
  const lists = await listsOf(visit);
  const problems = checkForm(draft, {
    isNewsletter: found.isNewsletter,
    listIds: new Set(lists.map(({ id }) => id)),
    otherFormIds: otherFormIds(visit, found),
  });
  if (problems.length > 0)
    return sendBuilder(visit, found, { draft, problems, isUnsaved: true, status: 422 });
  const isDisconnected = before.hasList && !draft.hasList;
  if (isDisconnected && pressed !== 'disconnect')
    return sendBuilder(visit, found, { draft, confirmsDisconnect: true, isUnsaved: true });
  return save(visit, found, draft);
}

function readRemoved(json: string | null): RemovedField | undefined {
  try {
    const { field, path } = Object(JSON.parse(json ?? 'null')) as Record<string, unknown>;
    const read = readFieldDraft(field);
    if (!read || typeof path !== 'string' || !/^\d+(?:\.\d+)?$/.test(path)) return undefined;
    return { field: read, path };
  } catch {
    return undefined;
  }
}

/** A field of a returned form: each part as it was typed, if it has the right type. */
function readFieldDraft(value: unknown): FieldDraft | undefined {
  const given = Object(value) as Record<string, unknown>;
  if (typeof given['id'] !== 'string') return undefined;
  const blank = Object.entries(fieldDraftOf({}));
  const parts = blank.map(([name, usual]): [string, unknown] => [
    name,
    typeof given[name] === typeof usual ? given[name] : usual,
  ]);
  const read = Object.fromEntries(parts) as unknown as FieldDraft;
  const inner: readonly unknown[] = Array.isArray(given['fields']) ? given['fields'] : [];
  return {
    ...read,
    type: isOfferedType(read.type) ? read.type : 'text',
    fields: inner.flatMap((one) => readFieldDraft(one) ?? []),
  };
}

/** The same form may be on several pages; a form of another block with other fields may not share its id. */
function otherFormIds({ site }: ConfigVisit, { page, block }: FoundForm): ReadonlySet<string> {
  const ownId = block.settings?.['formId'];
  const ids = site.definition.pages.flatMap((one) =>
    blocksOf(one)
      .filter(({ id }) => one.id !== page.id || id !== block.id)
      .map(({ settings }) => settings?.['formId']),
  );
  return new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ownId));
}

const withSettings = (
  { page, block }: Pick<FoundForm, 'page' | 'block'>,
  settings: Readonly<Record<string, unknown>>,
): PageDefinition => ({
  ...page,
  sections: page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((one) => (one.id === block.id ? { ...one, settings } : one)),
  })),
});

/** Saves the form in the current page or its draft: changes by others elsewhere on the page stay. */
async function save(visit: ConfigVisit, found: FoundForm, draft: FormDraft): Promise<Response> {
  const { services, posted, c, intl } = visit;
  const { translate } = intl;
  const refuse = (why: string, status: number) =>
    sendBuilder(visit, found, {
      draft,
      isUnsaved: true,
      error: `${translate('config.form.notUpdated')} ${why}`,
      status,
    });
  if (posted.get('base') !== stateOf(found.block))
    return refuse(translate('config.form.conflict'), 409);
  const { page } = checkPage(withSettings(found, formSettings(draft, found.settings)));
  if (!page) return refuse(translate('config.form.wrong'), 422);
  if (!(await keep(visit, found, page))) return refuse(translate('config.form.conflict'), 409);
  services.site.forget();
  const done = found.draft ? 'kept' : 'saved';
  return c.redirect(`${formBuilderAddress(page.id, found.block.id)}?${done}`, 303);
}

/** @returns false if another editor has saved the page or its draft meanwhile */
async function keep(
  { services, account, now, site }: ConfigVisit,
  { draft, state = newPage }: FoundForm,
  page: PageDefinition,
): Promise<boolean> {
  const input = {
    siteId: site.definition.id,
    page,
    source: pageSource(page),
    author: account,
    now,
  };
  if (draft) {
    const { base, publishAt } = draft;
    const seen = draftState(draft);
    return (await saveDraft(services.db, { ...input, base, publishAt, seen })) === 'saved';
  }
  const { outcome } = await savePage(services.db, { ...input, base: state });
  return outcome === 'saved' || outcome === 'unchanged';
}

const listsOf = ({ services, site }: ConfigVisit) =>
  findMailingLists(services.db, site.definition.id);

type Shown = Omit<
  FormBuilderPageProps,
  'visit' | 'page' | 'blockId' | 'base' | 'lists' | 'isNewsletter'
>;

async function sendBuilder(
  visit: ConfigVisit,
  { page, block, isNewsletter }: FoundForm,
  { status = 200, ...shown }: Shown & { status?: number },
): Promise<Response> {
  return sendConfigPage(
    visit,
    <FormBuilderPage
      visit={visit}
      page={page}
      blockId={block.id}
      isNewsletter={isNewsletter}
      lists={await listsOf(visit)}
      base={stateOf(block)}
      {...shown}
    />,
    status,
  );
}

/** For a deleted block, or a block that is no form. */
function sendNotOpened(visit: ConfigVisit): Response {
  const { translate } = visit.intl;
  return sendConfigPage(
    visit,
    <ConfigShell visit={visit} part="pages" title={translate('config.form.notOpened')}>
      <h1>{translate('config.form.notOpened')}</h1>
      <p>{translate('config.form.notOpened.text')}</p>
      <p>
        <a href="/config/pages">{translate('config.part.pages')}</a>
      </p>
    </ConfigShell>,
    404,
  );
}
