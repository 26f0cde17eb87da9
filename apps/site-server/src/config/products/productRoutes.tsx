import { currencyCodes, defaultCurrency } from '@plinth/commerce/money';
import type { ProductDefinition } from '@plinth/site-model/definition';
import { unitSystem } from '@plinth/site-model';
import { readShop } from '../../shop/readShop';
import { findSoldFile, readSoldFiles } from '../../shop/soldFiles';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { findPictures } from '../files/fileQueries';
import { readPageNumber } from '../list/pageOfRows';
import { readSearch } from '../list/readSearch';
import { findRevision, listRevisions } from '../revisions/saveRevision';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { readRestoredEntry } from '../blocks/changeList';
import { changeDraft } from './changeDraft';
import { checkDraft, type ProductProblem } from './checkDraft';
import { draftDifferences } from './draftDifferences';
import { fieldOfNewRow } from './fieldOfNewRow';
import { NewProductPage } from './NewProductPage';
import { productAddress, soldFilesAddress } from './productAddress';
import { copyOf, draftOf, emptyDraft, type ProductDraft } from './productDraft';
import type { ProductForm } from './productForm';
import { productKinds } from './productKinds';
import { ProductPage, type ProductPageProps } from './ProductPage';
import { findProducts, productStates } from './productQueries';
import { ProductsPage } from './ProductsPage';
import {
  newProduct,
  readProduct,
  removeProduct,
  saveProduct,
  subjectOfProduct,
  type StoredProduct,
} from './productStore';
import { readPostedDraft } from './readPostedDraft';
import { receiveSoldFiles, type ReceivedFiles } from './receiveSoldFiles';
import { restoreRow, removedRow } from './removedRow';

/** The products of the site's shop: the list, and a form for each. */
export function registerProducts(area: ConfigArea): void {
  area.show('/config/products', 'products', sendList);

  area.show('/config/products/new', 'products', async (visit) => {
    const { searchParams } = visit.url;
    const form = await formOf(visit);
    const copied = searchParams.get('copy');
    if (copied !== null) {
      const stored = await readProduct(visit.services.db, siteIdOf(visit), copied);
      if (!stored) return sendConfigNotFound(visit);
      const draft = copyOf(draftOf(stored.product, form));
      return sendForm(visit, { draft, form, isUnsaved: true });
    }
    const kind = productKinds.find((one) => one === searchParams.get('kind'));
    if (!kind) return sendConfigPage(visit, <NewProductPage visit={visit} />);
    return sendForm(visit, { draft: emptyDraft(kind, form), form });
  });

  area.change('/config/products/new', 'products', async (visit) =>
    answerForm(visit, `product-${visit.services.random(9).toString('base64url')}`, newProduct),
  );

  // Registered before the addresses with ids.
  area.receive(soldFilesAddress, 'products', async (visit) => {
    const received = await receiveSoldFiles(visit);
    return received instanceof Response ? received : answerFiles(visit, received);
  });

  area.show('/config/products/:id', 'products', async (visit) => {
    const stored = await readProduct(visit.services.db, siteIdOf(visit), idOf(visit));
    if (!stored) return sendConfigNotFound(visit);
    const form = await formOf(visit);
    return sendForm(visit, {
      id: stored.product.id,
      slug: stored.product.slug,
      draft: draftOf(stored.product, form),
      form,
      base: stored.state,
      notice: visit.url.searchParams.has('saved')
        ? visit.intl.translate('config.products.saved')
        : undefined,
    });
  });

  area.change('/config/products/:id', 'products', async (visit) =>
    answerForm(visit, idOf(visit), visit.posted.get('base') ?? ''),
  );

  area.show('/config/products/:id/versions/:number', 'products', async (visit) => {
    const number = visit.c.req.param('number');
    const version = await versionOf(visit, number);
    if (!version) return sendConfigNotFound(visit);
    const { stored, form, draft } = version;
    const { id, slug } = stored.product;
    // The earlier values of its fields; saving them restores the version.
    const notice = visit.intl.translate('config.versions.shown', { number: Number(number) });
    return sendForm(visit, { id, slug, draft, form, base: stored.state, notice, isUnsaved: true });
  });
  area.change('/config/products/:id/restore', 'products', async (visit) => {
    const version = await versionOf(visit, visit.posted.get('number'));
    return version
      ? saveDraft(visit, version.draft, {
          id: idOf(visit),
          base: visit.posted.get('base') ?? '',
          stored: version.stored,
        })
      : sendConfigNotFound(visit);
  });

  area.change('/config/products/:id/delete', 'products', async (visit) => {
    const { c, services } = visit;
    const wasThere = await removeProduct(services.db, siteIdOf(visit), idOf(visit));
    return wasThere ? c.redirect('/config/products?done=removed', 303) : sendConfigNotFound(visit);
  });
}

