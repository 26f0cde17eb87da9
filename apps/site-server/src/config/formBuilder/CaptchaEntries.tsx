import { findCaptchaProvider } from '@plinth/forms/captcha-providers';
import { captchaSettings } from '@plinth/site-renderer';
import { captchaNames } from '../captcha/captchaNames';
import { CheckboxField, Entry, type FormPartProps } from './Entry';

/** Whether the form has a captcha, and its theme. */
export function CaptchaEntries({ draft, mayChange, ...fields }: FormPartProps) {
  const { intl, rights, site } = fields.visit;
  const { translate } = intl;
  const captcha = captchaSettings(site.definition.websiteSettings);
  return (
    <fieldset disabled={!mayChange}>
      <legend>{translate('config.form.captcha')}</legend>
      <CheckboxField
        {...fields}
        id="hasCaptcha"
        label={translate('config.form.hasCaptcha')}
        what={
          captcha && findCaptchaProvider(captcha.provider)
            ? translate('config.form.hasCaptcha.provider', {
                provider: captchaNames[captcha.provider],
              })
            : translate('config.form.hasCaptcha.own')
        }
        isOn={draft.hasCaptcha}
      />
      <Entry
        {...fields}
        id="captchaTheme"
        label={translate('config.form.captchaTheme')}
        value={draft.captchaTheme}
      >
        <option value="light">{translate('config.form.captchaTheme.light')}</option>
        <option value="dark">{translate('config.form.captchaTheme.dark')}</option>
      </Entry>
      {rights.mayLook('settings') ? (
        <p>
          <a href="/config/settings/captcha">{translate('config.form.captcha.settings')}</a>
        </p>
      ) : null}
    </fieldset>
  );
}
