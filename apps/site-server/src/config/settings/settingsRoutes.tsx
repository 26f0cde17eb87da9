import type { ConfigArea } from '../configArea';
import { registerDefinitionForm } from '../definition/registerDefinitionForm';
import { fontPreviewSources } from './fontPreviewAccess';
import { readSettingsForm, settingsOf, withSettings } from './settingsForm';
import { SettingsPage } from './SettingsPage';

/** What a site measures, and whose maps, fonts and comments it shows. */
export function registerSettings(area: ConfigArea): void {
  registerDefinitionForm(area, {
    ...{ part: 'settings', subject: 'site-settings', Page: SettingsPage },
    ...{ settingsOf, withSettings, read: readSettingsForm },
    providers: ({ services, rights }) =>
      services.fontPreview && rights.mayChange('settings') ? [fontPreviewSources] : [],
  });
}
