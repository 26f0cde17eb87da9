import type { CallContext, CallHandler } from '../callContext';
import { completeFields, isVisitorDataRestricted } from '../completeFields';
import { hasDeclined } from '../hasDeclined';
import { readVisit } from '../readVisit';
import { shownOnPage } from '../shownOnPage';

const acknowledged = {};

const nonEmptyText = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** [API-17] The page's own id of a hit makes a repeated call count once. */
export const recordHit: CallHandler<'recordHit'> = async (context) => {
  const { payload, services, site, now } = context;
  if (hasDeclined(context)) return acknowledged;
  const visitorCookie = isVisitorDataRestricted(site) ? undefined : payload.ss_cvr;
  const data: Record<string, unknown> = {
    ...shownOnPage(site, payload.data.pagePath),
    ...(await completeFields(context, payload.data)),
  };
  const visit = readVisit(visitorCookie);
  await services.batches.hits.append({
    siteId: site.definition.id,
    hitId: nonEmptyText(data['id'])?.slice(0, 100) ?? services.random(16).toString('base64url'),
    event: payload.event,
    visitorId: visit?.visitorId ?? null,
    visitCount: visit?.visitCount ?? null,
    visitorCookie: visitorCookie ?? null,
    pagePath: nonEmptyText(data['pagePath']) ?? null,
    referrer: nonEmptyText(data['referrer']) ?? null,
    data,
    recordedAt: now,
  });
  return acknowledged;
};

type EventCall =
  | 'recordButtonClick'
  | 'recordButtonRender'
  | 'recordFormRender'
  | 'recordOverlay'
  | 'recordQuickView';

const record =
  <Name extends EventCall>(
    kind: string,
    subject: (payload: CallContext<Name>['payload']) => string | undefined,
  ): CallHandler<Name> =>
  async (context) => {
    const { payload, services, site, now } = context;
    if (hasDeclined(context)) return acknowledged;
    const data: Record<string, unknown> = { ...payload };
    // A page that is older than the setting may still send it.
    if (isVisitorDataRestricted(site)) delete data['visitorCookie'];
    await services.batches.censusEvents.append({
      siteId: site.definition.id,
      kind,
      subjectId: subject(payload) ?? null,
      data,
      recordedAt: now,
    });
    return acknowledged;
  };

export const recordButtonClick = record<'recordButtonClick'>('button-click', ({ id }) => id);
export const recordButtonRender = record<'recordButtonRender'>('button-render', ({ id }) => id);
export const recordFormRender = record<'recordFormRender'>('form-render', ({ formId }) => formId);
export const recordOverlay = record<'recordOverlay'>('overlay', ({ event }) => event);
export const recordQuickView = record<'recordQuickView'>('quick-view', ({ id }) => id);
