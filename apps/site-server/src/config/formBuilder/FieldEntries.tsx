import { isolate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import type { ChangedFields } from './changeFields';
import { AddField } from './AddField';
import type { FormProblem } from './checkForm';
import { Entry, CheckboxField } from './Entry';
import { entryOf, pathIn, splitPath, type FieldPath } from './fieldPath';
import {
  fieldProperties,
  isTypeInRow,
  offeredTypes,
  typesWith,
  type FieldProperty,
} from './fieldProperties';
import type { FieldDraft } from './formDraft';
import { RemovedNotice } from './RemovedNotice';

export interface FieldEntriesProps {
  visit: ConfigVisit;
  problems: readonly FormProblem[];
  fields: readonly FieldDraft[];
  /** The open field, its focused element, and the removed field. */
  change: Pick<ChangedFields, 'open' | 'focus' | 'removed'> | undefined;
  mayChange: boolean;
  /** The field whose rows contain them. @default the form itself */
  group?: FieldPath;
}

/** The fields of a form or of a row, each folded to one line until it is opened. */
export function FieldEntries(props: FieldEntriesProps) {
  const { visit, fields, change, group } = props;
  const removed = change?.removed;
  const isRemovedHere = removed && removed.path === pathIn(group, splitPath(removed.path).at);
  return (
    <>
      <ol className="pl-config-form-fields" data-form-fields>
        {fields.map((field, at) => (
          <li key={at} data-form-field>
            <FieldOf {...props} field={field} at={at} path={pathIn(group, at)} />
          </li>
        ))}
      </ol>
      {isRemovedHere ? <RemovedNotice visit={visit} removed={removed} /> : null}
    </>
  );
}

interface FieldOfProps extends FieldEntriesProps {
  field: FieldDraft;
  at: number;
  path: FieldPath;
}

function FieldOf(props: FieldOfProps) {
  const { visit, problems, fields, change, mayChange, field, at, path } = props;
  const { intl } = visit;
  const { translate } = intl;
  const title = field.title || translate('config.form.field.untitled');
  const hasProblem = problems.some(({ entry }) => entry.startsWith(entryOf(path, '')));
  const isChanged = change?.open === path;
  const isAround =
    change?.open?.startsWith(`${path}.`) || change?.removed?.path.startsWith(`${path}.`);
  const button = (action: 'up' | 'down' | 'copy' | 'remove'): ReactNode => (
    <button
      type="submit"
      className="pl-config-button"
      data-style="outline"
      name="do"
      value={`${action} ${path}`}
      formNoValidate
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the pressed button moved with its field
      autoFocus={isChanged && change.focus === action}
      aria-label={translate('config.form.field.of', {
        action: translate(`config.form.field.${action}`),
        title,
      })}
    >
      {translate(`config.form.field.${action}`)}
    </button>
  );
  // At the end of the list the pressed button is missing.
  const focusesSummary =
    isChanged &&
    (!change.focus ||
      (change.focus === 'up' && at === 0) ||
      (change.focus === 'down' && at === fields.length - 1));
  return (
    <details open={hasProblem || isAround || (isChanged && !change.focus)}>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- where the pressed button leads */}
      <summary id={entryOf(path, 'summary')} autoFocus={focusesSummary}>
        {mayChange ? (
          <span className="pl-config-handle" data-handle aria-hidden="true" hidden>
            ⠿
          </span>
        ) : null}
        <span data-form-title>
          <bdi>
            {translate('config.form.field.number', {
              number: at + 1,
              title: isolate(title, intl.locale),
            })}
          </bdi>
        </span>
        <span className="pl-config-note">
          {[
            translate(`config.form.type.${field.type}`),
            field.required && fieldProperties[field.type].includes('required')
              ? translate('config.form.field.required.short')
              : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </summary>
      <fieldset disabled={!mayChange} aria-labelledby={entryOf(path, 'summary')}>
        <FieldSettings {...props} />
      </fieldset>
      {mayChange ? (
        <div className="pl-config-row">
          {at > 0 ? button('up') : null}
          {at < fields.length - 1 ? button('down') : null}
          {button('copy')}
          {button('remove')}
        </div>
      ) : null}
    </details>
  );
}

/** The height in lines of the multi-line entries. */
const rows: Partial<Record<FieldProperty, number>> = { options: 4, accept: 3 };
const flags: ReadonlySet<FieldProperty> = new Set([
  ...(['required', 'showCountryCode', 'suggestsPlaces', 'underline', 'hasCalendar'] as const),
]);
const explained: ReadonlySet<FieldProperty> = new Set([
  ...(['placeholder', 'required', 'maxLength', 'options', 'currencySymbol'] as const),
  'maxMegabytes',
  ...(['suggestsPlaces', 'key', 'hasCalendar', 'accept'] as const),
]);
const allProperties = [...new Set(Object.values(fieldProperties).flat())];
const propertiesInRow = [
  ...new Set(offeredTypes.filter(isTypeInRow).flatMap((type) => fieldProperties[type])),
];

/** A stored type that is not allowed in a row is reported, and stays until another is chosen. */
const isOfferedInRow = (field: FieldDraft) => (type: FieldDraft['type']) =>
  isTypeInRow(type) || type === field.type;

/**
 * The settings of one field. Those of other types are included but hidden, so that entries are not lost when the type
 * is changed and changed back.
 */
function FieldSettings(props: FieldOfProps) {
  const { visit, problems, field, at, path, group } = props;
  const { translate } = visit.intl;
  const nameOf = (name: string) => `field.${path}.${name}`;
  const types = group === undefined ? offeredTypes : offeredTypes.filter(isOfferedInRow(field));
  const shared = { visit, problems };
  const what = (property: FieldProperty) =>
    explained.has(property) ? translate(`config.form.field.${property as 'key'}.what`) : undefined;
  return (
    <>
      <input
        type="hidden"
        name={group === undefined ? 'field' : `field.${group}.field`}
        value={at}
      />
      <input type="hidden" name={nameOf('stored')} value={JSON.stringify(field.stored)} />
      <input type="hidden" name={nameOf('wasId')} value={field.wasId} />
      <Entry
        {...shared}
        id={entryOf(path, 'title')}
        name={nameOf('title')}
        label={translate('config.form.field.title')}
        value={field.title}
        required={field.type !== 'hidden'}
      />
      <div className="pl-config-choice">
        <Entry
          {...shared}
          id={entryOf(path, 'type')}
          name={nameOf('type')}
          label={translate('config.form.field.type')}
          value={field.type}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {translate(`config.form.type.${type}`)}
            </option>
          ))}
        </Entry>
        <button
          type="submit"
          className="pl-config-link"
          name="do"
          value={`type ${path}`}
          formNoValidate
          data-choice-apply
        >
          {translate('config.form.field.type.apply')}
        </button>
      </div>
      {(group === undefined ? allProperties : propertiesInRow).map((property) => (
        <div
          key={property}
          hidden={!fieldProperties[field.type].includes(property)}
          data-only-for={nameOf('type')}
          data-only-options={typesWith(property).join(' ')}
        >
          {property === 'rowFields' ? (
            <RowFields {...props} />
          ) : flags.has(property) ? (
            <CheckboxField
              {...shared}
              id={entryOf(path, property)}
              name={nameOf(property)}
              label={translate(`config.form.field.${property}`)}
              what={what(property)}
              isOn={field[property as 'required']}
            />
          ) : (
            <Entry
              {...shared}
              id={entryOf(path, property)}
              name={nameOf(property)}
              label={translate(`config.form.field.${property}`)}
              what={what(property)}
              value={field[property as 'options']}
              {...(rows[property] ? { rows: rows[property] } : {})}
              {...(property === 'earliest' || property === 'latest'
                ? { type: 'date' as const }
                : {})}
              {...(property === 'maxLength' ? { inputMode: 'numeric' as const } : {})}
            />
          )}
        </div>
      ))}
      <Entry
        {...shared}
        id={entryOf(path, 'id')}
        name={nameOf('id')}
        label={translate('config.form.field.id')}
        what={translate('config.form.field.id.what')}
        value={field.id}
        direction="ltr"
        required
      />
    </>
  );
}

/** The fields of each row of a group, edited like those of the form. */
function RowFields({ visit, problems, change, mayChange, field, path }: FieldOfProps) {
  const { translate } = visit.intl;
  const id = entryOf(path, 'rowFields');
  return (
    <fieldset className="pl-config-group" aria-describedby={`${id}-what`}>
      <legend>{translate('config.form.field.rowFields')}</legend>
      <p className="pl-config-note" id={`${id}-what`}>
        {translate('config.form.field.rowFields.what')}
      </p>
      <FieldEntries
        visit={visit}
        problems={problems}
        fields={field.fields}
        change={change}
        mayChange={mayChange}
        group={path}
      />
      {mayChange ? <AddField visit={visit} problems={problems} group={path} /> : null}
    </fieldset>
  );
}
