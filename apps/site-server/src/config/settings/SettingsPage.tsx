import { senderAddress } from '../../mail/senderLink';
import { paymentsAddress } from '../payments/PaymentsPage';
import { siteSubject } from '../../site/lock';
import { beginPath } from '../begin/beginPath';
import type { DefinitionPageProps } from '../definition/registerDefinitionForm';
import { LockForm } from '../locks/LockForm';
import { LinkEntry } from '../links/LinkEntry';
import { LinkTargets } from '../links/LinkTargets';
import { RichTextEntry } from '../richText/RichTextEntry';
import { removedNote } from '../shell/removedNote';
import { SettingsForm, SwitchField } from '../shell/SettingsForm';
import { SiteFormTabs } from '../siteForms/SiteFormTabs';
import { FontPreview } from './FontPreview';
import {
  settingsSwitches,
  settingsTexts,
  type SettingsGroup,
  type SettingsSwitch,
  type SettingsText,
  type SiteSettings,
} from './settingsForm';

/** The settings of a site's measurements beyond visits, and of third-party services: maps, fonts and comments. */
export function SettingsPage({
  visit,
  settings,
  base,
  revisions,
  problems = [],
  conflict,
  notice,
}: DefinitionPageProps<SiteSettings, SettingsText>) {
  const { intl, rights, services } = visit;
  const { translate } = intl;
  const mayChange = rights.mayChange('settings');
  const shown = (value: boolean | string) =>
    typeof value === 'string' ? value || '–' : translate(`config.settings.${value ? 'on' : 'off'}`);
  const switchField = (name: SettingsSwitch) => (
    <SwitchField
      key={name}
      name={name}
      label={translate(`config.settings.${name}`)}
      what={translate(`config.settings.${name}.what`)}
      isOn={settings[name]}
    />
  );
  const textField = (name: SettingsText) => {
    const isWrong = problems.includes(name);
    const removed =
      name === 'announcementText'
        ? removedNote(visit, {
            field: name,
            html: settings[name],
            where: settings.announcementUrl ? 'link' : 'content',
          })
        : undefined;
    const shared = {
      id: name,
      name,
      defaultValue: settings[name],
      'aria-invalid': isWrong || undefined,
      'aria-describedby': [`${name}-what`, removed?.id, isWrong && `${name}-problem`]
        .filter(Boolean)
        .join(' '),
    };
    const below = (
      <>
        <span className="pl-config-note" id={`${name}-what`}>
          {translate(`config.settings.${name}.what`)}
        </span>
        {removed?.element}
        {isWrong ? (
          <span className="pl-config-error" id={`${name}-problem`}>
            {translate(`config.settings.${name}.problem`)}
          </span>
        ) : null}
      </>
    );
    if (name === 'announcementUrl') {
      const { defaultValue: href, ...attributes } = shared;
      const label = translate('config.settings.announcementUrl');
      return (
        <div className="pl-config-field" key={name}>
          <label htmlFor={name}>{label}</label>
          <input type="hidden" name={`${name}.before`} value={href} />
          <LinkEntry
            visit={visit}
            href={href}
            label={label}
            shared={attributes}
            mayChange={mayChange}
          />
          {below}
        </div>
      );
    }
    if (name === 'announcementText') {
      const { defaultValue: html, ...attributes } = shared;
      const label = translate('config.settings.announcementText');
      return (
        <div className="pl-config-field" key={name}>
          <label htmlFor={name}>{label}</label>
          <RichTextEntry
            visit={visit}
            html={html}
            where={settings.announcementUrl ? 'link' : 'content'}
            rows={3}
            label={label}
            shared={attributes}
            mayChange={mayChange}
          />
          {below}
        </div>
      );
    }
    return (
      <label className="pl-config-field" key={name}>
        {translate(`config.settings.${name}`)}
        <input {...shared} type="text" dir="ltr" autoComplete="off" spellCheck={false} />
        {below}
      </label>
    );
  };
  const head = (group: SettingsGroup) => (
    <>
      <legend>{translate(`config.settings.${group}`)}</legend>
      <p className="pl-config-note">{translate(`config.settings.${group}.what`)}</p>
    </>
  );
  return (
    <SettingsForm
      visit={visit}
      base={base}
      revisions={revisions}
      notice={notice}
      part="settings"
      lead={<SiteFormTabs visit={visit} />}
      problems={problems.map((field) => ({ field, label: translate(`config.settings.${field}`) }))}
      conflict={conflict?.fields.map((field) => ({
        name: translate(`config.settings.${field}`),
        theirs:
          field === 'measurementStandard'
            ? translate(`config.settings.units.${conflict.theirs[field]}`)
            : shown(conflict.theirs[field]),
      }))}
      below={
        <>
          <p className="pl-config-row">
            <a href="/config/settings/captcha">{translate('config.captcha.settings')}</a>
            <a href={senderAddress}>{translate('config.sender')}</a>
            <a href={paymentsAddress}>{translate('config.payments')}</a>
          </p>
          <LockForm
            visit={visit}
            mayChange={mayChange}
            subject={siteSubject}
            of="site"
            address="/config/settings"
          />
        </>
      }
    >
      <p>
        <a href="/config/languages">{translate('config.languages')}</a>{' '}
        <a href={beginPath}>{translate('config.begin')}</a>
      </p>
      <fieldset disabled={!mayChange}>
        <legend>{translate('config.settings.measuring')}</legend>
        {settingsSwitches.map(switchField)}
      </fieldset>
      <fieldset disabled={!mayChange}>
        <legend>{translate('config.settings.units')}</legend>
        <label className="pl-config-field">
          {translate('config.settings.measurementStandard')}
          <select name="measurementStandard" defaultValue={settings.measurementStandard}>
            <option value="2">{translate('config.settings.units.2')}</option>
            <option value="1">{translate('config.settings.units.1')}</option>
          </select>
        </label>
      </fieldset>
      <fieldset disabled={!mayChange}>
        <legend>{translate('config.settings.members')}</legend>
        {switchField('isMemberSignUpEnabled')}
        {services.mailQueue.isSending ? null : (
          <p className="pl-config-note">{translate('config.settings.members.noMail')}</p>
        )}
      </fieldset>
      <fieldset disabled={!mayChange}>
        <legend>{translate('config.settings.shop')}</legend>
        {switchField('expressCheckout')}
      </fieldset>
      <fieldset disabled={!mayChange}>
        <legend>{translate('config.settings.editors')}</legend>
        {switchField('developerMode')}
      </fieldset>
      <fieldset disabled={!mayChange}>
        {head('maps')}
        {settingsTexts.maps.map(textField)}
      </fieldset>
      <fieldset disabled={!mayChange}>
        {head('fonts')}
        {settingsTexts.fonts.map(textField)}
        {mayChange && services.fontPreview ? (
          <FontPreview translate={translate} access={services.fontPreview} />
        ) : null}
      </fieldset>
      <fieldset disabled={!mayChange}>
        {head('comments')}
        {switchField('commentsEnabled')}
        {settingsTexts.comments.map(textField)}
      </fieldset>
      <fieldset disabled={!mayChange}>
        {head('announcement')}
        {switchField('announcementShown')}
        {settingsTexts.announcement.map(textField)}
        <LinkTargets visit={visit} />
        {switchField('announcementNewWindow')}
      </fieldset>
    </SettingsForm>
  );
}
