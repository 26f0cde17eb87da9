import * as v from 'valibot';
import type { eventRoutes } from '../routes/eventRoutes';
import type { CallSchemas } from './callSchemas';
import { anyRecord, optionalText, text, wireJson, wireNumber } from './wireValues';

/** Nothing is read. */
const ignored = v.looseObject({});

const javascriptError = v.looseObject({
  event: text(100),
  data: v.looseObject({
    app: optionalText(200),
    message: optionalText(10_000),
    stack: optionalText(5000),
    file: optionalText(),
    line: v.nullish(v.number()),
    column: v.nullish(v.number()),
    websiteId: optionalText(100),
    templateId: optionalText(100),
    url: optionalText(10_000),
    userAgent: optionalText(),
  }),
  timestamp: v.number(),
});

export const eventSchemas = {
  recordJavascriptErrors: {
    payload: v.pipe(v.array(javascriptError), v.nonEmpty(), v.maxLength(100)),
    answer: ignored,
  },
  recordTrace: {
    payload: v.object({
      data: wireJson(
        v.array(v.looseObject({ pageUrl: v.string(), type: v.string(), data: v.unknown() })),
      ),
    }),
    answer: ignored,
  },
  recordEvent: {
    payload: v.looseObject({
      /** Filled in by the client. */
      crumb: v.optional(text(200)),
      event: text(100),
      data: wireJson(anyRecord),
    }),
    answer: ignored,
  },
  sendAnalyticsEvent: {
    payload: v.object({
      analyticsId: text(200),
      commonData: anyRecord,
      customData: anyRecord,
      customSchemaName: text(200),
    }),
    answer: ignored,
  },
  trackLanding: {
    payload: v.object({
      landing: text(4000),
      refer: text(4000),
      /** A random number against caches. */
      rk: wireNumber,
      lang: text(35),
      /** Width and height, such as `1280x800`. */
      screen: v.pipe(v.string(), v.regex(/^\d{1,6}x\d{1,6}$/)),
      source: v.optional(text()),
      campaign: v.optional(text()),
      subcampaign: v.optional(text()),
      channel: v.optional(text()),
      subchannel: v.optional(text()),
      variation: v.optional(text()),
      mkwid: v.optional(text()),
    }),
    answer: ignored,
  },
  performanceSettings: {
    payload: undefined,
    answer: v.looseObject({ pageLoadId: v.nullish(v.string()) }),
  },
  sendPerformanceRecords: { payload: v.string(), answer: ignored },
} satisfies Record<keyof typeof eventRoutes, CallSchemas>;
