import type { ConfigVisit } from '../configVisit';
import type { ListedRevision } from '../revisions/saveRevision';
import { Revisions } from '../revisions/Revisions';
import { ConfigShell } from '../shell/ConfigShell';
import { CrumbField } from '../shell/CrumbField';
import { DraftOffer } from '../shell/DraftOffer';
import { settingsSwitches, settingsTexts } from './settingsForm';
import type { SettingsSwitch, SettingsText, SiteSettings } from './settingsForm';

export interface SettingsPageProps {
  visit: ConfigVisit;
  settings: SiteSettings;
  base: string;
  revisions: readonly ListedRevision[];
  problems?: readonly SettingsText[];
  /** What somebody else saved meanwhile: the names of the fields that differ. */
  conflict?: { fields: readonly (SettingsSwitch | SettingsText)[]; theirs: SiteSettings };
  notice?: string;
}

/** What the site measures beyond its visits, and the provider of its maps. */
export function SettingsPage({
  visit,
  settings,
  base,
  revisions,
  problems = [],
  conflict,
  notice,
}: SettingsPageProps) {
  const { words, rights } = visit;
  const { t } = words;
  const mayChange = rights.mayChange('settings');
  const shown = (value: boolean | string) =>
    typeof value === 'string' ? value || '–' : t(`config.settings.${value ? 'on' : 'off'}`);
  return (
    <ConfigShell visit={visit} part="settings" page="edit" title={t('config.part.settings')}>
      <h1>{t('config.part.settings')}</h1>
      {notice ? (
        <p className="pl-config-notice" role="status">
          {notice}
        </p>
      ) : null}
      {problems.length > 0 ? (
        <p className="pl-config-error" role="alert">
          {t('config.settings.problems')}
        </p>
      ) : null}
      <div className="pl-config-editor">
        <form className="pl-config-fields" method="post" action="/config/settings" data-editor>
          <DraftOffer t={t} />
          {conflict ? (
            <section className="pl-config-conflict" role="alert">
              <h2>{t('config.conflict')}</h2>
              <p>{t('config.settings.conflict')}</p>
              <dl className="pl-config-facts">
                {conflict.fields.map((field) => (
                  <div key={field}>
                    <dt>{t(`config.settings.${field}`)}</dt>
                    <dd>{shown(conflict.theirs[field])}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
          <CrumbField visit={visit} />
          <input type="hidden" name="base" value={base} />
          <fieldset disabled={!mayChange}>
            <legend>{t('config.settings.measuring')}</legend>
            {settingsSwitches.map((name) => (
              <label className="pl-config-check" key={name}>
                <input type="checkbox" name={name} value="true" defaultChecked={settings[name]} />{' '}
                <span>
                  {t(`config.settings.${name}`)}
                  <span className="pl-config-note"> {t(`config.settings.${name}.what`)}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <fieldset disabled={!mayChange}>
            <legend>{t('config.settings.maps')}</legend>
            <p className="pl-config-note">{t('config.settings.maps.what')}</p>
            {settingsTexts.map((name) => {
              const isWrong = problems.includes(name);
              const described = [`${name}-what`, ...(isWrong ? [`${name}-problem`] : [])].join(' ');
              return (
                <label className="pl-config-field" key={name}>
                  {t(`config.settings.${name}`)}
                  <input
                    type="text"
                    name={name}
                    dir="ltr"
                    autoComplete="off"
                    spellCheck={false}
                    defaultValue={settings[name]}
                    aria-invalid={isWrong || undefined}
                    aria-describedby={described}
                  />
                  <span className="pl-config-note" id={`${name}-what`}>
                    {t(`config.settings.${name}.what`)}
                  </span>
                  {isWrong ? (
                    <span className="pl-config-error" id={`${name}-problem`}>
                      {t(`config.settings.${name}.problem`)}
                    </span>
                  ) : null}
                </label>
              );
            })}
          </fieldset>
          <div className="pl-config-row pl-config-bar">
            {mayChange ? (
              <button type="submit" className="pl-config-button" data-save>
                {t(conflict ? 'config.pages.saveMine' : 'config.save')}
              </button>
            ) : null}
            <span className="pl-config-note" data-unsaved hidden>
              {t('config.unsaved')}
            </span>
          </div>
        </form>
      </div>
      <Revisions visit={visit} revisions={revisions} address="/config/settings" base={base} />
    </ConfigShell>
  );
}
