import { shortestPassword } from '../../security/passwordRule';
import { NewPasswordField, type NewPasswordFieldProps } from '../shell/NewPasswordField';

/** The field for a new password of an account. */
export const AccountPasswordField = ({
  words,
  problem,
}: Pick<NewPasswordFieldProps, 'words' | 'problem'>) => (
  <NewPasswordField
    words={words}
    problem={problem}
    label={words.t('config.account.new')}
    note={words.t('config.account.rule', { count: shortestPassword })}
  />
);
