import { minPasswordLength } from '../../security/passwordRule';
import { NewPasswordField, type NewPasswordFieldProps } from '../shell/NewPasswordField';

/** The field for a new password of an account. */
export const AccountPasswordField = ({
  intl,
  problem,
}: Pick<NewPasswordFieldProps, 'intl' | 'problem'>) => (
  <NewPasswordField
    intl={intl}
    problem={problem}
    label={intl.translate('config.account.new')}
    note={intl.translate('config.account.rule', { count: minPasswordLength })}
  />
);
