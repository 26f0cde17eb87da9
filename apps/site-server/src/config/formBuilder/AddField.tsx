import type { ConfigVisit } from '../configVisit';
import type { FormProblem } from './checkForm';
import { Entry } from './Entry';
import { entryOf, type FieldPath } from './fieldPath';
import { isTypeInRow, offeredTypes } from './fieldProperties';

/** The name of the select for the type of a new field, in the form or in the rows of a group. */
export const newTypeName = (group: FieldPath): string =>
  group === '' ? 'newType' : `newType.${group}`;

/** A select with the types, and the button that adds a field. */
export function AddField({
  visit,
  problems,
  group = '',
}: {
  visit: ConfigVisit;
  problems: readonly FormProblem[];
  /** The field to whose rows it is added. @default the form itself */
  group?: FieldPath;
}) {
  const { translate } = visit.intl;
  const types = group === '' ? offeredTypes : offeredTypes.filter(isTypeInRow);
  return (
    <div className="pl-config-form-add">
      <Entry
        visit={visit}
        problems={problems}
        id={group === '' ? 'newType' : entryOf(group, 'newType')}
        name={newTypeName(group)}
        label={translate('config.form.newType')}
        value="text"
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {translate(`config.form.type.${type}`)}
          </option>
        ))}
      </Entry>
      <button
        type="submit"
        className="pl-config-button"
        data-style="outline"
        name="do"
        value={group === '' ? 'add' : `add ${group}`}
        formNoValidate
      >
        {translate(group === '' ? 'config.form.add' : 'config.form.addToRow')}
      </button>
    </div>
  );
}
