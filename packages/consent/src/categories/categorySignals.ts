import type { ConsentModeSignals } from '../consentModeSignals';
import type { CategoryChoice } from './consentCategory';

/**
 * Translates a choice into the signals of Google Consent Mode v2, category by category
 * (https://developers.google.com/tag-platform/security/guides/consent). Necessary storage is always granted.
 *
 * @example
 * ```ts
 * import { categorySignals, choiceOf } from '@plinth/consent/categories';
 *
 * categorySignals(choiceOf(['statistics'])).analytics_storage; // 'granted'
 * ```
 */
export function categorySignals(choice: CategoryChoice): ConsentModeSignals {
  const say = (isAgreed: boolean) => (isAgreed ? 'granted' : 'denied');
  const marketing = say(choice.marketing);
  const preferences = say(choice.preferences);
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: say(choice.statistics),
    functionality_storage: 'granted',
    personalization_storage: preferences,
    security_storage: 'granted',
  };
}
