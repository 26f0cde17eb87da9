import * as v from 'valibot';
import type { formRoutes } from '../routes/formRoutes';
import type { CallSchemas } from './callSchemas';
import { cutToFit, optionalText, reportData, text } from './wireValues';

/** A field that is dropped if it is invalid: it must not cost the visitor's submission. */
const orNothing = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullish(schema), undefined);

/**
 * The place of the form on the site when it was sent ([API-14]), and the events that its page
 * recorded.
 */
const pageFields = {
  pageTitle: cutToFit(),
  pageId: cutToFit(100),
  /** `i` for an item, `c` for a collection. */
  contentSource: v.nullish(v.picklist(['i', 'c'])),
  pagePath: cutToFit(),
  pagePermissionTypeValue: v.nullish(v.number()),
  /** Empty unless a bot has filled in every field. */
  honeypot: cutToFit(100),
  /** Milliseconds since the page was opened. */
  elapsed: v.nullish(v.number()),
  /** Events of the page before the form was sent. */
  intraPageEvents: orNothing(v.pipe(v.array(reportData), v.maxLength(50))),
};

export const formSchemas = {
  formSubmissionKey: {
    payload: undefined,
    answer: v.looseObject({ key: v.pipe(v.string(), v.nonEmpty()) }),
  },
  saveFormSubmission: {
    payload: v.object({
      key: v.pipe(text(200), v.nonEmpty()),
      formId: v.pipe(text(100), v.nonEmpty()),
      collectionId: cutToFit(100),
      objectName: cutToFit(200),
      isOverlayForm: v.optional(v.boolean(), false),
      submitButtonText: cutToFit(200),
      /** JSON text: field id to value. */
      form: v.string(),
      captchaKey: optionalText(4000),
      ...pageFields,
    }),
    answer: v.looseObject({}),
  },
} satisfies Record<keyof typeof formRoutes, CallSchemas>;
