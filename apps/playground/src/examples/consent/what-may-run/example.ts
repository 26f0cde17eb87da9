import type { CookieSettings } from '@plinth/consent/policy';
import { flag } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type PolicyOptions = Pick<
  CookieSettings,
  | 'isCookieBannerEnabled'
  | 'isRestrictiveCookiePolicyEnabled'
  | 'isRestrictiveCookiePolicyAbsolute'
  | 'isVisitorDataRestricted'
  | 'isGlobalPrivacyControlHonored'
> & { globalPrivacyControl: boolean };

export const example = defineExample<PolicyOptions>({
  controls: {
    isCookieBannerEnabled: flag(true),
    isRestrictiveCookiePolicyEnabled: flag(true),
    isRestrictiveCookiePolicyAbsolute: flag(false),
    isVisitorDataRestricted: flag(false),
    isGlobalPrivacyControlHonored: flag(true),
    globalPrivacyControl: flag(false),
  },
  stories: {
    Strict: { isRestrictiveCookiePolicyAbsolute: true },
    'A browser that asks for privacy': { globalPrivacyControl: true },
  },
  first: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
  code: ({ object }) => ({
    attach: `import { whatMayRun } from '@plinth/consent/policy';

const settings = ${object};
const permissions = whatMayRun({ settings, decision: 'none' });
if (permissions.tracking) console.log('Measuring starts.');`,
  }),
});
