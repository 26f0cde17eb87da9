import type { CookieSettings } from '@plinth/consent/policy';
import type { ConfigVisit } from '../configVisit';
import type { ConfigMessageKey } from '../messages';
import type { ListedRevision } from '../revisions/saveRevision';
import { Revisions } from '../revisions/Revisions';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { PreviewButton, PreviewFrame } from '../shell/Preview';
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
    <ConfigShell visit={visit} part="cookies" page="edit" title={t('config.part.cookies')}>
      <h1>{t('config.part.cookies')}</h1>
      {notice ? (
        <p className="pl-config-notice" role="status">
          {notice}
        </p>
      ) : null}
      {problems.length > 0 ? (
        <p className="pl-config-error" role="alert">
          {t('config.cookies.problems')}
        </p>
      ) : null}
      <div className="pl-config-editor">
        <form
          className="pl-config-fields"
          method="post"
          action="/config/cookies"
          data-editor
          data-preview="/config/cookies/preview"
        >
          <DraftOffer t={t} />
          {conflict ? (
            <section className="pl-config-conflict" role="alert">
              <h2>{t('config.conflict')}</h2>
              <p>{t('config.cookies.conflict')}</p>
              <dl className="pl-config-facts">
                {conflict.fields.map((field) => (
                  <div key={field}>
                    <dt>{nameOf(field, words.t)}</dt>
                    <dd>{String(conflict.theirs[field as keyof CookieSettings] ?? '–')}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
          <CrumbField visit={visit} />
          <input type="hidden" name="base" value={base} />
          <fieldset disabled={!mayChange}>
            <legend>{t('config.cookies.what')}</legend>
            {cookieSwitches.map((name) => (
              <label className="pl-config-check" key={name}>
                <input type="checkbox" name={name} value="true" defaultChecked={switches[name]} />{' '}
                <span>
                  {t(`config.cookies.${name}`)}
                  <span className="pl-config-note"> {t(`config.cookies.${name}.what`)}</span>
                </span>
              </label>
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
          <div className="pl-config-row pl-config-bar">
            {mayChange ? (
              <button type="submit" className="pl-config-button" data-save>
                {t(conflict ? 'config.pages.saveMine' : 'config.save')}
              </button>
            ) : null}
            {mayChange ? <PreviewButton t={t} address="/config/cookies/preview" /> : null}
            <span className="pl-config-note" data-unsaved hidden>
              {t('config.unsaved')}
            </span>
          </div>
        </form>
        <PreviewFrame t={t} address="/config/cookies/preview">
          <p className="pl-config-note">{t('config.cookies.previewNote')}</p>
        </PreviewFrame>
      </div>
      <Revisions visit={visit} revisions={revisions} address="/config/cookies" base={base} />
    </ConfigShell>
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
