import type { ReactNode } from 'react';
import { senderAddress } from '../../mail/senderLink';
import { paymentsAddress } from '../payments/PaymentsPage';
import { siteSubject } from '../../site/lock';
import { beginPath } from '../begin/beginPath';
import type { ConfigVisit } from '../configVisit';
import type { DefinitionPageProps } from '../definition/registerDefinitionForm';
import { LockForm } from '../locks/LockForm';
import { LinkTargets } from '../links/LinkTargets';
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
import { SettingsTextField } from './SettingsTextField';

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
  const { translate } = visit.intl;
  const fields = { visit, settings, problems };
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
        theirs: settingText(visit, conflict.theirs, field),
      }))}
      below={<FurtherSettings visit={visit} />}
    >
      <p>
        <a href="/config/languages">{translate('config.languages')}</a>{' '}
        <a href={beginPath}>{translate('config.begin')}</a>
      </p>
      <MeasuringFields {...fields} />
      <UnitFields {...fields} />
      <MemberFields {...fields} />
      <Fields visit={visit} group="shop">
        <SettingsSwitchField {...fields} name="expressCheckout" />
      </Fields>
      <Fields visit={visit} group="editors">
        <SettingsSwitchField {...fields} name="developerMode" />
      </Fields>
      <TextGroup {...fields} group="maps" />
      <TextGroup {...fields} group="fonts" below={<FontsPreview visit={visit} />} />
      <TextGroup {...fields} group="comments" switchName="commentsEnabled" />
      <TextGroup
        {...fields}
        group="announcement"
        switchName="announcementShown"
        below={
          <>
            <LinkTargets visit={visit} />
            <SettingsSwitchField {...fields} name="announcementNewWindow" />
          </>
        }
      />
    </SettingsForm>
  );
}

interface FieldsProps {
  visit: ConfigVisit;
  settings: SiteSettings;
  problems: readonly SettingsText[];
}

const Fields = ({
  visit,
  group,
  children,
}: {
  visit: ConfigVisit;
  group: SettingsGroup | 'measuring' | 'units' | 'members' | 'shop' | 'editors';
  children: ReactNode;
}) => (
  <fieldset disabled={!visit.rights.mayChange('settings')}>
    <legend>{visit.intl.translate(`config.settings.${group}`)}</legend>
    {children}
  </fieldset>
);

const SettingsSwitchField = ({
  visit: { intl },
  settings,
  name,
}: Omit<FieldsProps, 'problems'> & { name: SettingsSwitch }) => (
  <SwitchField
    name={name}
    label={intl.translate(`config.settings.${name}`)}
    what={intl.translate(`config.settings.${name}.what`)}
    isOn={settings[name]}
  />
);

const MeasuringFields = ({ visit, settings }: FieldsProps) => (
  <Fields visit={visit} group="measuring">
    {settingsSwitches.map((name) => (
      <SettingsSwitchField key={name} visit={visit} settings={settings} name={name} />
    ))}
  </Fields>
);

function UnitFields({ visit, settings }: FieldsProps) {
  const { translate } = visit.intl;
  return (
    <Fields visit={visit} group="units">
      <label className="pl-config-field">
        {translate('config.settings.measurementStandard')}
        <select name="measurementStandard" defaultValue={settings.measurementStandard}>
          <option value="2">{translate('config.settings.units.2')}</option>
          <option value="1">{translate('config.settings.units.1')}</option>
        </select>
      </label>
    </Fields>
  );
}

const MemberFields = ({ visit, settings }: FieldsProps) => (
  <Fields visit={visit} group="members">
    <SettingsSwitchField visit={visit} settings={settings} name="isMemberSignUpEnabled" />
    {visit.services.mailQueue.isSending ? null : (
      <p className="pl-config-note">{visit.intl.translate('config.settings.members.noMail')}</p>
    )}
  </Fields>
);

/** The texts of a subject, below the switch that shows the whole. */
const TextGroup = ({
  group,
  switchName,
  below,
  ...fields
}: FieldsProps & { group: SettingsGroup; switchName?: SettingsSwitch; below?: ReactNode }) => (
  <Fields visit={fields.visit} group={group}>
    <p className="pl-config-note">{fields.visit.intl.translate(`config.settings.${group}.what`)}</p>
    {switchName && <SettingsSwitchField {...fields} name={switchName} />}
    {settingsTexts[group].map((name) => (
      <SettingsTextField key={name} {...fields} name={name} />
    ))}
    {below}
  </Fields>
);

const FontsPreview = ({ visit: { intl, rights, services } }: Pick<FieldsProps, 'visit'>) =>
  rights.mayChange('settings') && services.fontPreview ? (
    <FontPreview translate={intl.translate} access={services.fontPreview} />
  ) : null;

/** Links to settings with pages of their own, and the lock of the site, which has a form of its own. */
function FurtherSettings({ visit }: Pick<FieldsProps, 'visit'>) {
  const { translate } = visit.intl;
  return (
    <>
      <p className="pl-config-row">
        <a href="/config/settings/captcha">{translate('config.captcha.settings')}</a>
        <a href={senderAddress}>{translate('config.sender')}</a>
        <a href={paymentsAddress}>{translate('config.payments')}</a>
      </p>
      <LockForm
        visit={visit}
        mayChange={visit.rights.mayChange('settings')}
        subject={siteSubject}
        of="site"
        address="/config/settings"
      />
    </>
  );
}

/** The value of a setting, in the area's language. */
function settingText(
  { intl: { translate } }: ConfigVisit,
  settings: SiteSettings,
  field: keyof SiteSettings,
): string {
  if (field === 'measurementStandard') return translate(`config.settings.units.${settings[field]}`);
  const value = settings[field];
  return typeof value === 'string'
    ? value || '–'
    : translate(`config.settings.${value ? 'on' : 'off'}`);
}
