// Names and numbers of the editor that pages and their data carry ([MOD-10]).

/** Parts of the form builder ([MOD-10]). */
export const formBuilderFieldset = {
  build: 1,
  storage: 2,
  advanced: 3,
  captcha: 4,
  disclaimer: 5,
} as const;
export type FormBuilderFieldset =
  (typeof formBuilderFieldset)[keyof typeof formBuilderFieldset] | (number & {});

/** Changes to a site's appearance that are tracked, by path ([MOD-10]). */
export const trackedChangePaths = [
  'colors.activeThemeId',
  'fonts.activeThemeId',
  'colors.palette',
  'colors.themes',
  'fonts.themes',
  'fonts.fontUsageCategories',
] as const;
export type TrackedChangePath = (typeof trackedChangePaths)[number];

/** Groups of a survey ([MOD-10]). */
export const surveyCohorts = ['cohort-A', 'cohort-B', 'cohort-C', 'cohort-D', 'cohort-E'] as const;
export type SurveyCohort = (typeof surveyCohorts)[number];

/** Permissions by code ([MOD-10]); more exist, unknown numbers are kept. */
export const permission = {
  /** Signed in, with no permission on this site. */
  authenticated: 0,
  admin: 2,
} as const;
export type Permission = (typeof permission)[keyof typeof permission] | (number & {});

/** First and last code of a feature ([MOD-10]). */
export const featureCodes = { first: 1, last: 68 } as const;

/** Whether a number is the code of a feature ([MOD-10]). */
export function isFeatureCode(code: number): boolean {
  return Number.isInteger(code) && code >= featureCodes.first && code <= featureCodes.last;
}

/** A link to an account that is connected to the site ([MOD-10]). */
export interface ConnectedAccountLink {
  readonly service: string;
  readonly url: string;
  readonly title: string;
}

/**
 * Key of a connected account's title if the editor entered none; only food ordering has a default
 * ([MOD-10]).
 */
export const foodOrderingTitleKey = 'siteModel.connectedAccount.orderNow';
