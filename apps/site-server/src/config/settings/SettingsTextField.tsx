import type { ConfigVisit } from '../configVisit';
import { LinkEntry } from '../links/LinkEntry';
import { RichTextEntry } from '../richText/RichTextEntry';
import { removedNote } from '../shell/removedNote';
import type { SettingsText, SiteSettings } from './settingsForm';

interface SettingsTextFieldProps {
  visit: ConfigVisit;
  settings: SiteSettings;
  problems: readonly SettingsText[];
  name: SettingsText;
}

/** A text among the settings with its explanation and its problem: a link, a text with markup or a plain text. */
export function SettingsTextField({ visit, settings, problems, name }: SettingsTextFieldProps) {
  const { translate } = visit.intl;
  const mayChange = visit.rights.mayChange('settings');
  const label = translate(`config.settings.${name}`);
  const value = settings[name];
  const isWrong = problems.includes(name);
  const where = settings.announcementUrl ? 'link' : 'content';
  const removed =
    name === 'announcementText'
      ? removedNote(visit, { field: name, html: value, where })
      : undefined;
  const shared = {
    id: name,
    name,
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
  if (name === 'announcementUrl')
    return (
      <div className="pl-config-field">
        <label htmlFor={name}>{label}</label>
        <input type="hidden" name={`${name}.before`} value={value} />
        <LinkEntry visit={visit} href={value} label={label} shared={shared} mayChange={mayChange} />
        {below}
      </div>
    );
  if (name === 'announcementText')
    return (
      <div className="pl-config-field">
        <label htmlFor={name}>{label}</label>
        <RichTextEntry
          visit={visit}
          html={value}
          where={where}
          rows={3}
          label={label}
          shared={shared}
          mayChange={mayChange}
        />
        {below}
      </div>
    );
  return (
    <label className="pl-config-field">
      {label}
      <input
        {...shared}
        defaultValue={value}
        type="text"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      {below}
    </label>
  );
}
