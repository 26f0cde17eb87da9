import type { ConfigVisit } from '../configVisit';
import { TextEntry, type TextEntryProps } from '../shell/TextEntry';

/** The number of the row that a field belongs to, from 0; `undefined` for one outside the rows. */
const rowOf = (id: string): number | undefined => {
  const at = /-(\d+)$/.exec(id)?.[1];
  return at === undefined ? undefined : Number(at);
};

/** The name under which a field is sent: its id without the number of its row. */
const nameOfField = (id: string): string => id.replace(/-\d+$/, '');

/** Empty rows after the existing ones; a save adds new ones. */
const emptyRows = 2;

/** The rows of a form, with empty ones for accounts that may change it. */
export const withEmptyRows = <Row,>(
  rows: readonly Row[],
  none: Row,
  mayChange: boolean,
): readonly Row[] =>
  mayChange ? [...rows, ...Array.from({ length: emptyRows }, () => none)] : rows;

type ShopFieldProps = Omit<TextEntryProps, 'children' | 'name'>;

/** A field of the shop's terms with a maximum length. */
const ShopField = (props: ShopFieldProps) => (
  <TextEntry
    {...props}
    name={nameOfField(props.id)}
    maxLength={props.rows === undefined ? 2000 : 20_000}
  />
);

/** A select in a row of the form. */
export const ShopChoice = ({
  options,
  ...entry
}: Pick<TextEntryProps, 'id' | 'name' | 'label' | 'value'> & {
  options: readonly (readonly [value: string, label: string])[];
}) => (
  <TextEntry {...entry}>
    {options.map(([one, text]) => (
      <option key={one} value={one}>
        {text}
      </option>
    ))}
  </TextEntry>
);

export interface ShopFieldsOptions<Kind> {
  visit: ConfigVisit;
  /** The problems by the id of the field: its name, and after a hyphen the number of its row. */
  problems: readonly { field: string; kind: Kind }[];
  /** The label of a field, by its name. */
  labelOf(name: string): string;
  problemText(kind: Kind): string;
}

/** The fields of one of the shop's forms, each with its label and its problem. */
export const shopFields = <Kind,>({
  visit: { intl },
  problems,
  labelOf,
  problemText,
}: ShopFieldsOptions<Kind>) => ({
  field(props: Omit<ShopFieldProps, 'label' | 'problem'>) {
    const problem = problems.find(({ field }) => field === props.id);
    return (
      <ShopField
        {...props}
        label={labelOf(nameOfField(props.id))}
        problem={problem && problemText(problem.kind)}
      />
    );
  },
  /** The fields with a problem for the summary: by their label, and the number of their row. */
  wrong: problems.map(({ field }) => {
    const [label, row] = [labelOf(nameOfField(field)), rowOf(field)];
    return {
      field,
      label:
        row === undefined
          ? label
          : intl.translate('config.products.entry', { label, number: row + 1 }),
    };
  }),
});
