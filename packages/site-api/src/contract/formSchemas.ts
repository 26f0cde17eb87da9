import * as v from 'valibot';
import type { formRoutes } from '../routes/formRoutes';
import type { CallSchemas } from './callSchemas';
import { optionalText, text } from './wireValues';

/** Where on the site a form stood when it was sent ([API-14]). */
const pageFields = {
  pageTitle: optionalText(),
  pageId: optionalText(100),
  /** `i` for an item, `c` for a collection. */
  contentSource: v.nullish(v.picklist(['i', 'c'])),
  pagePath: optionalText(),
  pagePermissionTypeValue: v.nullish(v.number()),
};

export const formSchemas = {
  formSubmissionKey: {
    payload: undefined,
    answer: v.looseObject({ key: v.pipe(v.string(), v.nonEmpty()) }),
  },
  saveFormSubmission: {
    // Loose: the events of the page travel along, and their shape is the page's affair.
    payload: v.looseObject({
      key: v.pipe(text(200), v.nonEmpty()),
      formId: v.pipe(text(100), v.nonEmpty()),
      collectionId: optionalText(100),
      objectName: optionalText(200),
      isOverlayForm: v.optional(v.boolean(), false),
      submitButtonText: optionalText(200),
      /** JSON text: field id to value. */
      form: v.string(),
      captchaKey: optionalText(4000),
      ...pageFields,
    }),
    answer: v.looseObject({}),
  },
} satisfies Record<keyof typeof formRoutes, CallSchemas>;
