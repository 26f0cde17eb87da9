import type { ConfigVisit } from '../configVisit';
import type { SoldFileRow } from '../../shop/soldFiles';
import type { FileRow } from '../../uploads/fileRows';
import { addressWith, listQuery } from '../list/addressWith';
import { Revisions } from '../revisions/Revisions';
import type { ListedRevision } from '../revisions/saveRevision';
import type { RemovedEntry } from '../blocks/changeList';
import { RemovedEntryNote } from '../blocks/RemovedEntryNote';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DeleteForm } from '../shell/DeleteForm';
import { DraftOffer } from '../shell/DraftOffer';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { SaveBar } from '../shell/SaveBar';
import { AboutFields } from './AboutFields';
import type { ProductProblem } from './checkDraft';
import { OptionFields } from './OptionFields';
import { PictureFields } from './PictureFields';
import { PlanFields } from './PlanFields';
import { productAddress } from './productAddress';
import type { ProductDraft } from './productDraft';
import type { ProductForm } from './productForm';
import { listOfRow, type RowList } from './removedRow';
import { SoldFilesFields } from './SoldFilesFields';
import { TranslationFields } from './TranslationFields';
import { VariantFields } from './VariantFields';
import { ProblemLinks } from '../shell/ProblemLinks';
import { SaveConflict } from '../shell/SaveConflict';

export interface ProductPageProps {
  visit: ConfigVisit;
  /** The stored product's id; `undefined` for a new product. */
  id: string | undefined;
  /** The stored address on the site. */
  slug: string | undefined;
  draft: ProductDraft;
  form: ProductForm;
  /** The state that the author has read. */
  base: string;
  problems?: readonly ProductProblem[];
  /** The fields that another editor changed meanwhile. */
  conflict?: readonly { name: string; theirs: string }[];
  notice?: string | undefined;
  isUnsaved?: boolean;
  /** Uploaded pictures to choose from. @default none */
  pictures?: readonly FileRow[];
  /**
   * The uploaded files of a download, by their ids.
   * @default none
   */
  soldFiles?: ReadonlyMap<string, SoldFileRow>;
  /**
   * Messages about files that were not stored.
   * @default none
   */
  refusedFiles?: readonly string[];
  /**
   * The last removed row, which a button restores.
   * @default none
   */
  removed?: RemovedEntry | undefined;
  /** Id of the field that has the focus when the page loads. @default none */
  focus?: string | undefined;
  /** @default none */
  revisions?: readonly ListedRevision[];
}

/** The form of a product. All buttons work without a script, and only Save stores anything. */
export function ProductPage(props: ProductPageProps) {
  const { visit, id, slug, draft, form, base, problems = [], conflict, notice } = props;
  const { isUnsaved = false, pictures = [], revisions = [], refusedFiles = [], removed } = props;
  const { soldFiles = new Map<string, SoldFileRow>() } = props;
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('products');
  const title = id === undefined ? translate(`config.products.new.${draft.kind}`) : draft.title;
  const address = id === undefined ? '/config/products/new' : productAddress(id);
  const query = listQuery(visit.url);
  for (const name of ['saved', 'kind', 'copy']) query.delete(name);
  const fields = { visit, problems, form, focus: props.focus, draft, mayChange };
  /** Shown at the place of the removed row, near the pressed button. */
  const removedFrom = (list: RowList) =>
    removed && listOfRow(removed) === list ? (
      <RemovedEntryNote visit={visit} removed={removed} />
    ) : null;
  return (
    <ConfigShell visit={visit} part="products" page="edit" title={title}>
      <p className="pl-config-crumbs">
        <a href={addressWith('/config/products', query)}>{translate('config.part.products')}</a>
      </p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <Notice>{notice}</Notice>
      {refusedFiles.length > 0 ? <Refusal>{refusedFiles.join(' ')}</Refusal> : null}
      <ProblemLinks
        text={translate('config.products.problems')}
        problems={problems.map(({ field }) => ({ field, label: labelOf(field, intl) }))}
      />
      <p className="pl-config-row">
        {slug === undefined || draft.isHidden ? null : (
          <a href={`/shop/${slug}`}>{translate('config.products.look')}</a>
        )}
        {id !== undefined && mayChange ? (
          <a href={`/config/products/new?copy=${encodeURIComponent(id)}`}>
            {translate('config.products.copy')}
          </a>
        ) : null}
      </p>
      <form
        className="pl-config-fields"
        method="post"
        action={address}
        data-editor
        data-unsaved-answer={isUnsaved ? '' : undefined}
      >
        <DraftOffer translate={translate} />
        <SaveConflict
          translate={translate}
          text={translate('config.products.conflict')}
          differences={conflict}
        />
        <CrumbField visit={visit} />
        <input type="hidden" name="base" value={base} />
        {/* Files that are sent without a script are posted to an address of their own. */}
        {id === undefined ? null : <input type="hidden" name="id" value={id} />}
        <input type="hidden" name="kind" value={draft.kind} />
        {/* Enter presses the first button of a form. */}
        {mayChange ? (
          <button type="submit" className="pl-config-hidden" tabIndex={-1} aria-hidden="true" />
        ) : null}
        <AboutFields {...fields} />
        <PictureFields {...fields} pictures={pictures} removedNote={removedFrom('pictures')} />
        {draft.kind === 'PLAN' ? <PlanFields {...fields} /> : null}
        {draft.kind === 'DIGITAL' ? (
          <SoldFilesFields {...fields} soldFiles={soldFiles} removedNote={removedFrom('files')} />
        ) : (
          <OptionFields {...fields} removedNote={removedFrom('options')} />
        )}
        <VariantFields {...fields} removedNote={removedFrom('variants')} />
        <TranslationFields {...fields} />
        <SaveBar
          translate={translate}
          save={
            mayChange ? translate(conflict ? 'config.pages.saveMine' : 'config.save') : undefined
          }
          isUnsaved={isUnsaved}
          isSaved={Boolean(notice)}
        />
      </form>
      {id === undefined ? null : (
        <Revisions
          visit={visit}
          revisions={revisions}
          address={address}
          base={base}
          part="products"
        />
      )}
      {id !== undefined && mayChange ? (
        <DeleteForm
          visit={visit}
          action={`${address}/delete`}
          label={translate('config.products.remove')}
          text={translate('config.products.remove.text')}
        />
      ) : null}
    </ConfigShell>
  );
}

/** The name of a field for a message: its label, and the number of its row. */
function labelOf(field: string, { translate }: ConfigVisit['intl']): string {
  const [name = '', ...places] = field.split('-');
  const at = Number(places.at(-1));
  const label = translate(`config.products.field.${name as 'title'}`);
  return places.length === 0
    ? label
    : translate('config.products.entry', { label, number: at + 1 });
}
