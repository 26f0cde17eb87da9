import { expect, it } from 'vitest';
import { sampleDates } from './dates';

it('opens the kiln at ten on the clock of London, whichever day the site is set up', () => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });
  // A year with both days on which the clock is changed.
  const opened = Array.from({ length: 366 }, (_, age) => {
    const today = new Date(Date.UTC(2027, 0, 1 + age, 12));
    const opening = sampleDates(today).find(({ title }) => title === 'Kiln opening');
    return clock.formatRange(opening!.startsAt!, opening!.endsAt!);
  });
  expect(new Set(opened).size).toBe(1);
  expect(opened[0]).toMatch(/^10:00\W+17:00$/);
});
