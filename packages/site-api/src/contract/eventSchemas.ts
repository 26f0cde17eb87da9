import * as v from 'valibot';
import type { eventRoutes } from '../routes/eventRoutes';
import type { CallSchemas } from './callSchemas';
import { entriesOf } from './entriesOf';
import {
  optionalNumber,
  reportData,
  reportRecord,
  reportText,
  reportTexts,
  text,
  wireJson,
  wireNumber,
} from './wireValues';

/** The client reads nothing from the answer. */
const ignored = v.looseObject({});

/** The valid entries of a list are stored; the others are listed in `refused`, for developers. */
const entriesTaken = v.looseObject({});

const javascriptError = v.object({
  event: reportText('event'),
  data: v.object({
    ...reportTexts('app', 'message', 'stack', 'file', 'websiteId', 'templateId', 'url'),
    ...reportTexts('userAgent', 'block'),
    line: v.nullish(v.number()),
    column: v.nullish(v.number()),
  }),
  timestamp: v.number(),
});

const traceEntry = v.object({
  pageUrl: reportText('pageUrl'),
  type: reportText('type'),
  data: v.optional(reportData),
});

const speedFields = {
  ...reportTexts('id', 'type', 'name', 'navigationType'),
  value: optionalNumber,
  start: optionalNumber,
};

/** One value, or the values of one page load; `sendPerformanceRecords` carries them as text. */
export const speedRecord = v.pipe(
  v.object({
    ...reportTexts('pageLoadId'),
    ...speedFields,
    records: v.optional(v.pipe(v.array(v.object(speedFields)), v.maxLength(200))),
  }),
  v.check(({ records, name }) => Boolean(records ?? name), 'Expected a name or a list of records'),
);

export const eventSchemas = {
  recordJavascriptErrors: { payload: entriesOf(javascriptError), answer: entriesTaken },
  recordTrace: {
    payload: v.object({ data: wireJson(entriesOf(traceEntry)) }),
    answer: entriesTaken,
  },
  recordEvent: {
    payload: v.object({
      /** Filled in by the client. */
      crumb: v.optional(text(200)),
      event: reportText('event'),
      data: wireJson(reportRecord),
    }),
    answer: ignored,
  },
  sendAnalyticsEvent: {
    payload: v.object({
      analyticsId: reportText('analyticsId'),
      commonData: v.object({
        ...reportTexts('websiteId', 'templateId', 'variantId', 'memberAccountId', 'sessionId'),
        ...reportTexts('website_locale', 'member_locale', 'userAgent', 'url', 'title', 'referrer'),
      }),
      customData: reportRecord,
      customSchemaName: reportText('customSchemaName'),
    }),
    answer: ignored,
  },
  trackLanding: {
    payload: v.object({
      landing: reportText('landing'),
      refer: reportText('refer'),
      /** A random number against caches. */
      rk: wireNumber,
      lang: reportText('lang'),
      /** Width and height, such as `1280x800`. */
      screen: v.pipe(v.string(), v.regex(/^\d{1,6}x\d{1,6}$/)),
      source: v.optional(reportText('source')),
      campaign: v.optional(reportText('campaign')),
      subcampaign: v.optional(reportText('subcampaign')),
      channel: v.optional(reportText('channel')),
      subchannel: v.optional(reportText('subchannel')),
      variation: v.optional(reportText('variation')),
      mkwid: v.optional(reportText('mkwid')),
    }),
    answer: ignored,
  },
  performanceSettings: {
    payload: undefined,
    answer: v.looseObject({ pageLoadId: v.nullish(v.string()) }),
  },
  sendPerformanceRecords: { payload: v.string(), answer: entriesTaken },
} satisfies Record<keyof typeof eventRoutes, CallSchemas>;
