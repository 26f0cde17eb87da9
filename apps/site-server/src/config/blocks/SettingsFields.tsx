import type { LocalText, Setting, SettingsSchema, ShownFor } from '@plinth/site-blocks';
import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { LinkEntry } from '../links/LinkEntry';
import { PictureEntry } from '../pictures/PictureEntry';
import { RichTextEntry } from '../richText/RichTextEntry';
import { listChangeValue } from './changeList';
import { CollectionEntry } from './CollectionEntry';
import { ColourEntry } from './ColourEntry';
import type { FormProblem } from './checkSettings';
import { objectOf } from './objectOf';
import { isSampleAlt } from './sampleContent';
import { settingName } from './settingName';
import { TimeZoneEntry } from './TimeZoneEntry';
import { shownText, type TextualSetting } from './shownText';

export interface SettingsFieldsProps {
  visit: Pick<ConfigVisit, 'intl' | 'site' | 'services'>;
  schema: SettingsSchema;
  settings: Readonly<Record<string, unknown>>;
  problems: readonly FormProblem[];
  /** Warnings about values that may be saved but are perhaps unintended, by the names of their fields. */
  warnings?: ReadonlyMap<string, string> | undefined;
  mayChange: boolean;
  /** Names of the enclosing settings. */
  path?: readonly string[];
}

/**
 * The settings of a block as fields. Lists have buttons that work without a script. Settings of other choices are
 * included but hidden, so that their entries are not lost when the choice changes again.
 */
export function SettingsFields({ path = [], ...props }: SettingsFieldsProps): ReactNode {
  const settings = Object.entries(props.schema);
  const deciding = new Set(settings.map(([, { onlyFor }]) => onlyFor?.choice));
  return settings.map(([name, setting]) => {
    const fieldPath = [...path, name];
    const field = (
      <Field
        key={name}
        {...props}
        setting={setting}
        value={props.settings[name]}
        path={fieldPath}
      />
    );
    if (deciding.has(name) && props.mayChange)
      return (
        <div key={name} className="pl-config-choice">
          {field}
          <button
            type="submit"
            className="pl-config-link"
            name="do"
            value={listChangeValue({ kind: 'show', path: fieldPath, index: 0 })}
            formNoValidate
            data-choice-apply
          >
            {props.visit.intl.translate('config.form.field.type.apply')}
          </button>
        </div>
      );
    return setting.onlyFor ? (
      <div
        key={name}
        hidden={!isShown(setting.onlyFor, { ...props, path: fieldPath })}
        data-only-for={settingName([...path, setting.onlyFor.choice])}
        data-only-options={setting.onlyFor.options.join(' ')}
      >
        {field}
      </div>
    ) : (
      field
    );
  });
}

/** A problem is shown at its field, whatever has been chosen. */
function isShown(
  { choice, options }: ShownFor,
  { schema, settings, problems, path }: SettingsFieldsProps & { path: readonly string[] },
): boolean {
  const decides = schema[choice] as TextualSetting;
  return (
    options.includes(shownText(decides, settings[choice])) ||
    problems.some((problem) => problem.path.join('.').startsWith(path.join('.')))
  );
}

interface FieldProps extends Omit<SettingsFieldsProps, 'schema' | 'settings' | 'path'> {
  setting: Setting;
  value: unknown;
  path: readonly string[];
}

/** A text of the schema in the owner's language. */
export const localText = (
  { locale }: Pick<ConfigVisit['intl'], 'locale'>,
  text: LocalText,
): string => (locale.startsWith('de') ? text.de : text.en);

function Field(props: FieldProps): ReactNode {
  const { visit, setting, value, path, problems, warnings, mayChange } = props;
  const label = localText(visit.intl, setting.label);
  const name = settingName(path);
  if (setting.type === 'group')
    return (
      <fieldset className="pl-config-group">
        <legend>{label}</legend>
        <SettingsFields {...props} schema={setting.fields} settings={objectOf(value)} path={path} />
      </fieldset>
    );
  if (setting.type === 'list')
    return <ListField {...props} setting={setting} label={label} name={name} />;
  const problem = problems.find((one) => one.path.join('.') === path.join('.'));
  const warning = problem ? undefined : warnings?.get(name);
  const help = `${name}-help`;
  const described = [help, problem && `${name}-problem`, warning && `${name}-warning`];
  const shared = {
    id: name,
    name,
    'aria-describedby': described.filter(Boolean).join(' '),
    'aria-invalid': problem ? (true as const) : undefined,
  };
  const note = (
    <>
      <span className="pl-config-note" id={help}>
        {localText(visit.intl, setting.help)}
      </span>
      {problem ? (
        <span className="pl-config-error" id={`${name}-problem`}>
          {problem.sentence}
        </span>
      ) : null}
      {warning ? (
        <span className="pl-config-warning" id={`${name}-warning`}>
          {warning}
        </span>
      ) : null}
    </>
  );
  if (setting.type === 'flag')
    return (
      <div className="pl-config-setting-flag">
        <label className="pl-config-check">
          <input
            {...shared}
            type="checkbox"
            value="true"
            disabled={!mayChange}
            defaultChecked={(value ?? setting.fallback) === true || value === 'true'}
          />{' '}
          {label}
        </label>
        {note}
      </div>
    );
  return (
    <div className="pl-config-field">
      <label htmlFor={name}>
        {label}
        {'required' in setting && setting.required ? ' *' : ''}
      </label>
      <Entry
        visit={visit}
        label={label}
        setting={setting}
        value={value}
        shared={shared}
        mayChange={mayChange}
      />
      {note}
    </div>
  );
}