const siteIdOf = ({ site }: ConfigVisit) => site.definition.id;
const idOf = ({ c }: ConfigVisit) => c.req.param('id') ?? '';

async function formOf(visit: ConfigVisit): Promise<ProductForm> {
  const { services, intl, site, posted } = visit;
  const shop = await readShop(services.db, siteIdOf(visit));
  return {
    locale: intl.locale,
    currencyCode:
      shop?.currencyCode ??
      currencyCodes.find((code) => code === posted.get('currencyCode')) ??
      defaultCurrency,
    isNewShop: !shop,
    system: site.definition.measurementStandard ?? unitSystem.metric,
  };
}

async function sendList(visit: ConfigVisit): Promise<Response> {
  const { searchParams } = visit.url;
  const search = readSearch(searchParams);
  const kind = productKinds.find((one) => one === searchParams.get('kind'));
  const state = productStates.find((one) => one === searchParams.get('state'));
  const { currencyCode } = await formOf(visit);
  const found = await findProducts(
    visit.services.db,
    { siteId: siteIdOf(visit), search, kind, state, currencyCode },
    readPageNumber(searchParams),
  );
  const isRemoved = searchParams.get('done') === 'removed';
  return sendConfigPage(
    visit,
    <ProductsPage
      visit={visit}
      found={found}
      search={search}
      kind={kind}
      state={state}
      currencyCode={currencyCode}
      notice={isRemoved ? visit.intl.translate('config.products.removed') : undefined}
    />,
  );
}

type Shown = Omit<ProductPageProps, 'visit' | 'id' | 'slug' | 'base'> &
  Partial<Pick<ProductPageProps, 'id' | 'slug' | 'base'>>;

async function sendForm(visit: ConfigVisit, shown: Shown, status = 200): Promise<Response> {
  const { db } = visit.services;
  const siteId = siteIdOf(visit);
  const given = {
    visit,
    id: undefined,
    slug: undefined,
    base: newProduct,
    pictures: await findPictures(db, siteId),
    soldFiles: await readSoldFiles(
      db,
      siteId,
      shown.draft.files.map(({ file }) => file),
    ),
    revisions: shown.id
      ? await listRevisions(db, { siteId, subject: subjectOfProduct(shown.id) })
      : [],
  };
  return sendConfigPage(visit, <ProductPage {...given} {...shown} />, status);
}

/** The product of a version, with the current stock: an earlier version does not restore sold stock. */
async function versionOf(visit: ConfigVisit, number: string | null | undefined) {
  const { db } = visit.services;
  const siteId = siteIdOf(visit);
  const id = idOf(visit);
  const stored = await readProduct(db, siteId, id);
  const subject = { siteId, subject: subjectOfProduct(id), number: Number(number) };
  const row = stored && (await findRevision(db, subject));
  if (!row) return undefined;
  const form = await formOf(visit);
  const now = draftOf(stored.product, form).variants;
  const then = draftOf(JSON.parse(row.source) as ProductDefinition, form);
  const variants = then.variants.map((variant) => {
    const present = now.find(({ sku }) => sku === variant.sku);
    const { was = '', stock = '0', stockRead = '0' } = present ?? {};
    return { ...variant, was, stock, stockRead };
  });
  return { stored, form, draft: { ...then, variants } };
}

/** Answers a button of the form, or Save. */
async function answerForm(visit: ConfigVisit, id: string, base: string): Promise<Response> {
  const { services, posted } = visit;
  const siteId = siteIdOf(visit);
  const stored = await readProduct(services.db, siteId, id);
  const isNew = base === newProduct;
  if (!stored && !isNew) return sendConfigNotFound(visit);
  const form = await formOf(visit);
  // A stored product keeps its kind: a sold product must not become something else.
  const kind = stored && draftOf(stored.product, form).kind;
  const read = readPostedDraft(posted);
  const draft: ProductDraft = {
    ...read,
    ...(kind ? { kind } : {}),
    translations: withUnshown(read, stored),
  };
  return saveDraft(visit, draft, { id, base, stored, action: posted.get('do') });
}

/** Keeps translations into languages that the site does not have now: they have no fields. */
function withUnshown(
  { translations }: ProductDraft,
  stored: StoredProduct | undefined,
): ProductDraft['translations'] {
  const shown = new Set(translations.map(({ language }) => language));
  const kept = Object.entries(stored?.product.translations ?? {}).filter(
    ([language]) => !shown.has(language),
  );
  return [
    ...translations,
    ...kept.map(([language, { title = '', description = '', texts = {} }]) => ({
      language,
      title,
      description,
      texts,
    })),
  ];
}

