import type { Permissions } from './consentKind';

/** The signals of Google Consent Mode v2 (https://developers.google.com/tag-platform/security/guides/consent). */
export type ConsentModeSignal =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage';

export type ConsentModeSignals = Readonly<Record<ConsentModeSignal, 'granted' | 'denied'>>;

/** Translates permissions into Consent Mode's signals; necessary storage is always granted. */
export function consentModeSignals(permissions: Permissions): ConsentModeSignals {
  const tracking = permissions.tracking ? 'granted' : 'denied';
  const visitor = permissions.visitorData ? 'granted' : 'denied';
  return {
    ad_storage: visitor,
    ad_user_data: visitor,
    ad_personalization: visitor,
    analytics_storage: tracking,
    functionality_storage: 'granted',
    personalization_storage: permissions.storage ? 'granted' : 'denied',
    security_storage: 'granted',
  };
}
