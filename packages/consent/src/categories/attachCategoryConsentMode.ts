import { attachConsentMode, type TagWindow } from '../attachConsentMode';
import { consentModeSignals } from '../consentModeSignals';
import { categorySignals } from './categorySignals';
import type { CategoryConsent } from './createCategoryConsent';

/**
 * Tells Google's tags what the visitor agreed to, category by category; before a decision what the policy lets run
 * [CNS-9e]. Call it before the tag's own script runs.
 *
 * @param view the window whose `dataLayer` the tags read
 * @returns a function that stops the updates
 *
 * @example
 * ```ts
 * import { attachCategoryConsentMode, type CategoryConsent } from '@plinth/consent/categories';
 *
 * export const informTags = (consent: CategoryConsent) => attachCategoryConsentMode(window, { consent });
 * ```
 */
export function attachCategoryConsentMode(
  view: TagWindow,
  { consent }: { consent: CategoryConsent },
): () => void {
  return attachConsentMode(view, {
    store: consent,
    signals: () =>
      consent.decision() === 'none'
        ? consentModeSignals(consent.permissions())
        : categorySignals(consent.choice()),
  });
}
