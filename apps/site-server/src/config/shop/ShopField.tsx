import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';

export interface ShopFieldProps {
  visit: ConfigVisit;
  /** The id of the field, by which its problem is found. */
  id: string;
  /** @default the id without the number of its row */
  name?: string;
  label: string;
  value: string;
  /** The sentence about its problem. */
  problem: string | undefined;
  what?: string;
  rows?: number;
  type?: 'text' | 'date';
  inputMode?: 'decimal' | 'numeric';
  direction?: 'ltr' | 'auto';
}

/** A field of the shop's terms: label, field, note, and what is wrong. */
export function ShopField(props: ShopFieldProps) {
  const { id, name = id.replace(/-\d+$/, ''), label, value, problem, what, rows } = props;
  const { type = 'text', inputMode, direction = 'auto' } = props;
  const shared = {
    id,
    name,
    defaultValue: value,
    dir: direction,
    autoComplete: 'off',
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby':
      [what && `${id}-what`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <label className="pl-config-field">
      <span>{label}</span>
      {rows === undefined ? (
        <input {...shared} type={type} inputMode={inputMode} maxLength={2000} />
      ) : (
        <textarea {...shared} rows={rows} maxLength={20_000} />
      )}
      <Below id={`${id}-what`} className="pl-config-note">
        {what}
      </Below>
      <Below id={`${id}-problem`} className="pl-config-error">
        {problem}
      </Below>
    </label>
  );
}

const Below = ({
  id,
  className,
  children,
}: {
  id: string;
  className: string;
  children: ReactNode;
}) =>
  children ? (
    <span className={className} id={id}>
      {children}
    </span>
  ) : null;

/** One of a few, in a row of the form. */
export function ShopChoice({
  id,
  name,
  label,
  value,
  options,
}: {
  id: string;
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <label className="pl-config-field">
      <span>{label}</span>
      <select id={id} name={name} defaultValue={value}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
