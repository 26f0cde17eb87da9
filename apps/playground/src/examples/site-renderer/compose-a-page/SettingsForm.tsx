import { useId, type ReactNode } from 'react';
import type { Setting, SettingsSchema } from '@plinth/site-blocks';
import { sitePictures } from './sitePictures';

export type Settings = Readonly<Record<string, unknown>>;

export interface SettingsFormProps {
  schema: SettingsSchema;
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** Settings as a form; an empty field sets nothing. */
export function SettingsForm({ schema, settings, onChange }: SettingsFormProps): ReactNode {
  return Object.entries(schema).map(([name, setting]) => (
    <Field key={name} name={name} setting={setting} settings={settings} onChange={onChange} />
  ));
}

interface FieldProps {
  name: string;
  setting: Setting;
  settings: Settings;
  onChange: (settings: Settings) => void;
}

function Field({ name, setting, settings, onChange }: FieldProps): ReactNode {
  const id = useId();
  const label = setting.label.en;
  const value = settings[name];
  const set = (next: unknown) => {
    const { [name]: _, ...others } = settings;
    onChange(next === undefined || next === '' ? others : { ...settings, [name]: next });
  };
  if (setting.type === 'list') return <ListField setting={setting} value={value} onChange={set} />;
  if (setting.type === 'group')
    return (
      <fieldset className="compose-group">
        <legend>{label}</legend>
        <SettingsForm
          schema={setting.fields}
          settings={(value ?? {}) as Settings}
          onChange={(next) => set(next)}
        />
      </fieldset>
    );
  if (setting.type === 'flag')
    return (
      <label className="compose-flag">
        <input
          type="checkbox"
          checked={(value ?? setting.fallback) === true}
          aria-describedby={`${id}-help`}
          onChange={(event) =>
            set(event.target.checked === setting.fallback ? undefined : event.target.checked)
          }
        />
        {label}
        <small id={`${id}-help`}>{setting.help.en}</small>
      </label>
    );
  const shared = { id, 'aria-describedby': `${id}-help` };
  return (
    <div className="compose-field">
      <label htmlFor={id}>{label}</label>
      {(setting.type === 'line' || setting.type === 'link') && (
        <input {...shared} value={textOf(value)} onChange={(event) => set(event.target.value)} />
      )}
      {(setting.type === 'text' || setting.type === 'html') && (
        <textarea
          {...shared}
          rows={4}
          value={textOf(value)}
          onChange={(event) => set(event.target.value)}
        />
      )}
      {setting.type === 'lines' && (
        <textarea
          {...shared}
          rows={3}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(event) =>
            set(event.target.value === '' ? undefined : event.target.value.split('\n'))
          }
        />
      )}
      {setting.type === 'number' && (
        <input
          {...shared}
          type="number"
          min={setting.min}
          max={setting.max}
          step={setting.step}
          value={textOf(value)}
          placeholder={setting.fallback === undefined ? 'auto' : String(setting.fallback)}
          onChange={(event) => set(event.target.value === '' ? '' : Number(event.target.value))}
        />
      )}
      {setting.type === 'choice' && (
        <select
          {...shared}
          value={textOf(value) || setting.fallback}
          onChange={(event) => set(event.target.value)}
        >
          {setting.options.map((option) => (
            <option key={option} value={option}>
              {setting.labels[option]?.en}
            </option>
          ))}
        </select>
      )}
      {setting.type === 'picture' && (
        <select
          {...shared}
          value={textOf(value)}
          onChange={(event) =>
            onChange({
              ...settings,
              ...sitePictures.find(({ src }) => src === event.target.value),
            })
          }
        >
          {sitePictures.map(({ src, alt }) => (
            <option key={src} value={src}>
              {alt}
            </option>
          ))}
        </select>
      )}
      <small id={`${id}-help`}>{setting.help.en}</small>
    </div>
  );
}

interface ListFieldProps {
  setting: Extract<Setting, { type: 'list' }>;
  value: unknown;
  onChange: (value: readonly Settings[]) => void;
}

function ListField({ setting, value, onChange }: ListFieldProps): ReactNode {
  const entries = Array.isArray(value) ? (value as Settings[]) : [];
  return (
    <fieldset className="compose-group">
      <legend>{setting.label.en}</legend>
      {entries.map((entry, index) => {
        const called = `${setting.entry.en} ${index + 1}`;
        return (
          // Entries have no names of their own: their position identifies them.
          <details key={index} className="compose-entry">
            <summary>{entryTitle(entry) ?? called}</summary>
            <SettingsForm
              schema={setting.fields}
              settings={entry}
              onChange={(next) => onChange(entries.with(index, next))}
            />
            <div className="example-row">
              <button
                type="button"
                className="compose-button"
                disabled={index === 0}
                onClick={() =>
                  onChange(entries.with(index, entries[index - 1]!).with(index - 1, entry))
                }
              >
                Move {called} up
              </button>
              <button
                type="button"
                className="compose-button"
                onClick={() => onChange(entries.toSpliced(index, 1))}
              >
                Remove {called}
              </button>
            </div>
          </details>
        );
      })}
      <button
        type="button"
        className="compose-button"
        onClick={() => onChange([...entries, { ...setting.blank }])}
      >
        Add {setting.entry.en.toLowerCase()}
      </button>
    </fieldset>
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const entryTitle = ({ title, text, alt }: Settings): string | undefined =>
  [title, text, alt].map(textOf).find(Boolean);
