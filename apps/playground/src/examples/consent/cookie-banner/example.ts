import { readersParts, untyped } from '../../../code/readersParts';
import { barPositions, popupPositions, type CookieSettings } from '@plinth/consent/policy';
import { choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

/** The boxes of categories have an example of their own. */
export interface BannerOptions extends Omit<CookieSettings, 'isCookieCategoryChoiceEnabled'> {
  /** Always visible, and a click records nothing. */
  isForced?: boolean;
  /** The label of the button that opens the banner again. */
  label?: string;
}

export const example = defineExample<BannerOptions>({
  controls: {
    cookieBannerVariant: choice(['BAR', 'POPUP'], 'BAR'),
    cookieBannerPosition: choice<string>([...barPositions, ...popupPositions], 'BOTTOM'),
    cookieBannerTheme: choice(['LIGHT', 'DARK'], 'DARK'),
    cookieBannerCtaVariant: choice(['TEXT', 'BUTTON', 'ICON'], 'ICON'),
    cookieBannerAcceptType: choice(['OPT_IN', 'OPT_IN_AND_OUT'], 'OPT_IN'),
    cookieBannerText: text(),
    cookieBannerCtaText: text(),
    cookieBannerOptOutCtaText: text(),
    isCookieBannerEnabled: flag(true),
    isRestrictiveCookiePolicyEnabled: flag(true),
    isRestrictiveCookiePolicyAbsolute: flag(false),
    isVisitorDataRestricted: flag(false),
    isGlobalPrivacyControlHonored: flag(true),
    isForced: flag(false),
    label: text(),
  },
  descriptions: {
    label: 'The words of the button that opens the banner again.',
  },
  stories: {
    'Yes and no': { cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerCtaVariant: 'BUTTON' },
    Popup: { cookieBannerVariant: 'POPUP', cookieBannerPosition: 'BOTTOM_RIGHT' },
    'Light, at the top': {
      cookieBannerTheme: 'LIGHT',
      cookieBannerPosition: 'TOP',
      cookieBannerCtaVariant: 'TEXT',
    },
  },
  first: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
  code: ({ only, without }) => ({
    react: `import { createConsentStore } from '@plinth/consent';
import { CookieBanner, ReopenConsent } from '@plinth/consent/react';
import '@plinth/consent/banner.css';

const settings = ${without('isForced', 'label').object};
${readersParts.cookies}
const store = createConsentStore({ settings, cookies });

<>
  <CookieBanner settings={settings} store={store} action="/consent"${only('isForced').attributes} />
  <ReopenConsent action="/consent"${only('label').attributes} />
</>`,
    attach: `import { attachCookieBanner, createConsentStore } from '@plinth/consent';
import '@plinth/consent/banner.css';

const settings = ${without('isForced', 'label').object};
${readersParts.cookies}
const store = createConsentStore({ settings, cookies });
const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
const undo = attachCookieBanner(banner, { store });`,
  }),
  html: {
    css: ['@plinth/consent/banner.css'],
    script: `import { attachCookieBanner, createConsentStore } from '@plinth/consent';

${untyped(readersParts.cookies)}
const store = createConsentStore({ settings: { isCookieBannerEnabled: true }, cookies });
attachCookieBanner(document.querySelector('[data-consent-banner]'), { store });`,
  },
});
