import { isolate } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import type { ChangedFields } from './changeFields';
import { entryOf, type FormProblem } from './checkForm';
import { Entry, CheckboxField } from './Entry';
import { fieldProperties, offeredTypes, typesWith, type FieldProperty } from './fieldProperties';
import type { FieldDraft } from './formDraft';

export interface FieldEntriesProps {
  visit: ConfigVisit;
  problems: readonly FormProblem[];
  fields: readonly FieldDraft[];
  /** The field that stands open, and what has the focus there. */
  change: Pick<ChangedFields, 'open' | 'focus'> | undefined;
  mayChange: boolean;
}

/** The fields of a form, each folded to one line until somebody opens it. */
export const FieldEntries = (props: FieldEntriesProps) => (
  <ol className="pl-config-form-fields" data-form-fields>
    {props.fields.map((field, at) => (
      <li key={at} data-form-field>
        <FieldOf {...props} field={field} at={at} />
      </li>
    ))}
  </ol>
);

interface FieldOfProps extends FieldEntriesProps {
  field: FieldDraft;
  at: number;
}

function FieldOf({ visit, problems, fields, change, mayChange, field, at }: FieldOfProps) {
  const { intl } = visit;
  const { translate } = intl;
  const title = field.title || translate('config.form.field.untitled');
  const hasProblem = problems.some(({ entry }) => entry.startsWith(entryOf(at, '')));
  const isChanged = change?.open === at;
  const button = (action: 'up' | 'down' | 'copy' | 'remove'): ReactNode => (
    <button
      type="submit"
      className="pl-config-button"
      data-style="outline"
      name="do"
      value={`${action} ${at}`}
      formNoValidate
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the field has moved under the same press
      autoFocus={isChanged && change.focus === action}
      aria-label={translate('config.form.field.of', {
        action: translate(`config.form.field.${action}`),
        title,
      })}
    >
      {translate(`config.form.field.${action}`)}
    </button>
  );
  // At the end of the list its own button is no more.
  const focusesSummary =
    isChanged &&
    (!change.focus ||
      (change.focus === 'up' && at === 0) ||
      (change.focus === 'down' && at === fields.length - 1));
  return (
    <details open={hasProblem || (isChanged && !change.focus)}>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- where the pressed button leads */}
      <summary id={entryOf(at, 'summary')} autoFocus={focusesSummary}>
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
      <fieldset disabled={!mayChange} aria-labelledby={entryOf(at, 'summary')}>
        <FieldSettings visit={visit} problems={problems} field={field} at={at} />
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

type SettingsProps = Pick<FieldOfProps, 'visit' | 'problems' | 'field' | 'at'>;

/** Lines of the entries that have several. */
const rows: Partial<Record<FieldProperty, number>> = { options: 4, rowFields: 4, accept: 3 };
const flags: ReadonlySet<FieldProperty> = new Set([
  ...(['required', 'showCountryCode', 'suggestsPlaces', 'underline', 'hasCalendar'] as const),
]);
const explained: ReadonlySet<FieldProperty> = new Set([
  ...(['placeholder', 'required', 'maxLength', 'options', 'currencySymbol'] as const),
  'maxMegabytes',
  ...(['suggestsPlaces', 'key', 'rowFields', 'hasCalendar', 'accept'] as const),
]);
const allProperties = [...new Set(Object.values(fieldProperties).flat())];

/**
 * The settings of one field. Those of other types are there as well and hidden, so that what was typed is not lost when
 * its type is changed and changed back.
 */
function FieldSettings({ visit, problems, field, at }: SettingsProps) {
  const { translate } = visit.intl;
  const nameOf = (name: string) => `field.${at}.${name}`;
  const shared = { visit, problems };
  const what = (property: FieldProperty) =>
    explained.has(property) ? translate(`config.form.field.${property as 'key'}.what`) : undefined;
  return (
    <>
      <input type="hidden" name="field" value={at} />
      <input type="hidden" name={nameOf('stored')} value={JSON.stringify(field.stored)} />
      <input type="hidden" name={nameOf('wasId')} value={field.wasId} />
      <Entry
        {...shared}
        id={entryOf(at, 'title')}
        name={nameOf('title')}
        label={translate('config.form.field.title')}
        value={field.title}
        required={field.type !== 'hidden'}
      />
      <div className="pl-config-form-type" data-form-type>
        <Entry
          {...shared}
          id={entryOf(at, 'type')}
          name={nameOf('type')}
          label={translate('config.form.field.type')}
          value={field.type}
        >
          {offeredTypes.map((type) => (
            <option key={type} value={type}>
              {translate(`config.form.type.${type}`)}
            </option>
          ))}
        </Entry>
        <button
          type="submit"
          className="pl-config-link"
          name="do"
          value={`type ${at}`}
          formNoValidate
          data-form-apply
        >
          {translate('config.form.field.type.apply')}
        </button>
      </div>
      {allProperties.map((property) => (
        <div
          key={property}
          hidden={!fieldProperties[field.type].includes(property)}
          data-form-types={typesWith(property).join(' ')}
        >
          {flags.has(property) ? (
            <CheckboxField
              {...shared}
              id={entryOf(at, property)}
              name={nameOf(property)}
              label={translate(`config.form.field.${property}`)}
              what={what(property)}
              isOn={field[property as 'required']}
            />
          ) : (
            <Entry
              {...shared}
              id={entryOf(at, property)}
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
        id={entryOf(at, 'id')}
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
