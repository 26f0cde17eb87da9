/**
 * Maximum lengths of the texts in a page's reports, by field. The contract refuses longer texts, so
 * senders cut them ([API-17], [API-20]). A field that is not listed has the length of an address.
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

/** @returns the maximum length of a report's field in characters */
export const reportTextLength = (field: string): number =>
  Object.hasOwn(textLengths, field) ? textLengths[field]! : reportLimits.text;

/** Other limits of a report. */
export const reportLimits = {
  /** Maximum length of a text without its own limit. */
  text: 2000,
  /** Maximum entries of one list, such as the errors in one request. */
  entries: 100,
  /** Limits of data that a site's own scripts report with unknown fields: */
  depth: 6,
  fields: 100,
  fieldName: 100,
  /** As JSON text, in characters. */
  data: 16_000,
  /** Bytes of one request as JSON: as UTF-8 in a form it stays below the server's limit. */
  batchBytes: 60_000,
} as const;
