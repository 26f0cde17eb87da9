import { attachConsentMode, type TagWindow } from '../attachConsentMode';
import { consentModeSignals } from '../consentModeSignals';
import { categorySignals } from './categorySignals';
import type { ConsentState } from '../consentState';
import { choiceOf, consentCategories } from './consentCategory';

const all = choiceOf(consentCategories);
const none = choiceOf([]);

/**
 * Sets the permissions of Google's tags by the visitor's categories; before a decision by the
 * policy [CNS-9e]. Call it before the tag's own script runs.
 *
 * @param view the window whose `dataLayer` the tags read
 * @returns a function that stops the updates
 *
 * @example
 * ```ts
 * import type { ConsentState } from '@plinth/consent';
 * import { attachCategoryConsentMode } from '@plinth/consent/categories';
 *
 * export const informTags = (consent: ConsentState) => attachCategoryConsentMode(window, { consent });
 * ```
 */
export function attachCategoryConsentMode(
  view: TagWindow,
  { consent }: { consent: ConsentState },
): () => void {
  return attachConsentMode(view, {
    store: consent,
    signals() {
      const decision = consent.decision();
      if (decision === 'none') return consentModeSignals(consent.permissions());
      const agreed = decision === 'accepted' ? (consent.chosen() ?? all) : none;
      return categorySignals(agreed);
    },
  });
}
