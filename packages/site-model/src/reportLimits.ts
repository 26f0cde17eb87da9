/**
 * Characters of the texts that a page reports of itself, by the field that holds them: the contract refuses what is
 * longer, so senders cut ([API-17], [API-20]). A field that is not named here is an address or as long as one.
 */
const textLengths: Readonly<Record<string, number>> = {
  event: 100,
  type: 100,
  id: 200,
  formId: 100,
  visitorCookie: 200,
  ss_cvr: 200,
  buttonText: 1000,
  alignment: 50,
  size: 50,
  app: 200,
  message: 5000,
  stack: 5000,
  block: 200,
  websiteId: 100,
  templateId: 100,
  variantId: 200,
  memberAccountId: 100,
  collectionId: 100,
  itemId: 100,
  recordType: 100,
  member_locale: 35,
  website_locale: 35,
  viewKind: 50,
  sessionId: 200,
  analyticsId: 200,
  customSchemaName: 200,
  landing: 4000,
  refer: 4000,
  lang: 35,
  pageLoadId: 100,
  name: 500,
  navigationType: 50,
};

/** @returns the characters that a field of a report may have */
export const reportTextLength = (field: string): number =>
  Object.hasOwn(textLengths, field) ? textLengths[field]! : reportLimits.text;

/** Most of everything else that a report may hold. */
export const reportLimits = {
  /** Characters of a text without a limit of its own. */
  text: 2000,
  /** Entries of one list, such as the errors of one sending. */
  entries: 100,
  /** Limits of the data that a site's own scripts report, whose fields nobody else knows: */
  depth: 6,
  fields: 100,
  fieldName: 100,
  /** As JSON text, in characters. */
  data: 16_000,
  /** Bytes of one sending as JSON: as UTF-8 in a form it stays below what a server reads. */
  batchBytes: 60_000,
} as const;
