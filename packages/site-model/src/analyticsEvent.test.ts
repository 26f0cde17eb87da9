import { expect, it } from 'vitest';
import { misfitsOfEvent, type AnalyticsEvent } from './analyticsEvent';

const event: AnalyticsEvent = {
  actor: 'visitor',
  action: 'click',
  event_owner_team: 'site',
  event_source: 'web',
  object_type: 'button',
};

it('[MOD-19] takes an event with its required fields, and any of the optional ones', () => {
  expect(misfitsOfEvent({ ...event })).toEqual([]);
  expect(misfitsOfEvent({ ...event, object: 'b1', websiteId: 'w', member_locale: null })).toEqual(
    [],
  );
});

it('[MOD-19] names fields that are missing or wrong', () => {
  expect(misfitsOfEvent({})).toEqual([
    'actor',
    'action',
    'event_owner_team',
    'event_source',
    'object_type',
  ]);
  expect(misfitsOfEvent({ ...event, actor: '', page: 3, websiteId: {} })).toEqual([
    'actor',
    'page',
    'websiteId',
  ]);
});
