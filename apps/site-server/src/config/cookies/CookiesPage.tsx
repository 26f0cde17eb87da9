import type { CookieSettings } from '@plinth/consent/policy';
import type { ConfigVisit } from '../configVisit';
import type { ConfigMessageKey } from '../messages';
import type { ListedRevision } from '../revisions/saveRevision';
import { PreviewFrame } from '../shell/Preview';
import { SettingsForm, SwitchField } from '../shell/SettingsForm';
import { cookieChoices, cookieSwitches, cookieTexts, switchesOf } from './cookieForm';
import type { CookieChoice, CookieFormProblem } from './cookieForm';

export interface CookiesPageProps {
  visit: ConfigVisit;
  settings: CookieSettings;
  base: string;
  revisions: readonly ListedRevision[];
  problems?: readonly CookieFormProblem[];
  /** What somebody else saved meanwhile: the names of the fields that differ. */
  conflict?: { fields: readonly string[]; theirs: CookieSettings };
  notice?: string;
}

/** The banner's settings, with the banner beside them. */
export function CookiesPage({
  visit,
  settings,
  base,
  revisions,
  problems = [],
  conflict,
  notice,
}: CookiesPageProps) {
  const { words, rights } = visit;
  const { t } = words;
  const mayChange = rights.mayChange('cookies');
  const switches = switchesOf(settings);
  const problemOf = (field: string) => problems.find((one) => one.field === field);
  const described = (field: string) =>
    problemOf(field) ? { 'aria-invalid': true, 'aria-describedby': `${field}-problem` } : undefined;
  const problemText = (field: string) => {
    const problem = problemOf(field);
    return problem ? (
      <span className="pl-config-error" id={`${field}-problem`}>
        {t(`config.cookies.problem.${problem.kind}`)}
      </span>
    ) : null;
  };
  const choice = (field: CookieChoice) => (
    <label className="pl-config-field" key={field}>
      {t(`config.cookies.${field}`)}
      <select
        name={field}
        defaultValue={String(settings[field] ?? cookieChoices[field][0])}
        {...described(field)}
      >
        {cookieChoices[field].map((value) => (
          <option key={value} value={value}>
            {t(`config.cookies.${field}.${value}` as ConfigMessageKey)}
          </option>
        ))}
      </select>
      {problemText(field)}
    </label>
  );
  return (
    <SettingsForm
      {...{ visit, base, revisions, notice }}
      part="cookies"
      hasProblems={problems.length > 0}
      conflict={conflict?.fields.map((field) => ({
        name: nameOf(field, t),
        theirs: String(conflict.theirs[field as keyof CookieSettings] ?? '–'),
      }))}
      preview="/config/cookies/preview"
      beside={
        <PreviewFrame t={t} address="/config/cookies/preview">
          <p className="pl-config-note">{t('config.cookies.previewNote')}</p>
        </PreviewFrame>
      }
    >
      <fieldset disabled={!mayChange}>
        <legend>{t('config.cookies.what')}</legend>
        {cookieSwitches.map((name) => (
          <SwitchField
            key={name}
            name={name}
            label={t(`config.cookies.${name}`)}
            what={t(`config.cookies.${name}.what`)}
            isOn={switches[name]}
          />
        ))}
      </fieldset>
      <fieldset disabled={!mayChange}>
        <legend>{t('config.cookies.words')}</legend>
        <label className="pl-config-field">
          {t('config.cookies.cookieBannerText')}
          <textarea
            name="cookieBannerText"
            rows={4}
            dir="auto"
            defaultValue={settings.cookieBannerText ?? ''}
            {...described('cookieBannerText')}
          />
          <span className="pl-config-note">{t('config.cookies.cookieBannerText.what')}</span>
          {problemText('cookieBannerText')}
        </label>
        {cookieTexts.map((field) => (
          <label className="pl-config-field" key={field}>
            {t(`config.cookies.${field}`)}
            <input
              type="text"
              name={field}
              dir="auto"
              defaultValue={settings[field] ?? ''}
              {...described(field)}
            />
            {problemText(field)}
          </label>
        ))}
      </fieldset>
      <fieldset disabled={!mayChange} className="pl-config-pairs">
        <legend>{t('config.cookies.looks')}</legend>
        {(Object.keys(cookieChoices) as CookieChoice[]).map(choice)}
      </fieldset>
    </SettingsForm>
  );
}

/** A stored field by the name that it has on the page. */
function nameOf(field: string, t: ConfigVisit['words']['t']): string {
  const shown =
    {
      isRestrictiveCookiePolicyEnabled: 'isAnalyticsCookiesDisabled',
      isVisitorDataRestricted: 'isActivityLogEnabled',
    }[field] ?? field;
  return t(`config.cookies.${shown}` as ConfigMessageKey);
}
