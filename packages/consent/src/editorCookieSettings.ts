import type { CookieSettings } from './cookieSettings';

/** The two switches for the site's owner. */
export interface EditorCookieSettings {
  isActivityLogEnabled: boolean;
  isAnalyticsCookiesDisabled: boolean;
}

/** The editor's view of the stored settings [CNS-5]. */
export function toEditorCookieSettings(settings: CookieSettings): EditorCookieSettings {
  return {
    isActivityLogEnabled: settings.isVisitorDataRestricted !== true,
    isAnalyticsCookiesDisabled: settings.isRestrictiveCookiePolicyEnabled === true,
  };
}

/** The stored settings for the owner's switches in the editor [CNS-5]. */
export function fromEditorCookieSettings(
  editor: EditorCookieSettings,
): Pick<CookieSettings, 'isVisitorDataRestricted' | 'isRestrictiveCookiePolicyEnabled'> {
  return {
    isVisitorDataRestricted: !editor.isActivityLogEnabled,
    isRestrictiveCookiePolicyEnabled: editor.isAnalyticsCookiesDisabled,
  };
}
