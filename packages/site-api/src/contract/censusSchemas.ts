import * as v from 'valibot';
import type { censusRoutes } from '../routes/censusRoutes';
import type { CallSchemas } from './callSchemas';
import { optionalNumber, reportText, reportTexts, text, wireJson } from './wireValues';

/** The client reads nothing from the answer. */
const ignored = v.looseObject({});

const button = v.object({
  id: reportText('id'),
  ...reportTexts('buttonText', 'clickthroughUrl', 'alignment', 'size'),
  newWindow: v.nullish(v.boolean()),
  /** 1 a button block, 2 the popup overlay. */
  context: v.picklist([1, 2]),
});

/** The fields of a page view ([TRK-6]); other fields of a page are left out. */
const hitData = v.object({
  ...reportTexts('id', 'viewKind', 'pagePath', 'pageHash', 'userAgent', 'url', 'title'),
  ...reportTexts('queryString', 'referrer', 'visitorCookie', 'formId', 'websiteId', 'templateId'),
  ...reportTexts('variantId', 'memberAccountId', 'member_locale', 'website_locale', 'itemId'),
  ...reportTexts('collectionId'),
  recordType: v.nullish(v.union([v.number(), reportText('recordType')])),
  clientDate: optionalNumber,
  viewportWidth: optionalNumber,
  viewportHeight: optionalNumber,
  screenWidth: optionalNumber,
  screenHeight: optionalNumber,
  localStorageSupported: v.nullish(v.boolean()),
});

export const censusSchemas = {
  recordHit: {
    payload: v.object({
      event: reportText('event'),
      data: wireJson(hitData),
      ss_cvr: v.optional(reportText('ss_cvr')),
    }),
    answer: ignored,
  },
  recordButtonClick: { payload: button, answer: ignored },
  recordButtonRender: { payload: button, answer: ignored },
  recordFormRender: {
    payload: v.object({ formId: reportText('formId'), ...reportTexts('visitorCookie') }),
    answer: ignored,
  },
  recordOverlay: {
    payload: v.object({
      /** The event of the overlay, such as `render`, `close` or `submit`. */
      event: reportText('event'),
      version: v.nullish(v.number()),
    }),
    answer: ignored,
  },
  recordQuickView: {
    payload: v.object({ id: v.pipe(text(100), v.nonEmpty()) }),
    answer: ignored,
  },
} satisfies Record<keyof typeof censusRoutes, CallSchemas>;
