import type { CalendarChoice } from './calendarState';

/** The address of a calendar in another state, without the `undefined` parts. */
export function choiceHref(choice: CalendarChoice, prefix: string): string {
  const query = new URLSearchParams();
  for (const name of ['month', 'view', 'zone'] as const) {
    const value = choice[name];
    if (value) query.set(prefix + name, value);
  }
  return `?${query.toString()}`;
}
