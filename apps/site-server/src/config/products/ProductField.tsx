import type { ConfigVisit } from '../configVisit';
import { RichTextEntry } from '../richText/RichTextEntry';
import { writeAmount } from './amounts';
import type { ProductProblem } from './checkDraft';
import type { ProductForm } from './productForm';

/** The names of the form's labelled fields. */
export type ProductFieldName =
  | 'title'
  | 'slug'
  | 'description'
  | 'picture'
  | 'pictureAlt'
  | 'optionName'
  | 'optionValues'
  | 'sku'
  | 'price'
  | 'salePrice'
  | 'stock'
  | 'weight'
  | 'length'
  | 'width'
  | 'height'
  | 'file'
  | 'fileName'
  | 'periodValue'
  | 'cycles';

export interface ProductFieldProps {
  visit: ConfigVisit;
  problems: readonly ProductProblem[];
  form: ProductForm;
  name: ProductFieldName;
  /** The position in its list. */
  at?: number;
  value: string;
  /** @default its message */
  label?: string;
  /** @default the name and the place */
  id?: string;
  /** @default the name */
  sentAs?: string;
  /** A note below it. */
  what?: string;
  /** A text of several lines, with headings, lists and links. */
  rows?: number;
  direction?: 'ltr';
  inputMode?: 'decimal' | 'numeric';
  required?: boolean;
  /** The language of its content. @default that of the site */
  language?: string;
  /**
   * The language of the label, if the label is a text of the owner.
   * @default that of the area
   */
  labelLanguage?: string;
  /** Id of the field that has the focus when the page loads. */
  focus?: string | undefined;
}

/** A field of a product's form, with its problem. */
export function ProductField(props: ProductFieldProps) {
  const { visit, problems, form, name, at, value, what, rows, direction, inputMode } = props;
  const { translate } = visit.intl;
  const id = props.id ?? (at === undefined ? name : `${name}-${at}`);
  const problem = problems.find(({ field }) => field === id);
  const label = props.label ?? translate(`config.products.field.${name}`);
  const shared = {
    id,
    name: props.sentAs ?? name,
    lang: props.language,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby':
      [what && `${id}-what`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className="pl-config-field">
      <label htmlFor={id} lang={props.labelLanguage}>
        {label}
        {props.required ? ' *' : ''}
      </label>
      {rows === undefined ? (
        <input
          {...shared}
          type="text"
          dir={direction ?? 'auto'}
          autoComplete="off"
          inputMode={inputMode}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the pressed button has added this field
          autoFocus={props.focus === id}
          defaultValue={value}
        />
      ) : (
        <RichTextEntry
          visit={visit}
          html={value}
          rows={rows}
          label={label}
          shared={shared}
          mayChange={visit.rights.mayChange('products')}
        />
      )}
      {what ? (
        <span className="pl-config-note" id={`${id}-what`}>
          {what}
        </span>
      ) : null}
      {problem ? (
        <span className="pl-config-error" id={`${id}-problem`}>
          {productProblemText(problem, visit, form)}
        </span>
      ) : null}
    </div>
  );
}

export function productProblemText(
  { kind, limit = 0 }: ProductProblem,
  { intl }: ConfigVisit,
  form: ProductForm,
): string {
  const max = kind === 'price' ? writeAmount(limit, form) : intl.number(limit);
  return intl.translate(`config.products.problem.${kind}`, { max });
}

/** A button that changes the form and saves nothing. */
export const ListButton = ({
  visit,
  action,
  at,
}: {
  visit: ConfigVisit;
  action:
    | `add-${'picture' | 'option' | 'variant' | 'file'}`
    | `remove-${'picture' | 'option' | 'variant' | 'file'}`
    | 'make-variants';
  at?: number;
}) => (
  <button
    type="submit"
    className={action.startsWith('remove') ? 'pl-config-link' : 'pl-config-button'}
    data-style="outline"
    name="do"
    value={at === undefined ? action : `${action} ${at}`}
    formNoValidate
  >
    {visit.intl.translate(`config.products.${action}`, { number: (at ?? 0) + 1 })}
  </button>
);
