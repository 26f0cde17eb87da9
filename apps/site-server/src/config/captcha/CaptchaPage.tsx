import type { CaptchaProvider } from '@plinth/forms/captcha-providers';
import type { ConfigVisit } from '../configVisit';
import { ConfigShell } from '../shell/ConfigShell';
import { Notice } from '../shell/Notice';
import { Refusal } from '../shell/Refusal';
import { PlainSettingsForm } from '../shell/PlainSettingsForm';
import { TextEntry } from '../shell/TextEntry';
import { captchaNames } from './captchaNames';
import type { CaptchaForm } from './captchaPart';

export type CaptchaProblem = 'siteKey' | 'secret' | 'secretRefused' | 'keyRefused' | 'conflict';

export interface CaptchaPageProps {
  visit: ConfigVisit;
  settings: CaptchaForm;
  base: string;
  /** Whether the provider's secret is stored already. */
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

/** The captcha of a site: the built-in one, or that of a provider with a site key. */
export function CaptchaPage(props: CaptchaPageProps) {
  const { visit, settings, base, hasSecret, problem, notice, forms } = props;
  const { translate } = visit.intl;
  const problemAt = (name: string) =>
    problem && fieldOf[problem] === name
      ? translate(`config.captcha.problem.${problem}`)
      : undefined;
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
      <PlainSettingsForm
        visit={visit}
        action="/config/settings/captcha"
        base={base}
        legend={translate('config.captcha')}
        isRefused={problem !== undefined}
        isSaved={Boolean(notice)}
      >
        <TextEntry
          id="provider"
          label={translate('config.captcha.provider')}
          value={settings.provider}
          what={translate('config.captcha.provider.what')}
          problem={problemAt('provider')}
        >
          <option value="">{translate('config.captcha.own')}</option>
          {(Object.keys(captchaNames) as CaptchaProvider[]).map((provider) => (
            <option key={provider} value={provider}>
              {captchaNames[provider]}
            </option>
          ))}
        </TextEntry>
        <div className="pl-config-form-list">
          <TextEntry
            id="siteKey"
            label={translate('config.captcha.siteKey')}
            value={settings.siteKey}
            what={translate('config.captcha.siteKey.what')}
            problem={problemAt('siteKey')}
            direction="ltr"
          />
          <TextEntry
            id="password"
            type="password"
            label={translate('config.captcha.secret')}
            what={translate(
              hasSecret ? 'config.captcha.secret.kept' : 'config.captcha.secret.what',
            )}
            problem={problemAt('password')}
            direction="ltr"
          />
        </div>
      </PlainSettingsForm>
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
