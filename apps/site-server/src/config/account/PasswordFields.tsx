import { longestPassword, shortestPassword } from '../../security/passwordRule';
import type { PasswordProblem } from '../../security/passwordRule';
import type { ConfigWords } from '../configWords';

/** The field for a new password, with the rule and what was wrong. */
export function NewPasswordField({
  words: { t },
  problem,
}: {
  words: ConfigWords;
  problem: PasswordProblem | undefined;
}) {
  return (
    <label className="pl-config-field">
      {t('config.account.new')}
      <input
        type="password"
        name="password"
        autoComplete="new-password"
        required
        minLength={shortestPassword}
        maxLength={longestPassword}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'new-what new-problem' : 'new-what'}
      />
      <span className="pl-config-note" id="new-what">
        {t('config.account.rule', { count: shortestPassword })}
      </span>
      {problem ? (
        <span className="pl-config-error" id="new-problem" role="alert">
          {t(`config.lock.problem.${problem}`, {
            count: problem === 'short' ? shortestPassword : longestPassword,
          })}
        </span>
      ) : null}
    </label>
  );
}
