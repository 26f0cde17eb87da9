import * as v from 'valibot';
import type { censusRoutes } from '../routes/censusRoutes';
import type { CallSchemas } from './callSchemas';
import { anyRecord, optionalText, text, wireJson } from './wireValues';

/** Nothing is read. */
const ignored = v.looseObject({});

const button = v.looseObject({
  id: text(200),
  buttonText: optionalText(1000),
  clickthroughUrl: optionalText(),
  alignment: optionalText(50),
  size: optionalText(50),
  newWindow: v.nullish(v.boolean()),
  /** 1 a button block, 2 the popup overlay. */
  context: v.picklist([1, 2]),
});

export const censusSchemas = {
  recordHit: {
    payload: v.looseObject({
      event: text(100),
      data: wireJson(anyRecord),
      ss_cvr: v.optional(text(200)),
    }),
    answer: ignored,
  },
  recordButtonClick: { payload: button, answer: ignored },
  recordButtonRender: { payload: button, answer: ignored },
  recordFormRender: {
    payload: v.looseObject({ formId: text(100), visitorCookie: optionalText(200) }),
    answer: ignored,
  },
  recordOverlay: {
    payload: v.looseObject({
      /** What the overlay did, such as `render`, `close` or `submit`. */
      event: text(100),
      version: v.nullish(v.number()),
    }),
    answer: ignored,
  },
  recordQuickView: { payload: v.object({ id: v.pipe(text(100), v.nonEmpty()) }), answer: ignored },
} satisfies Record<keyof typeof censusRoutes, CallSchemas>;
