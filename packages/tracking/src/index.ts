export { createAnalyticsIdentity } from './analyticsIdentity';
export type { AnalyticsIdentity, AnalyticsIdentityOptions } from './analyticsIdentity';
export { attachMouseTracking } from './attachMouseTracking';
export type { AttachMouseTrackingOptions, MousePoint } from './attachMouseTracking';
export { attachTransport } from './attachTransport';
export type { Clock } from './clock';
export { commonFields } from './commonFields';
export type { CommonFieldKind, CommonFieldName } from './commonFields';
export type { CookiePort } from '@plinth/site-model';
export { createEventTracker } from './eventTracker';
export type {
  AnalyticsEvent,
  EventSchemas,
  EventTracker,
  EventTrackerOptions,
} from './eventTracker';
export { readLanding, recordLanding } from './landing';
export type { Landing, RecordLandingOptions } from './landing';
export { outboxKey } from './outbox';
export type { OutboxStorage } from './outbox';
export { refusalsName } from './refusals';
export type { RefusalMemory } from './refusals';
export { createEventRecorder } from './recordEvent';
export type { EventRecorderOptions, RecordEvent } from './recordEvent';
export { throttle } from './throttle';
export type { Throttled, ThrottleOptions } from './throttle';
export { createTracer } from './tracer';
export type { TraceEntry, Tracer, TracerOptions } from './tracer';
export { createTransport } from './transport';
export type { Transport, TransportOptions, TransportRequest } from './transport';
