import { defineMessages } from '@plinth/site-model';

/** Every message of calendars and tour dates that a visitor reads. */
export const eventMessages = defineMessages({
  'events.calendar.label': 'Calendar',
  'events.calendar.previousMonth': 'Previous month',
  'events.calendar.nextMonth': 'Next month',
  'events.calendar.today': 'Today',
  'events.calendar.month': 'Month',
  'events.calendar.list': 'List',
  'events.calendar.view': 'View',
  'events.calendar.empty': 'No dates in {month}.',
  'events.calendar.dayCount': '{date}, {count, plural, =0 {no dates} one {# date} other {# dates}}',
  'events.calendar.zone': 'Times are those of {zone}.',
  'events.calendar.ownZone': 'Show times of {zone}',
  'events.calendar.siteZone': 'Show local times of {zone}',
  'events.calendar.allDay': 'All day',
  'events.calendar.continues': 'continued',
  'events.calendar.unknownZone': 'Failed to load timezone {timeZone}.',
  'events.tour.empty': 'No dates at the moment.',
  'events.tour.tickets': 'Tickets',
  'events.tour.ticketsFor': 'Tickets for {event}',
  'events.tour.soldOut': 'Sold out',
  'events.tour.cancelled': 'Cancelled',
  'events.tour.free': 'Free entry',
  'events.tour.past': 'Past dates',
  'events.tour.follow': 'Follow {artist} on {provider}',
});