interface EntryProps extends Pick<FieldProps, 'visit' | 'value' | 'mayChange'> {
  setting: TextualSetting;
  label: string;
  shared: { id: string; name: string };
}

function Entry({ visit, setting, label, value, shared, mayChange }: EntryProps): ReactNode {
  const text = shownText(setting, value);
  switch (setting.type) {
    case 'choice':
      return (
        <select {...shared} disabled={!mayChange} defaultValue={text}>
          {/* An outdated value stays until another is chosen. */}
          {!setting.options.includes(text) ? <option>{text}</option> : null}
          {setting.options.map((option) => (
            <option key={option} value={option}>
              {localText(visit.intl, setting.labels[option]!)}
            </option>
          ))}
        </select>
      );
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          readOnly={!mayChange}
          min={setting.min}
          max={setting.max}
          step="any"
          placeholder={setting.fallback === undefined ? undefined : String(setting.fallback)}
          defaultValue={text}
        />
      );
    case 'html':
      return (
        <RichTextEntry
          visit={visit}
          html={text}
          rows={6}
          label={label}
          shared={shared}
          mayChange={mayChange}
        />
      );
    case 'text':
    case 'lines':
      return <textarea {...shared} rows={3} readOnly={!mayChange} spellCheck defaultValue={text} />;
    case 'link':
      return (
        <LinkEntry visit={visit} href={text} label={label} shared={shared} mayChange={mayChange} />
      );
    case 'picture':
      return (
        <PictureEntry
          visit={visit}
          src={text}
          label={label}
          shared={shared}
          mayChange={mayChange}
          hasSides
        />
      );
    default:
      if (setting.type === 'line' && setting.holds === 'collection')
        return <CollectionEntry visit={visit} id={text} shared={shared} mayChange={mayChange} />;
      if (setting.type === 'line' && setting.holds === 'colour')
        return <ColourEntry colour={text} label={label} shared={shared} mayChange={mayChange} />;
      if (setting.type === 'line' && setting.holds === 'time-zone')
        return <TimeZoneEntry zone={text} shared={shared} mayChange={mayChange} />;
      return (
        <input
          {...shared}
          type="text"
          readOnly={!mayChange}
          autoComplete="off"
          data-sample={isSampleAlt(text) ? '' : undefined}
          defaultValue={text}
        />
      );
  }
}

interface ListFieldProps extends FieldProps {
  setting: Extract<Setting, { type: 'list' }>;
  label: string;
  name: string;
}

function ListField({ setting, label, name, ...props }: ListFieldProps): ReactNode {
  const { visit, value, path, mayChange } = props;
  const { translate } = visit.intl;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const called = localText(visit.intl, setting.entry);
  const button = (kind: 'add' | 'remove' | 'up' | 'down', index: number): ReactNode => (
    <button
      type="submit"
      className="pl-config-button"
      data-style="outline"
      name="do"
      value={listChangeValue({ kind, path, index })}
      formNoValidate
    >
      {translate(`config.blocks.list.${kind}`, { entry: called, number: index + 1 })}
    </button>
  );
  return (
    <fieldset className="pl-config-group" id={name}>
      <legend>{label}</legend>
      <p className="pl-config-note">{localText(visit.intl, setting.help)}</p>
      {entries.map((entry, index) => (
        <fieldset className="pl-config-group" key={index}>
          <legend>
            {translate('config.blocks.list.entry', { entry: called, number: index + 1 })}
          </legend>
          <input type="hidden" name={`${name}.entry`} value={index} />
          <SettingsFields
            {...props}
            schema={setting.fields}
            settings={objectOf(entry)}
            path={[...path, String(index)]}
          />
          {mayChange ? (
            <div className="pl-config-row">
              {index > 0 ? button('up', index) : null}
              {index < entries.length - 1 ? button('down', index) : null}
              {button('remove', index)}
            </div>
          ) : null}
        </fieldset>
      ))}
      {mayChange ? <div className="pl-config-row">{button('add', entries.length)}</div> : null}
    </fieldset>
  );
}
