import type { ConsentStore } from '@plinth/consent';
import { attachConsentCategories, createCategoryConsent } from '@plinth/consent/categories';
import type { Detach } from '@plinth/site-blocks/host';

/** Attaches the boxes of a banner whose site lets its visitors choose by category ([CNS-33]); a preview stores nothing. */
export function attachCategories(banner: HTMLElement, store: ConsentStore): Detach | undefined {
  const boxes = banner.querySelector<HTMLElement>('[data-consent-categories]');
  if (!boxes || 'forced' in banner.dataset) return undefined;
  return attachConsentCategories(boxes, { consent: createCategoryConsent({ store }) });
}
