/** State of a site's subscription by number ([MOD-5]). More numbers exist: keep them. */
export const websiteStatus = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
} as const;
export type WebsiteStatus = (typeof websiteStatus)[keyof typeof websiteStatus] | (number & {});

/** Kinds of website by name ([MOD-5]); published pages also carry numbers, which are kept. */
export const websiteType = {
  standard: 'standard',
  coverPage: 'cover-page',
  parkingPage: 'parking-page',
} as const;
export type WebsiteType =
  (typeof websiteType)[keyof typeof websiteType] | (string & {}) | (number & {});

/** Values of `website.siteStatus.value` by name ([MOD-5]); published pages also carry numbers. */
export const siteStatus = {
  active: 'active',
  resold: 'resold',
  resoldGracePeriod: 'resold-grace-period',
} as const;
export type SiteStatus =
  (typeof siteStatus)[keyof typeof siteStatus] | (string & {}) | (number & {});

/** Generations of templates ([MOD-5]). */
export const templateVersion = { v7: '7', v7_1: '7.1', v8: '8' } as const;
export type TemplateVersion =
  (typeof templateVersion)[keyof typeof templateVersion] | (string & {}) | (number & {});
