import { useId, type ReactNode } from 'react';
import type { Control } from '../example/controls';
import type { Tokens as TokenValues } from '../address/tokens';
import type { Example } from '../example/example';
import { Stories } from './Stories';
import { Tokens } from './Tokens';

type Written = Readonly<Record<string, string>>;

export interface ControlsProps {
  definition: Example | undefined;
  /** Values in the address; a default is absent. */
  values: Written;
  tokens: TokenValues;
  onChange: (values: Written) => void;
  onTokens: (tokens: TokenValues) => void;
}

/** Every option of the example. */
export function Controls(props: ControlsProps): ReactNode {
  const { definition, values, tokens, onChange, onTokens } = props;
  const entries = Object.entries(definition?.controls ?? {});
  const set = (name: string, control: Control<unknown>, value: string | undefined) => {
    const { [name]: _, ...others } = values;
    const isDefault = value === undefined || value === (writtenDefault(control) ?? '');
    onChange(isDefault ? others : { ...others, [name]: value });
  };
  return (
    <aside className="controls" aria-label="Options">
      <div className="controls-head">
        <h2>Options</h2>
        <button
          type="button"
          className="quiet-button"
          disabled={Object.keys(values).length === 0}
          onClick={() => onChange({})}
        >
          Reset
        </button>
      </div>
      {definition && <Stories definition={definition} values={values} onChoose={onChange} />}
      {definition && entries.length === 0 && (
        <p className="controls-none">This example has no options.</p>
      )}
      <div className="controls-list">
        {entries.map(([name, control]) => (
          <ControlField
            key={name}
            name={name}
            control={control}
            written={values[name]}
            onChange={(value) => set(name, control, value)}
          />
        ))}
        <Tokens tokens={tokens} onChange={onTokens} />
      </div>
    </aside>
  );
}

interface ControlFieldProps {
  name: string;
  control: Control<unknown>;
  written: string | undefined;
  /** Sets an option; `undefined` restores the default. */
  onChange: (value: string | undefined) => void;
}

function ControlField({ name, control, written, onChange }: ControlFieldProps): ReactNode {
  const id = useId();
  const fallback = writtenDefault(control);
  const value = written ?? fallback ?? '';
  const isSet = written !== undefined && written !== fallback;

  if (control.kind === 'flag' && control.default !== undefined) {
    return (
      <label className="control control-flag" data-set={isSet}>
        <span className="control-name">{name}</span>
        <input
          type="checkbox"
          role="switch"
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.target.checked))}
        />
      </label>
    );
  }
  return (
    <div className="control" data-set={isSet}>
      <label className="control-name" htmlFor={id}>
        {name}
        {control.kind === 'amount' && control.unit && <small>{control.unit}</small>}
      </label>
      {control.kind === 'text' && (
        <input
          id={id}
          type="text"
          value={value}
          placeholder={fallback === undefined ? 'not set' : undefined}
          onChange={(event) =>
            onChange(event.target.value === '' && !fallback ? undefined : event.target.value)
          }
        />
      )}
      {control.kind === 'amount' && (
        <div className="control-amount">
          <input
            type="range"
            aria-label={`${name}, slider`}
            min={control.min}
            max={control.max}
            step={control.step}
            value={value === '' ? control.min : value}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            id={id}
            type="number"
            min={control.min}
            max={control.max}
            step={control.step}
            value={value}
            placeholder="auto"
            onChange={(event) => onChange(event.target.value || undefined)}
          />
        </div>
      )}
      {(control.kind === 'choice' || control.kind === 'flag') && (
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          {fallback === undefined && <option value="">auto</option>}
          {(control.kind === 'flag' ? [true, false] : control.values).map((option) => (
            <option key={String(option)} value={String(option)}>
              {optionLabel(option)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** The default as text in an address; the value of a control is a text, a number or a flag. */
const writtenDefault = (control: Control<unknown>): string | undefined =>
  control.default === undefined ? undefined : `${control.default as string | number | boolean}`;

function optionLabel(option: unknown): string {
  if (option === true) return 'on';
  if (option === false) return 'off';
  return option === '' ? 'none' : String(option);
}
