import type { HTMLInputTypeAttribute, ReactNode } from 'react';

export interface TextEntryProps {
  id: string;
  /** @default the id */
  name?: string | undefined;
  label: string;
  value?: string | undefined;
  /** A sentence below the entry. */
  what?: ReactNode;
  /** The message about its problem. */
  problem?: ReactNode;
  /** Whether the browser requires it. @default false */
  required?: boolean;
  /**
   * The number of lines.
   * @default 1
   */
  rows?: number | undefined;
  /** @default 'text' */
  type?: HTMLInputTypeAttribute;
  inputMode?: 'decimal' | 'numeric' | 'email' | undefined;
  /** The direction of a text that is code, such as an address. @default that of its content */
  direction?: 'ltr' | 'auto' | undefined;
  /** The maximum number of characters. */
  maxLength?: number | undefined;
  /** Id of a list of suggestions. */
  list?: string | undefined;
  /** Choices instead of a text. */
  children?: ReactNode;
}

/** A field of a form in the owner's area: label, input, note and problem. */
export function TextEntry(props: TextEntryProps) {
  const { id, name = id, label, value, what, problem, rows, direction, children } = props;
  const described = [what && `${id}-what`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    defaultValue: value,
    required: props.required,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
  const typed = {
    ...shared,
    dir: direction ?? 'auto',
    autoComplete: 'off',
    spellCheck: direction !== 'ltr',
    maxLength: props.maxLength,
  };
  return (
    <div className="pl-config-field">
      <label htmlFor={id}>{label}</label>
      {children ? (
        <select {...shared}>{children}</select>
      ) : rows === undefined ? (
        <input
          {...typed}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          list={props.list}
        />
      ) : (
        <textarea {...typed} rows={rows} />
      )}
      {what ? (
        <span className="pl-config-note" id={`${id}-what`}>
          {what}
        </span>
      ) : null}
      {problem ? (
        <span className="pl-config-error" id={`${id}-problem`}>
          {problem}
        </span>
      ) : null}
    </div>
  );
}
