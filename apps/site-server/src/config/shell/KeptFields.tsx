import type { ConfigArrival } from '../configVisit';
import { isSecretField } from '../sign-in/keptForm';

/**
 * Hidden fields that send a refused form again, without the crumb and without passwords, which have to be typed again.
 */
export const KeptFields = ({
  visit,
  fields,
}: {
  visit: Pick<ConfigArrival, 'intl'>;
  fields: URLSearchParams;
}) => (
  <>
    {[...fields]
      .filter(([name]) => name !== 'crumb')
      .map(([name, value], index) =>
        isSecretField(name) ? (
          <label key={index} className="pl-config-field">
            {visit.intl.translate('config.lock.password')}
            <input type="password" name={name} autoComplete="new-password" required />
          </label>
        ) : (
          <input key={index} type="hidden" name={name} value={value} />
        ),
      )}
  </>
);
