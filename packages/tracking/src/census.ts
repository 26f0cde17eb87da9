export { attachCensus } from './attachCensus';
export type { AttachCensusOptions } from './attachCensus';
export { attachCensusEvents, readButton } from './attachCensusEvents';
export type { AttachCensusEventsOptions } from './attachCensusEvents';
export { canRecordView, canTrack } from './canTrack';
export type { TrackingCircumstances } from './canTrack';
export type { CookiePort } from '@plinth/site-model';
export { createCensus } from './createCensus';
export type {
  ButtonEvent,
  Census,
  CensusOptions,
  CensusReports,
  FormRenderEvent,
  Hit,
  OverlayEvent,
  ViewKind,
} from './createCensus';
export { readEventFields } from './eventFields';
export type { EventFields, SiteFields } from './eventFields';
export { clearLastSite, readLastSite, writeLastSite } from './lastSite';
export type { LastSite } from './lastSite';
export { nextVisit } from './nextVisit';
export type { NextVisit, NextVisitOptions } from './nextVisit';
export { formatVisitorCookie, parseVisitCookie, parseVisitorCookie } from './visitorCookie';
export type { Visitor } from './visitorCookie';
export { whenShown } from './whenShown';
