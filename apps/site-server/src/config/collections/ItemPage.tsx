import { itemStatus, limits } from '@plinth/site-model';
import { isLanguageShown } from '@plinth/site-model/definition';
import type { ConfigVisit } from '../configVisit';
import type { FileRow } from '../../uploads/fileRows';
import { PictureList } from '../files/PictureList';
import { Revisions } from '../revisions/Revisions';
import type { ListedRevision } from '../revisions/saveRevision';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DeleteForm } from '../shell/DeleteForm';
import { DraftOffer } from '../shell/DraftOffer';
import { Notice } from '../shell/Notice';
import { PreviewFrame } from '../shell/Preview';
import { Refusal } from '../shell/Refusal';
import { SaveBar } from '../shell/SaveBar';
import type { ItemProblem } from './checkItem';
import { collectionAddress, itemAddress } from './collectionAddress';
import type { CollectionRow, ItemRow } from './collectionQueries';
import { ItemFields } from './ItemFields';
import { ItemVersions } from './ItemVersions';
import type { ItemVersion } from './versionsOfItem';
import { fieldsOfKind, type ItemValues } from './itemValues';
import { statusAt } from './itemVisibility';
import { WorkflowLabel } from './WorkflowLabel';
import { ProblemLinks } from '../shell/ProblemLinks';
import { SaveConflict } from '../shell/SaveConflict';

export interface ItemPageProps {
  visit: ConfigVisit;
  collection: CollectionRow;
  id: string;
  /** The stored item; `undefined` for a new one. */
  row?: ItemRow | undefined;
  /** The state that the author has read. */
  base: string;
  /** The values in the form. */
  values: ItemValues;
  revisions: readonly ListedRevision[];
  /** It and its versions in other languages; empty for a new one. */
  versions: readonly ItemVersion[];
  /** Uploaded pictures to choose from. */
  pictures: readonly FileRow[];
  problems?: readonly ItemProblem[];
  /** The fields that another editor saved meanwhile. */
  theirs?: ItemValues;
  error?: 'full' | 'gone' | 'versionThere' | undefined;
  /** Whether the form contains unsaved changes. */
  isUnsaved?: boolean;
  notice?: string | undefined;
}

/** An item of a collection as a form, with its page beside it. */
export function ItemPage(props: ItemPageProps) {
  const { visit, collection, id, row, base, values, revisions, problems = [] } = props;
  const { theirs, error, isUnsaved = false, notice } = props;
  const { intl, rights, now } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('collections');
  const list = collectionAddress(collection.id);
  const address = row ? itemAddress(collection.id, id) : `${list}/new`;
  const title = row?.title ?? translate('config.collections.newItem');
  const isDeleted = row?.status === itemStatus.deleted;
  const isShown =
    row &&
    statusAt(row, now) === itemStatus.published &&
    isLanguageShown(visit.site.definition, row.language ? { language: row.language } : {});
  return (
    <ConfigShell visit={visit} part="collections" page="edit" title={title}>
      <p className="pl-config-crumbs">
        <a href="/config/collections">{translate('config.part.collections')}</a>{' '}
        <a href={list}>
          <bdi>{collection.title}</bdi>
        </a>
      </p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {row ? (
        <p className="pl-config-item-facts">
          <WorkflowLabel visit={visit} item={row} />
          {isShown ? (
            <a href={`/${collection.slug}/${row.slug}`}>{translate('config.collections.view')}</a>
          ) : null}
        </p>
      ) : null}
      <Notice>{notice}</Notice>
      {error ? (
        <Refusal>
          {translate(`config.collections.${error}`, { max: limits.itemsPerOrderableCollection })}
        </Refusal>
      ) : null}
      <ProblemLinks
        text={translate('config.blocks.problems')}
        problems={problems.map(({ field }) => ({
          field,
          label: translate(`config.collections.field.${field}`),
        }))}
      />
      <div className="pl-config-editor">
        <form
          className="pl-config-fields"
          method="post"
          action={address}
          data-editor
          data-preview={`${address}/preview`}
          data-unsaved-answer={isUnsaved ? '' : undefined}
        >
          <DraftOffer translate={translate} />
          <SaveConflict
            translate={translate}
            text={translate('config.collections.conflict')}
            differences={theirs && differencesOf(visit, collection.kind, { values, theirs })}
          />
          <CrumbField visit={visit} />
          <input type="hidden" name="base" value={base} />
          {row ? null : <input type="hidden" name="id" value={id} />}
          <ItemFields
            visit={visit}
            collection={collection}
            values={values}
            problems={problems}
            mayChange={mayChange && !isDeleted}
          />
          <PictureList pictures={props.pictures} />
          <SaveBar
            translate={translate}
            save={
              mayChange && !isDeleted
                ? translate(theirs ? 'config.pages.saveMine' : 'config.save')
                : undefined
            }
            preview={`${address}/preview`}
            isUnsaved={isUnsaved}
            isSaved={Boolean(notice)}
          />
        </form>
        <PreviewFrame translate={translate} address={row ? `${address}/preview` : undefined} />
      </div>
      {row && !isDeleted ? (
        <ItemVersions visit={visit} item={row} versions={props.versions} />
      ) : null}
      {row && mayChange ? (
        <ItemActions visit={visit} address={address} base={base} isDeleted={isDeleted} />
      ) : null}
      <Revisions
        visit={visit}
        revisions={revisions}
        address={address}
        base={base}
        part="collections"
      />
    </ConfigShell>
  );
}

/** A copy, deleting and restoring. */
function ItemActions({
  visit,
  address,
  base,
  isDeleted,
}: {
  visit: ConfigVisit;
  address: string;
  base: string;
  isDeleted: boolean;
}) {
  const { translate } = visit.intl;
  const button = (action: 'copy' | 'delete' | 'bring-back', label: string) => (
    <form method="post" action={`${address}/${action}`}>
      <CrumbField visit={visit} />
      <input type="hidden" name="base" value={base} />
      <button type="submit" className="pl-config-button" data-style="outline">
        {label}
      </button>
    </form>
  );
  return (
    <div className="pl-config-row">
      {button('copy', translate('config.collections.copy'))}
      {isDeleted ? (
        <>
          {button('bring-back', translate('config.pages.bringBack'))}
          <DeleteForm
            visit={visit}
            action={`${address}/bin/delete`}
            label={translate('config.delete')}
            text={translate('config.collections.erase.text')}
          />
        </>
      ) : (
        button('delete', translate('config.collections.delete'))
      )}
    </div>
  );
}

/** The differing fields, as another editor saved them. */
const differencesOf = (
  { intl: { translate } }: ConfigVisit,
  kind: string,
  { values, theirs }: { values: ItemValues; theirs: ItemValues },
) =>
  fieldsOfKind(kind)
    .filter((field) => values[field] !== theirs[field])
    .map((field) => ({
      name: translate(`config.collections.field.${field}`),
      theirs: theirs[field],
    }));
