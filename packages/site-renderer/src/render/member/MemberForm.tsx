import type { ReactNode } from 'react';
import type { MemberProblem } from '@plinth/site-blocks/rendering';
import type { MemberContext } from './memberContext';

export interface MemberFormProps {
  context: MemberContext;
  action: string;
  /** Label of its button. */
  button: string;
  /** @default a filled button */
  buttonStyle?: 'outline' | undefined;
  /** The id of a text that describes the button, such as the session that it ends. */
  describedBy?: string | undefined;
  /** The fields. */
  children?: ReactNode;
}

/** A form of a member's page, which the browser posts without scripts. */
export const MemberForm = ({
  context: { crumb },
  action,
  button,
  buttonStyle,
  describedBy,
  children,
}: MemberFormProps) => (
  <form className="pl-login" method="post" action={action}>
    {children}
    <input type="hidden" name="crumb" value={crumb} />
    <button
      className="pl-button"
      type="submit"
      data-style={buttonStyle}
      aria-describedby={describedBy}
    >
      {button}
    </button>
  </form>
);

export interface MemberFieldProps {
  context: MemberContext;
  id: string;
  name: 'name' | 'email' | 'password' | 'current';
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | 'password';
  value?: string | undefined;
  /** More about the entry. */
  note?: string | undefined;
  problem?: MemberProblem | undefined;
}

/** A field with its label and its error. */
export function MemberField({
  context,
  id,
  name,
  label,
  autoComplete,
  type = 'text',
  value,
  note,
  problem,
}: MemberFieldProps) {
  const wrong = problem?.field === name ? problem : undefined;
  const described = [note && `${id}-note`, wrong && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="pl-login-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required
        maxLength={type === 'email' ? 320 : 200}
        defaultValue={value}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described || undefined}
        // The entry to type next, when the form was refused.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={wrong !== undefined}
      />
      {note ? (
        <span className="pl-member-note" id={`${id}-note`}>
          {note}
        </span>
      ) : null}
      {wrong ? (
        <span className="pl-login-error" id={`${id}-problem`} role="alert">
          {context.sentenceOf(wrong)}
        </span>
      ) : null}
    </div>
  );
}

/** The field for a new password. */
export const NewPasswordField = ({
  context,
  id,
  label,
  length,
  problem,
}: Pick<MemberFieldProps, 'context' | 'id' | 'label' | 'problem'> & { length: number }) => (
  <MemberField
    context={context}
    id={id}
    name="password"
    type="password"
    label={label}
    autoComplete="new-password"
    note={context.t('runtime.member.password.rule', { count: length })}
    problem={problem}
  />
);

/** The reason why nothing was done, if it concerns no field. */
export const MemberRefusal = ({
  context,
  problem,
}: {
  context: MemberContext;
  problem: MemberProblem | undefined;
}) =>
  problem?.field === 'form' ? (
    <p className="pl-login-error" role="alert">
      {context.sentenceOf(problem)}
    </p>
  ) : null;
