import type { CookieSettings } from '@plinth/consent/policy';
import type { ConfigVisit } from '../configVisit';
import type { DefinitionPageProps } from '../definition/registerDefinitionForm';
import type { ConfigMessageKey } from '../messages';
import { PreviewFrame } from '../shell/Preview';
import { RichTextEntry } from '../richText/RichTextEntry';
import { removedNote } from '../shell/removedNote';
import { SettingsForm, SwitchField } from '../shell/SettingsForm';
import {
  cookieChoices,
  cookieSwitches,
  cookieTexts,
  switchesOf,
  type CookieChoice,
  type CookieFormProblem,
  type CookieSwitch,
} from './cookieForm';

/** The banner's settings, with the banner beside them. */
export function CookiesPage({
  visit,
  settings,
  base,
  revisions,
  problems = [],
  conflict,
  notice,
}: DefinitionPageProps<CookieSettings, CookieFormProblem>) {
  const { intl, rights } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('cookies');
  const switches = switchesOf(settings);
  const problemOf = (field: string) => problems.find((one) => one.field === field);
  const described = (field: string) =>
    problemOf(field) ? { 'aria-invalid': true, 'aria-describedby': `${field}-problem` } : undefined;
  const removed = removedNote(visit, {
    field: 'cookieBannerText',
    where: 'banner',
    html: settings.cookieBannerText ?? '',
  });
  const problemText = (field: string) => {
    const problem = problemOf(field);
    return problem ? (
      <span className="pl-config-error" id={`${field}-problem`}>
        {translate(`config.cookies.problem.${problem.kind}`)}
      </span>
    ) : null;
  };
  const choice = (field: CookieChoice) => (
    <label className="pl-config-field" key={field}>
      {translate(`config.cookies.${field}`)}
      <select
        id={field}
        name={field}
        defaultValue={String(settings[field] ?? cookieChoices[field][0])}
        {...described(field)}
      >
        {cookieChoices[field].map((value) => (
          <option key={value} value={value}>
            {translate(`config.cookies.${field}.${value}` as ConfigMessageKey)}
          </option>
        ))}
      </select>
      {problemText(field)}
    </label>
  );
  return (
    <SettingsForm
      visit={visit}
      base={base}
      revisions={revisions}
      notice={notice}
      part="cookies"
      problems={problems.map(({ field }) => ({
        field,
        label: translate(`config.cookies.${field}` as ConfigMessageKey),
      }))}
      conflict={conflict?.fields.flatMap((field) => {
        const described = describeSetting(field, conflict.theirs, translate);
        // A setting that is not stored yet is in the form with its default.
        return described.theirs === describeSetting(field, settings, translate).theirs
          ? []
          : [described];
      })}
      preview="/config/cookies/preview"
      lead={
        <p className="pl-config-lead">
          <a href="/config/cookies/decisions">{translate('config.cookies.decisions')}</a>
        </p>
      }
      beside={
        <PreviewFrame translate={translate} address="/config/cookies/preview">
          <p className="pl-config-note">{translate('config.cookies.previewNote')}</p>
        </PreviewFrame>
      }
    >
      <fieldset disabled={!mayChange}>
        <legend>{translate('config.cookies.what')}</legend>
        {cookieSwitches.map((name) => (
          <SwitchField
            key={name}
            name={name}
            label={translate(`config.cookies.${name}`)}
            what={translate(`config.cookies.${name}.what`)}
            isOn={switches[name]}
          />
        ))}
      </fieldset>
      <fieldset disabled={!mayChange}>
        <legend>{translate('config.cookies.words')}</legend>
        <div className="pl-config-field">
          <label htmlFor="cookieBannerText">{translate('config.cookies.cookieBannerText')}</label>
          <RichTextEntry
            visit={visit}
            html={settings.cookieBannerText ?? ''}
            where="banner"
            rows={4}
            label={translate('config.cookies.cookieBannerText')}
            shared={{
              id: 'cookieBannerText',
              name: 'cookieBannerText',
              'aria-describedby': removed?.id,
              ...described('cookieBannerText'),
            }}
            mayChange={mayChange}
          />
          <span className="pl-config-note">
            {translate('config.cookies.cookieBannerText.what')}
          </span>
          {removed?.element}
          {problemText('cookieBannerText')}
        </div>
        {cookieTexts.map((field) => (
          <label className="pl-config-field" key={field}>
            {translate(`config.cookies.${field}`)}
            <input
              type="text"
              id={field}
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
        <legend>{translate('config.cookies.looks')}</legend>
        {(Object.keys(cookieChoices) as CookieChoice[]).map(choice)}
      </fieldset>
    </SettingsForm>
  );
}

/** A stored field with its value, labelled in the area's language. */
function describeSetting(
  field: keyof CookieSettings,
  theirs: CookieSettings,
  translate: ConfigVisit['intl']['translate'],
): { name: string; theirs: string } {
  const shown =
    {
      isRestrictiveCookiePolicyEnabled: 'isAnalyticsCookiesDisabled',
      isVisitorDataRestricted: 'isActivityLogEnabled',
    }[field as string] ?? field;
  const isOn = switchesOf(theirs)[shown as CookieSwitch] as boolean | undefined;
  const value = String(theirs[field] ?? '');
  const isChoice = field in cookieChoices && value !== '';
  return {
    name: translate(`config.cookies.${shown}` as ConfigMessageKey),
    theirs:
      isOn === undefined
        ? (isChoice ? translate(`config.cookies.${field}.${value}` as ConfigMessageKey) : value) ||
          '–'
        : translate(`config.settings.${isOn ? 'on' : 'off'}`),
  };
}
