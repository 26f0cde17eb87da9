import type { ConfigArea } from '../configArea';
import { registerDefinitionForm } from '../definition/registerDefinitionForm';
import { fontPreviewSources } from './fontPreviewAccess';
import { readSettingsForm, settingsOf, withSettings } from './settingsForm';
import { SettingsPage } from './SettingsPage';

/** Registers the settings of a site's measurements, and of third-party maps, fonts and comments. */
export function registerSettings(area: ConfigArea): void {
  registerDefinitionForm(area, {
    part: 'settings',
    subject: 'site-settings',
    Page: SettingsPage,
    settingsOf,
    withSettings,
    read: readSettingsForm,
    providers: ({ services, rights }) =>
      services.fontPreview && rights.mayChange('settings') ? [fontPreviewSources] : [],
  });
}
