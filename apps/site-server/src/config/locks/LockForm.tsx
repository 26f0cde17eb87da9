import { isolate } from '@plinth/site-model';
import type { ConfigVisit } from '../configVisit';
import { CrumbField } from '../shell/CrumbField';
import { NewPasswordField } from '../shell/NewPasswordField';
import { Notice } from '../shell/Notice';
import { isPasswordProblem } from '../../security/passwordRule';

export interface LockFormProps {
  visit: ConfigVisit;
  /** The thing that the password protects: `site` or `page:<id>`. */
  subject: string;
  of: 'site' | 'page';
  /** The address of the area's page with this form. */
  address: string;
  mayChange: boolean;
}

/** Shows whether a site or a page has a password, and the form to change it. The password itself is never shown. */
export function LockForm({ visit, subject, of, address, mayChange }: LockFormProps) {
  const { intl, url, site } = visit;
  const { translate } = intl;
  const lock = site.locks.get(subject);
  const said = url.searchParams.get('password');
  const problem = isPasswordProblem(said) ? said : undefined;
  const done =
    said === 'set' || said === 'removed' ? translate(`config.lock.${of}.${said}`) : undefined;
  const action = `${address}/password`;
  const former = lock?.formerSlugs.filter((slug) => !site.pageBySlug.has(slug)) ?? [];
  return (
    <section className="pl-config-lock" id="password" aria-labelledby="password-title">
      <h2 id="password-title">{translate(`config.lock.${of}`)}</h2>
      <Notice>{done}</Notice>
      <p>
        {lock
          ? translate('config.lock.isSet', { when: intl.moment(lock.setAt) })
          : translate(`config.lock.${of}.isNotSet`)}
      </p>
      {former.length > 0 ? (
        <p>
          {translate('config.lock.page.former', {
            addresses: former.map((slug) => isolate(`/${slug}`, intl.locale)).join(', '),
          })}
        </p>
      ) : null}
      {mayChange ? (
        <>
          <form className="pl-config-fields" method="post" action={action}>
            <CrumbField visit={visit} />
            <NewPasswordField
              intl={intl}
              id="lock"
              problem={problem}
              isNext={problem !== undefined}
              label={translate(lock ? 'config.lock.new' : 'config.lock.password')}
              note={translate(`config.lock.${of}.what`)}
            />
            <div className="pl-config-row">
              <button type="submit" className="pl-config-button">
                {translate(lock ? 'config.lock.change' : 'config.lock.set')}
              </button>
            </div>
          </form>
          {lock ? (
            <form className="pl-config-row" method="post" action={action}>
              <CrumbField visit={visit} />
              <button type="submit" className="pl-config-link" name="remove" value="true">
                {translate('config.lock.remove')}
              </button>
            </form>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
