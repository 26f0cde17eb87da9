/** An event for the analytics service ([MOD-19]), with the field names of the wire. */
export interface AnalyticsEvent extends AnalyticsContext {
  readonly actor: string;
  readonly action: string;
  readonly event_owner_team: string;
  readonly event_source: string;
  readonly object_type: string;
  readonly object?: string | null;
  readonly indirect_object?: string | null;
  readonly product_area?: string | null;
  readonly page?: string | null;
  readonly section?: string | null;
  readonly locale?: string | null;
  readonly user_id?: string | null;
  readonly session_id?: string | null;
}

/** The site and page on which an event happened ([MOD-19]). */
export interface AnalyticsContext {
  readonly websiteId?: string | null;
  readonly templateId?: string | null;
  readonly variantId?: string | null;
  readonly memberAccountId?: string | null;
  readonly website_locale?: string | null;
  readonly member_locale?: string | null;
}

/** Fields that every event has, none of them empty ([MOD-19]). */
export const requiredEventFields = [
  'actor',
  'action',
  'event_owner_team',
  'event_source',
  'object_type',
] as const satisfies readonly (keyof AnalyticsEvent)[];

/** Fields that an event may leave out or have as null ([MOD-19]). */
export const optionalEventFields = [
  'object',
  'indirect_object',
  'product_area',
  'page',
  'section',
  'locale',
  'user_id',
  'session_id',
  'websiteId',
  'templateId',
  'variantId',
  'memberAccountId',
  'website_locale',
  'member_locale',
] as const satisfies readonly (keyof AnalyticsEvent)[];

/**
 * Fields of an event that are missing or have the wrong type; empty for a valid event ([MOD-19]).
 */
export function misfitsOfEvent(event: Readonly<Record<string, unknown>>): string[] {
  return [
    ...requiredEventFields.filter((field) => typeof event[field] !== 'string' || !event[field]),
    ...optionalEventFields.filter((field) => typeof (event[field] ?? '') !== 'string'),
  ];
}