/** The form as it was sent, with its files. */
async function answerFiles(
  arrived: ConfigVisit,
  { posted, files, refusals }: ReceivedFiles,
): Promise<Response> {
  const visit = { ...arrived, posted };
  const id = posted.get('id');
  const stored =
    id === null ? undefined : await readProduct(visit.services.db, siteIdOf(visit), id);
  const form = await formOf(visit);
  const draft = readPostedDraft(posted);
  return sendForm(
    visit,
    {
      ...(stored ? { id: stored.product.id, slug: stored.product.slug } : {}),
      draft: {
        ...draft,
        files: [...draft.files, ...files],
        translations: withUnshown(draft, stored),
      },
      form,
      base: stored ? (posted.get('base') ?? '') : newProduct,
      refusedFiles: refusals,
      isUnsaved: true,
    },
    refusals.length > 0 ? 422 : 200,
  );
}

/** Buyers save an uploaded file under its own name, unless its owner enters another. */
async function withFileNames(visit: ConfigVisit, draft: ProductDraft): Promise<ProductDraft> {
  const uploaded = await readSoldFiles(
    visit.services.db,
    siteIdOf(visit),
    draft.files.map(({ file }) => file),
  );
  return {
    ...draft,
    files: draft.files.map(({ file, name }) => ({
      file,
      name: name === '' ? (uploaded.get(file)?.name ?? '') : name,
    })),
  };
}

interface Saved {
  id: string;
  /** The state that the author has read. */
  base: string;
  stored: StoredProduct | undefined;
  /** The pressed button, as in `changeDraft`. @default the one that saves */
  action?: string | null;
}

/** Saves a form, or shows it again with its problems. */
async function saveDraft(
  visit: ConfigVisit,
  draft: ProductDraft,
  { id, base, stored, action = null }: Saved,
): Promise<Response> {
  const { services, account, now, c } = visit;
  const siteId = siteIdOf(visit);
  const isNew = base === newProduct;
  const form = await formOf(visit);
  const again = (more: Partial<Shown>, status: number) =>
    sendForm(
      visit,
      {
        ...(isNew ? {} : { id, slug: stored?.product.slug }),
        draft,
        form,
        base,
        isUnsaved: true,
        ...more,
      },
      status,
    );

  const back = readRestoredEntry(visit.posted);
  const changed = back ? restoreRow(draft, back) : changeDraft(draft, action);
  if (changed) {
    const removed = back ? undefined : removedRow(draft, action);
    return again({ draft: changed, removed, focus: fieldOfNewRow(draft, changed) }, 200);
  }
  const named = await withFileNames(visit, draft);
  const { product, problems } = checkDraft(named, id, form);
  const all = [...problems, ...(await missingFiles(visit, draft))];
  if (!product || all.length > 0) return again({ problems: all }, 422);
  const result = await saveProduct(services.db, {
    siteId,
    base,
    product,
    currencyCode: form.currencyCode,
    typed: draft.variants,
    author: account,
    now,
    random: () => services.random(4).readUInt32BE() / 2 ** 32,
  });
  switch (result.outcome) {
    case 'saved':
      services.site.forget();
      return c.redirect(addressWith(productAddress(id), savedQuery(visit)), 303);
    case 'refused':
      return again({ problems: result.problems, form: await formOf(visit) }, 422);
    case 'conflict': {
      const theirs = draftOf(result.current.product, form);
      const conflict = draftDifferences(theirs, draft, visit.intl);
      return again({ base: result.current.state, conflict }, 409);
    }
    case 'gone':
      return sendConfigNotFound(visit);
  }
}

function savedQuery({ url }: ConfigVisit): URLSearchParams {
  const query = listQuery(url);
  for (const name of ['kind', 'copy']) query.delete(name);
  query.set('saved', '');
  return query;
}

/** Finds the missing files of a download, so that they are reported before it is sold. */
async function missingFiles(
  visit: ConfigVisit,
  { kind, files }: ProductDraft,
): Promise<ProductProblem[]> {
  if (kind !== 'DIGITAL') return [];
  const found = await Promise.all(
    files.map(
      async ({ file }) =>
        file === '' || (await findSoldFile(visit.services, siteIdOf(visit), file)),
    ),
  );
  return found.flatMap((one, at) =>
    one ? [] : [{ field: `file-${at}`, kind: 'noFile' as const }],
  );
}
