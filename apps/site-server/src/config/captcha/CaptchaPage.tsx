import type { CaptchaProvider } from '@plinth/forms/captcha-providers';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { captchaNames } from './captchaNames';
import type { CaptchaForm } from './captchaPart';

export type CaptchaProblem = 'siteKey' | 'secret' | 'secretRefused' | 'keyRefused' | 'conflict';

export interface CaptchaPageProps {
  visit: ConfigVisit;
  settings: CaptchaForm;
  base: string;
  /** Whether the provider's secret is kept already. */
  hasSecret: boolean;
  problem?: CaptchaProblem | undefined;
  notice?: string | undefined;
  /** The forms that have a captcha. */
  forms: readonly { name: string; href: string }[];
}

const fieldOf: Readonly<Record<CaptchaProblem, string>> = {
  siteKey: 'siteKey',
  keyRefused: 'siteKey',
  secret: 'password',
  secretRefused: 'password',
  conflict: 'provider',
};

/** The captcha of a site: its own, or that of a provider by site key. */
export function CaptchaPage(props: CaptchaPageProps) {
  const { visit, settings, base, hasSecret, problem, notice, forms } = props;
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('settings');
  const problemText = (name: string) =>
    problem && fieldOf[problem] === name ? (
      <span className="pl-config-error" id={`${name}-problem`}>
        {translate(`config.captcha.problem.${problem}`)}
      </span>
    ) : null;
  const described = (name: string) => ({
    'aria-invalid': (problem && fieldOf[problem] === name) || undefined,
    'aria-describedby':
      `${name}-what` + (problem && fieldOf[problem] === name ? ` ${name}-problem` : ''),
  });
  return (
    <ConfigShell visit={visit} part="settings" title={translate('config.captcha')}>
      <p className="pl-config-crumbs">
        <a href="/config/settings">{translate('config.part.settings')}</a>
      </p>
      <h1>{translate('config.captcha')}</h1>
      <Notice>{notice}</Notice>
      {problem ? (
        <Refusal>
          <a href={`#${fieldOf[problem]}`}>{translate(`config.captcha.problem.${problem}`)}</a>
        </Refusal>
      ) : null}
      <form
        className="pl-config-fields"
        method="post"
        action="/config/settings/captcha"
        data-editor
        data-unsaved-answer={problem ? '' : undefined}
      >
        <DraftOffer translate={translate} />
        <CrumbField visit={visit} />
        <input type="hidden" name="base" value={base} />
        <fieldset disabled={!mayChange}>
          <legend className="pl-config-hidden">{translate('config.captcha')}</legend>
          <div className="pl-config-field">
            <label htmlFor="provider">{translate('config.captcha.provider')}</label>
            <select
              id="provider"
              name="provider"
              defaultValue={settings.provider}
              {...described('provider')}
            >
              <option value="">{translate('config.captcha.own')}</option>
              {(Object.keys(captchaNames) as CaptchaProvider[]).map((provider) => (
                <option key={provider} value={provider}>
                  {captchaNames[provider]}
                </option>
              ))}
            </select>
            <span className="pl-config-note" id="provider-what">
              {translate('config.captcha.provider.what')}
            </span>
            {problemText('provider')}
          </div>
          <div className="pl-config-form-list">
            <div className="pl-config-field">
              <label htmlFor="siteKey">{translate('config.captcha.siteKey')}</label>
              <input
                id="siteKey"
                name="siteKey"
                type="text"
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                defaultValue={settings.siteKey}
                {...described('siteKey')}
              />
              <span className="pl-config-note" id="siteKey-what">
                {translate('config.captcha.siteKey.what')}
              </span>
              {problemText('siteKey')}
            </div>
            <div className="pl-config-field">
              <label htmlFor="password">{translate('config.captcha.secret')}</label>
              <input
                id="password"
                name="password"
                type="password"
                dir="ltr"
                autoComplete="off"
                {...described('password')}
              />
              <span className="pl-config-note" id="password-what">
                {translate(hasSecret ? 'config.captcha.secret.kept' : 'config.captcha.secret.what')}
              </span>
              {problemText('password')}
            </div>
          </div>
        </fieldset>
        <div className="pl-config-row">
          {mayChange ? (
            <button type="submit" className="pl-config-button" data-save>
              {translate('config.save')}
            </button>
          ) : null}
          <span className="pl-config-note" data-unsaved hidden={!problem}>
            {translate('config.unsaved')}
          </span>
          {notice ? (
            <span className="pl-config-note" data-saved>
              {translate('config.saved')}
            </span>
          ) : null}
        </div>
      </form>
      <section aria-labelledby="captcha-forms">
        <h2 id="captcha-forms">{translate('config.captcha.forms')}</h2>
        {forms.length === 0 ? (
          <p className="pl-config-empty">{translate('config.captcha.forms.none')}</p>
        ) : (
          <ul>
            {forms.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </ConfigShell>
  );
}
