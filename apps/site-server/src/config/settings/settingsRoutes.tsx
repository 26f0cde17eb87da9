import type { ConfigArea } from '../configArea';
import { registerDefinitionForm } from '../definition/registerDefinitionForm';
import { readSettingsForm, settingsOf, withSettings } from './settingsForm';
import { SettingsPage } from './SettingsPage';

/** What a site measures, and whose maps it shows. */
export function registerSettings(area: ConfigArea): void {
  registerDefinitionForm(area, {
    ...{ part: 'settings', subject: 'site-settings', Page: SettingsPage },
    ...{ settingsOf, withSettings, read: readSettingsForm },
  });
}
