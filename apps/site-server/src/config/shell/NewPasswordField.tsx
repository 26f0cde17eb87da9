import {
  maxPasswordLength,
  minPasswordLength,
  type PasswordProblem,
} from '../../security/passwordRule';
import type { ConfigIntl } from '../configIntl';

export interface NewPasswordFieldProps {
  intl: ConfigIntl;
  /**
   * The id of the field, with which the ids of its note and its problem begin.
   * @default 'new'
   */
  id?: string;
  label: string;
  /** The note with the rule for passwords. */
  note: string;
  problem: PasswordProblem | undefined;
  /**
   * Whether it gets the focus.
   * @default false
   */
  isNext?: boolean;
}

/** The field for a new password, of an account or of the site, with the rule and the problem. */
export function NewPasswordField({
  intl: { translate },
  id = 'new',
  label,
  note,
  problem,
  isNext = false,
}: NewPasswordFieldProps) {
  return (
    <label className="pl-config-field">
      {label}
      <input
        type="password"
        id={`${id}-password`}
        name="password"
        autoComplete="new-password"
        required
        minLength={minPasswordLength}
        maxLength={maxPasswordLength}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-what ${id}-problem` : `${id}-what`}
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isNext}
      />
      <span className="pl-config-note" id={`${id}-what`}>
        {note}
      </span>
      {problem ? (
        <span className="pl-config-error" id={`${id}-problem`} role={isNext ? undefined : 'alert'}>
          {translate(`config.lock.problem.${problem}`, {
            count: problem === 'short' ? minPasswordLength : maxPasswordLength,
          })}
        </span>
      ) : null}
    </label>
  );
}
