import { limits } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { collectionAddress } from './collectionAddress';
import { collectionKinds, type CollectionKind, type CollectionRow } from './collectionQueries';
import type { ItemOrder } from './collectionStore';

export interface CollectionValues {
  title: string;
  slug: string;
  kind: CollectionKind;
  orderBy: ItemOrder;
}

export type CollectionProblem =
  'titleEmpty' | 'titleLong' | 'slugEmpty' | 'slugTaken' | 'slugLong' | 'orderFull';

const fieldOf: Readonly<Record<CollectionProblem, 'title' | 'slug' | 'orderBy'>> = {
  titleEmpty: 'title',
  titleLong: 'title',
  slugEmpty: 'slug',
  slugTaken: 'slug',
  slugLong: 'slug',
  orderFull: 'orderBy',
};

/** The title of a collection and the order of its items; of a new one also its kind and its address. */
export function CollectionPage({
  visit,
  collection,
  values,
  problems = [],
  wasSaved = false,
}: {
  visit: ConfigVisit;
  /** `undefined` for a new collection. */
  collection?: CollectionRow;
  values: CollectionValues;
  problems?: readonly CollectionProblem[];
  wasSaved?: boolean;
}) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('collections');
  const fields = { visit, values, problems };
  const title = collection?.title ?? translate('config.collections.new');
  return (
    <ConfigShell visit={visit} part="collections" title={title}>
      <p className="pl-config-crumbs">
        <a href="/config/collections">{translate('config.part.collections')}</a>{' '}
        {collection ? (
          <a href={collectionAddress(collection.id)}>
            <bdi>{collection.title}</bdi>
          </a>
        ) : null}
      </p>
      <h1>{collection ? translate('config.collections.settings') : title}</h1>
      <Notice>{wasSaved && translate('config.collections.done.saved')}</Notice>
      {problems.length > 0 ? (
        <Refusal>
          {translate('config.blocks.problems')}{' '}
          {problems.map((problem) => (
            <a key={problem} href={`#${fieldOf[problem]}`}>
              {translate(`config.collections.collection.${fieldOf[problem]}`)}
            </a>
          ))}
        </Refusal>
      ) : null}
      <form
        className="pl-config-fields"
        method="post"
        action={
          collection ? `${collectionAddress(collection.id)}/settings` : '/config/new-collection'
        }
      >
        <CrumbField visit={visit} />
        <TitleField {...fields} />
        {collection ? null : (
          <>
            <SlugField {...fields} />
            <KindField {...fields} />
          </>
        )}
        {collection?.kind === 'events' ? null : <OrderField {...fields} />}
        {mayChange ? (
          <div className="pl-config-row">
            <button type="submit" className="pl-config-button">
              {translate('config.save')}
            </button>
          </div>
        ) : null}
      </form>
    </ConfigShell>
  );
}

interface FieldProps {
  visit: ConfigVisit;
  values: CollectionValues;
  problems: readonly CollectionProblem[];
}

/** The attributes of a field, and the message below it if its value is wrong. */
function problemAt({ visit, problems }: FieldProps, field: 'title' | 'slug' | 'orderBy') {
  const problem = problems.find((one) => fieldOf[one] === field);
  return {
    attributes: {
      id: field,
      name: field,
      'aria-invalid': problem ? (true as const) : undefined,
      'aria-describedby': [problem && `${field}-problem`, field !== 'title' && `${field}-what`]
        .filter(Boolean)
        .join(' '),
    },
    element: problem ? (
      <span className="pl-config-error" id={`${field}-problem`}>
        {visit.intl.translate(`config.collections.problem.${problem}`, {
          max: limits.itemsPerOrderableCollection,
        })}
      </span>
    ) : null,
  };
}

function TitleField(props: FieldProps) {
  const { visit, values } = props;
  const { attributes, element } = problemAt(props, 'title');
  return (
    <label className="pl-config-field">
      {visit.intl.translate('config.collections.collection.title')}
      <input
        {...attributes}
        type="text"
        dir="auto"
        readOnly={!visit.rights.mayChange('collections')}
        defaultValue={values.title}
      />
      {element}
    </label>
  );
}

function SlugField(props: FieldProps) {
  const { translate } = props.visit.intl;
  const { attributes, element } = problemAt(props, 'slug');
  return (
    <label className="pl-config-field">
      {translate('config.collections.collection.slug')}
      <input
        {...attributes}
        type="text"
        dir="ltr"
        autoComplete="off"
        defaultValue={props.values.slug}
      />
      <span className="pl-config-note" id="slug-what">
        {translate('config.collections.collection.slug.what')}
      </span>
      {element}
    </label>
  );
}

function KindField({ visit, values }: FieldProps) {
  const { translate } = visit.intl;
  return (
    <label className="pl-config-field">
      {translate('config.collections.collection.kind')}
      <select name="kind" defaultValue={values.kind}>
        {collectionKinds.map((one) => (
          <option key={one} value={one}>
            {translate(`config.collections.kind.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function OrderField(props: FieldProps) {
  const { visit, values } = props;
  const { translate } = visit.intl;
  const { attributes, element } = problemAt(props, 'orderBy');
  return (
    <label className="pl-config-field">
      {translate('config.collections.collection.orderBy')}
      <select
        {...attributes}
        disabled={!visit.rights.mayChange('collections')}
        defaultValue={values.orderBy}
      >
        <option value="time">{translate('config.collections.order.time')}</option>
        <option value="hand">{translate('config.collections.order.hand')}</option>
      </select>
      <span className="pl-config-note" id="orderBy-what">
        {translate('config.collections.collection.orderBy.what', {
          max: limits.itemsPerOrderableCollection,
        })}
      </span>
      {element}
    </label>
  );
}
