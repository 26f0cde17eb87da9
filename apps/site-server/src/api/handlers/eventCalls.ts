import { readEntries, speedRecord, type ReceivedEntries } from '@plinth/site-api/contract';
import type { CallHandler } from '../callContext';
import { CallFailure } from '../../http/callFailure';
import { completeFields } from '../completeFields';
import { hasDeclined } from '../hasDeclined';
import { traceIdOf } from '../traceIdOf';

const acknowledged = {};

/** The refused entries are listed, so that the developer of a custom sender sees why. */
const taken = ({ refused }: Pick<ReceivedEntries<unknown>, 'refused'>) =>
  refused.length > 0 ? { refused } : acknowledged;

/** [TRK-8] */
export const recordJavascriptErrors: CallHandler<'recordJavascriptErrors'> = async (context) => {
  const { payload, services, site, now } = context;
  if (hasDeclined(context)) return acknowledged;
  const rows = payload.entries.map(({ event, data, timestamp }) => ({
    siteId: site.definition.id,
    app: data.app ?? null,
    message: data.message ?? event,
    stack: data.stack ?? null,
    url: data.url ?? null,
    userAgent: data.userAgent ?? null,
    data: { ...data, event, timestamp },
    recordedAt: now,
  }));
  await Promise.all(rows.map((row) => services.batches.errors.append(row)));
  return taken(payload);
};

/** [TRK-9] */
export const recordTrace: CallHandler<'recordTrace'> = async (context) => {
  const { payload, services, site, now } = context;
  if (hasDeclined(context)) return acknowledged;
  const traceId = await traceIdOf(context);
  await Promise.all(
    payload.data.entries.map(({ pageUrl, type, data }) =>
      services.batches.traces.append({
        siteId: site.definition.id,
        traceId,
        pageUrl,
        type,
        recordedAt: now,
        data: data ?? null,
      }),
    ),
  );
  return taken(payload.data);
};

/** [TRK-10] */
export const recordEvent: CallHandler<'recordEvent'> = async (context) => {
  const { payload, services, site, now } = context;
  const { event, data } = payload;
  if (hasDeclined(context)) return acknowledged;
  await services.batches.trackingEvents.append({
    siteId: site.definition.id,
    sender: 'record-event',
    name: event,
    data,
    recordedAt: now,
  });
  return acknowledged;
};

/** [TRK-11] Accepted, and written a moment later: 202. */
export const sendAnalyticsEvent: CallHandler<'sendAnalyticsEvent'> = async (context) => {
  const { payload, services, site, now } = context;
  const { analyticsId, customData, customSchemaName } = payload;
  if (hasDeclined(context)) return acknowledged;
  const { url } = payload.commonData;
  const pagePath = typeof url === 'string' && URL.canParse(url) ? new URL(url).pathname : undefined;
  const commonData = await completeFields(context, {
    ...payload.commonData,
    pagePath,
  });
  await services.batches.trackingEvents.append({
    siteId: site.definition.id,
    sender: 'v1',
    name: customSchemaName,
    analyticsId,
    data: { commonData, customData },
    recordedAt: now,
  });
  return acknowledged;
};

/** [TRK-12] */
export const trackLanding: CallHandler<'trackLanding'> = async (context) => {
  const { payload, services, site, now } = context;
  if (hasDeclined(context)) return acknowledged;
  await services.batches.trackingEvents.append({
    siteId: site.definition.id,
    sender: 'landing',
    name: payload.campaign ?? null,
    data: payload,
    recordedAt: now,
  });
  return acknowledged;
};

/** [TRK-14] */
export const performanceSettings: CallHandler<'performanceSettings'> = ({ services }) =>
  Promise.resolve({ pageLoadId: services.random(16).toString('hex') });

/** [TRK-15] The text is a JSON list, one JSON object, or one object a line. */
export const sendPerformanceRecords: CallHandler<'sendPerformanceRecords'> = async (context) => {
  const { payload, services, site, now } = context;
  const received = readEntries(speedRecord, parseRecords(payload));
  if (received.entries.length === 0) {
    const [first] = received.refused;
    const error = first ? `The records fit none: ${first.error}` : 'There are no records.';
    throw new CallFailure(400, { error });
  }
  if (hasDeclined(context)) return acknowledged;
  await Promise.all(
    received.entries.map((data) =>
      services.batches.performance.append({
        siteId: site.definition.id,
        data,
        recordedAt: now,
        pageLoadId: data.pageLoadId ?? null,
      }),
    ),
  );
  return taken(received);
};

function parseRecords(text: string): unknown[] {
  const parsed =
    parseJson(text) ??
    text
      .split('\n')
      .filter((line) => line.trim())
      .map(parseJson);
  return Array.isArray(parsed) ? (parsed as unknown[]) : [parsed];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
