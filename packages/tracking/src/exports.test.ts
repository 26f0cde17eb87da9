import { expect, it } from 'vitest';
import * as census from './census';
import * as errors from './errors';
import * as tracking from './index';
import * as pageSpeed from './pageSpeed';

it('exports exactly the public names of @plinth/tracking', () => {
  expect(Object.keys(tracking).sort()).toEqual([
    'attachMouseTracking',
    'attachTransport',
    'commonFields',
    'createAnalyticsIdentity',
    'createEventRecorder',
    'createEventTracker',
    'createTracer',
    'createTransport',
    'outboxKey',
    'readLanding',
    'recordLanding',
    'refusalsName',
    'throttle',
  ]);
});

it('exports exactly the public names of @plinth/tracking/census', () => {
  expect(Object.keys(census).sort()).toEqual([
    'attachCensus',
    'attachCensusEvents',
    'canRecordView',
    'canTrack',
    'clearLastSite',
    'createCensus',
    'formatVisitorCookie',
    'nextVisit',
    'parseVisitCookie',
    'parseVisitorCookie',
    'readButton',
    'readEventFields',
    'readLastSite',
    'whenShown',
    'writeLastSite',
  ]);
});

it('exports exactly the public names of @plinth/tracking/errors', () => {
  expect(Object.keys(errors).sort()).toEqual(['attachErrorReporter', 'createErrorReporter']);
});

it('exports exactly the public names of @plinth/tracking/page-speed', () => {
  expect(Object.keys(pageSpeed).sort()).toEqual(['attachPageSpeed', 'createPageSpeed']);
});
