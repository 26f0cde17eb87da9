import { filterText } from '@plinth/site-model';
import { isReservedSlug } from '../../site/isReservedSlug';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { addressWith, listQuery } from '../list/addressWith';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { collectionAddress } from './collectionAddress';
import { CollectionPage, type CollectionProblem, type CollectionValues } from './CollectionPage';
import {
  collectionKinds,
  findCollection,
  isInOwnOrder,
  kindOfCollection,
  type CollectionRow,
} from './collectionQueries';
import { addCollection, changeCollection, moveItem, moves } from './collectionStore';

/** The forms of collections: creating them, their titles and the order of their items ([SRV-23]). */
export function registerCollectionForms(area: ConfigArea): void {
  const added = '/config/new-collection';
  const settings = '/config/collections/:id/settings';

  area.show(added, 'collections', (visit) => send(visit, { values: noValues }));
  area.change(added, 'collections', add);
  area.show(settings, 'collections', async (visit) => {
    const collection = await collectionOf(visit);
    if (!collection) return sendConfigNotFound(visit);
    return send(visit, {
      collection,
      values: valuesOf(collection),
      wasSaved: visit.url.searchParams.has('saved'),
    });
  });
  area.change(settings, 'collections', change);
  area.change('/config/collections/:id/order', 'collections', async (visit) => {
    const { services, posted, c, url } = visit;
    const collection = await collectionOf(visit);
    const id = posted.get('item') ?? '';
    const move = moves.find((one) => one === posted.get('move'));
    if (!collection || !move || !isInOwnOrder(collection)) return sendConfigNotFound(visit);
    if (!(await moveItem(services.db, { collection, id, move }))) return sendConfigNotFound(visit);
    services.site.forget();
    const list = listQuery(url);
    list.set('moved', id);
    list.set('move', move);
    const address = addressWith(collectionAddress(collection.id), list);
    return c.redirect(`${address}#item-${encodeURIComponent(id)}`, 303);
  });
}

const noValues: CollectionValues = { title: '', slug: '', kind: 'blog', orderBy: 'time' };

const valuesOf = (collection: CollectionRow): CollectionValues => ({
  title: collection.title,
  slug: collection.slug,
  kind: kindOfCollection(collection),
  orderBy: isInOwnOrder(collection) ? 'hand' : 'time',
});

const collectionOf = ({ services, site, c }: ConfigVisit) =>
  findCollection(services.db, site.definition.id, c.req.param('id') ?? '');

function readValues({ posted }: ConfigVisit): CollectionValues {
  const title = (posted.get('title') ?? '').trim();
  return {
    title,
    slug: (posted.get('slug') ?? '').trim(),
    kind: collectionKinds.find((one) => one === posted.get('kind')) ?? 'blog',
    orderBy: posted.get('orderBy') === 'hand' ? 'hand' : 'time',
  };
}

const maxTitleLength = 300;
const maxSlugLength = 100;

function problemsOfTitle({ title }: CollectionValues): CollectionProblem[] {
  if (title === '') return ['titleEmpty'];
  return title.length > maxTitleLength ? ['titleLong'] : [];
}

async function add(visit: ConfigVisit): Promise<Response> {
  const { services, site, c } = visit;
  const values = readValues(visit);
  const slug = filterText(values.slug || values.title).replaceAll('%', '');
  const problems = problemsOfTitle(values);
  if (slug === '') problems.push('slugEmpty');
  else if (slug.length > maxSlugLength) problems.push('slugLong');
  else if (isReservedSlug(slug)) problems.push('slugTaken');
  if (problems.length > 0) return send(visit, { values, problems }, 422);
  const id = services.random(12).toString('hex');
  const { title, kind, orderBy } = values;
  const row = { siteId: site.definition.id, id, slug, title, kind, orderBy };
  if (!(await addCollection(services.db, row)))
    return send(visit, { values, problems: ['slugTaken'] }, 422);
  services.site.forget();
  return c.redirect(collectionAddress(id), 303);
}

async function change(visit: ConfigVisit): Promise<Response> {
  const { services, c } = visit;
  const collection = await collectionOf(visit);
  if (!collection) return sendConfigNotFound(visit);
  const values = { ...valuesOf(collection), ...pick(readValues(visit)) };
  const problems = problemsOfTitle(values);
  if (problems.length > 0) return send(visit, { collection, values, problems }, 422);
  const outcome = await changeCollection(services.db, { collection, ...pick(values) });
  if (outcome === 'gone') return sendConfigNotFound(visit);
  if (outcome === 'full') return send(visit, { collection, values, problems: ['orderFull'] }, 422);
  services.site.forget();
  return c.redirect(`${collectionAddress(collection.id)}/settings?saved`, 303);
}

const pick = ({ title, orderBy }: CollectionValues) => ({ title, orderBy });

function send(
  visit: ConfigVisit,
  props: Omit<Parameters<typeof CollectionPage>[0], 'visit'>,
  status = 200,
): Response {
  return sendConfigPage(visit, <CollectionPage visit={visit} {...props} />, status);
}
