import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import type { FormProblem } from './checkForm';

export interface EntryProps {
  visit: Pick<ConfigVisit, 'intl'>;
  problems: readonly FormProblem[];
  /** Its id, by which problems know it. */
  id: string;
  /** @default the id */
  name?: string;
  label: string;
  what?: string | undefined;
  value: string;
  required?: boolean;
  /** Several lines. @default one */
  rows?: number;
  /** The direction of a text that is code, such as an address. @default that of its content */
  direction?: 'ltr';
  inputMode?: 'numeric' | 'email';
  /** @default 'text' */
  type?: 'text' | 'date';
  /** Choices in place of a text. */
  children?: ReactNode;
}

/** A labelled entry of the builder, with its help and what is wrong with it. */
export function Entry(props: EntryProps) {
  const { visit, problems, id, name = id, label, what, value, rows, direction, children } = props;
  const found = problems.filter(({ entry }) => entry === id);
  const shared = {
    id,
    name,
    defaultValue: value,
    'aria-invalid': found.length > 0 || undefined,
    'aria-describedby':
      [what && `${id}-what`, found.length > 0 && `${id}-problem`].filter(Boolean).join(' ') ||
      undefined,
  };
  const typed = {
    ...shared,
    dir: direction ?? 'auto',
    autoComplete: 'off',
    spellCheck: direction === undefined,
  };
  return (
    <div className="pl-config-field">
      <label htmlFor={id}>
        {label}
        {props.required ? ' *' : ''}
      </label>
      {children ? (
        <select {...shared}>{children}</select>
      ) : rows === undefined ? (
        <input {...typed} type={props.type ?? 'text'} inputMode={props.inputMode} />
      ) : (
        <textarea {...typed} rows={rows} />
      )}
      {what ? (
        <span className="pl-config-note" id={`${id}-what`}>
          {what}
        </span>
      ) : null}
      <Problems visit={visit} id={id} found={found} />
    </div>
  );
}

interface CheckboxFieldProps extends Pick<
  EntryProps,
  'visit' | 'problems' | 'id' | 'label' | 'what'
> {
  name?: string;
  isOn: boolean;
}

/** Something that is on or off, with what is wrong with it. */
export function CheckboxField({
  visit,
  problems,
  id,
  name = id,
  label,
  what,
  isOn,
}: CheckboxFieldProps) {
  const found = problems.filter(({ entry }) => entry === id);
  return (
    <div className="pl-config-field">
      <label className="pl-config-check">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="true"
          defaultChecked={isOn}
          aria-invalid={found.length > 0 || undefined}
          aria-describedby={found.length > 0 ? `${id}-problem` : undefined}
        />{' '}
        <span>
          {label}
          {what ? <span className="pl-config-note"> {what}</span> : null}
        </span>
      </label>
      <Problems visit={visit} id={id} found={found} />
    </div>
  );
}

function Problems({
  visit,
  id,
  found,
}: Pick<EntryProps, 'visit' | 'id'> & { found: readonly FormProblem[] }) {
  if (found.length === 0) return null;
  return (
    <span className="pl-config-error" id={`${id}-problem`}>
      {found
        .map(({ kind, values }) => visit.intl.translate(`config.form.problem.${kind}`, values))
        .join(' ')}
    </span>
  );
}
