import { useId, type ReactNode } from 'react';
import type { Settings, SettingsField } from './settingsFields';
import { sitePictures } from './sitePictures';

export interface SettingsFormProps {
  fields: readonly SettingsField[];
  settings: Settings;
  onChange: (settings: Settings) => void;
}

/** Settings as a form; what is left empty is not set. */
export function SettingsForm({ fields, settings, onChange }: SettingsFormProps): ReactNode {
  return fields.map((field) => (
    <Field key={field.name} field={field} settings={settings} onChange={onChange} />
  ));
}

interface FieldProps {
  field: SettingsField;
  settings: Settings;
  onChange: (settings: Settings) => void;
}

function Field({ field, settings, onChange }: FieldProps): ReactNode {
  const id = useId();
  const { name, label } = field;
  const value = settings[name];
  const set = (next: unknown) => {
    const { [name]: _, ...others } = settings;
    onChange(next === undefined || next === '' ? others : { ...settings, [name]: next });
  };
  if (field.kind === 'list') return <ListField {...{ field, value }} onChange={set} />;
  if (field.kind === 'group')
    return (
      <fieldset className="compose-group">
        <legend>{label}</legend>
        <SettingsForm
          fields={field.fields}
          settings={(value ?? {}) as Settings}
          onChange={(next) => set(next)}
        />
      </fieldset>
    );
  if (field.kind === 'flag')
    return (
      <label className="compose-flag">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(event.target.checked || undefined)}
        />
        {label}
      </label>
    );
  return (
    <div className="compose-field">
      <label htmlFor={id}>{label}</label>
      {field.kind === 'line' && (
        <input id={id} value={textOf(value)} onChange={(event) => set(event.target.value)} />
      )}
      {field.kind === 'paragraphs' && (
        <textarea
          id={id}
          rows={4}
          value={textOf(value)}
          onChange={(event) => set(event.target.value)}
        />
      )}
      {field.kind === 'lines' && (
        <textarea
          id={id}
          rows={3}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(event) =>
            set(event.target.value === '' ? undefined : event.target.value.split('\n'))
          }
        />
      )}
      {field.kind === 'amount' && (
        <input
          id={id}
          type="number"
          min={field.min}
          max={field.max}
          step={field.step}
          value={textOf(value)}
          placeholder="auto"
          onChange={(event) => set(event.target.value === '' ? '' : Number(event.target.value))}
        />
      )}
      {field.kind === 'choice' && (
        <select id={id} value={textOf(value)} onChange={(event) => set(event.target.value)}>
          {!field.values.includes(textOf(value)) && <option value={textOf(value)}>auto</option>}
          {field.values.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {field.kind === 'picture' && (
        <select
          id={id}
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
    </div>
  );
}

interface ListFieldProps {
  field: Extract<SettingsField, { kind: 'list' }>;
  value: unknown;
  onChange: (value: readonly Settings[]) => void;
}

function ListField({ field, value, onChange }: ListFieldProps): ReactNode {
  const entries = Array.isArray(value) ? (value as Settings[]) : [];
  return (
    <fieldset className="compose-group">
      <legend>{field.label}</legend>
      {entries.map((entry, index) => {
        const called = `${field.entry} ${index + 1}`;
        return (
          // Entries have no names of their own: their place is who they are.
          <details key={index} className="compose-entry">
            <summary>{entryTitle(entry) ?? called}</summary>
            <SettingsForm
              fields={field.fields}
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
        onClick={() => onChange([...entries, { ...field.blank }])}
      >
        Add {field.entry.toLowerCase()}
      </button>
    </fieldset>
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const entryTitle = ({ title, text, alt }: Settings): string | undefined =>
  [title, text, alt].map(textOf).find(Boolean);
