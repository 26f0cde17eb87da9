import type { MessageCatalogue } from '@plinth/site-model';
import { addMonths, dateFormat } from '@plinth/site-model/time';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CalendarEvent } from '../calendarEvent';
import { readCalendarState, type CalendarChoice } from '../calendarState';
import { choiceHref } from '../choiceHref';
import { attachChoices } from '../dom/attachChoices';
import { createCalendarView, type CalendarView } from '../dom/createCalendarView';
import { eventsByDay } from '../eventsByDay';
import { translateEvents } from '../translateEvents';
import { Agenda } from './Agenda';
import { CalendarZone } from './CalendarZone';
import { MonthTable } from './MonthTable';
import { StepLink } from './StepLink';

export interface CalendarProps extends CalendarChoice {
  /** Events that touch the month, and its first and last week; others are not shown. */
  events: readonly CalendarEvent[];
  /** The zone of the events' own place, by its IANA name. @default 'UTC' */
  timeZone?: string | undefined;
  /** Milliseconds since 1970. @default the time at which it is rendered first */
  now?: number | undefined;
  /** 1 for Monday to 7 for Sunday. @default the day on which weeks begin in the language */
  weekStartsOn?: number | undefined;
  /**
   * The address of the same page in another state: links lead there, and a server renders it. `undefined` takes a part
   * of the state out, a part that is not named stays. @default the component shows the state itself, with addresses of
   * `month`, `view` and `zone` for a page without scripts
   */
  href?: ((changes: CalendarChoice) => string) | undefined;
  /** Begins the ids, and the names in addresses; unique on its page. @default made by React, and the names alone */
  id?: string | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Messages in place of the English ones, by their keys. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Renders the events of a month as a table, or as a list by day; every month, view and zone is an address. [EVT-1]
 * Where the table is narrow it has dots, and the list below it.
 * CSS: `.pl-calendar[data-view]`; `[data-today]` and `[data-outside]` on days.
 */
export function Calendar(props: CalendarProps): ReactNode {
  const { events, timeZone = 'UTC', weekStartsOn, locale = 'en', messages } = props;
  const root = useRef<HTMLElement>(null);
  const calendar = useRef<CalendarView>(undefined);
  const ownId = useId();
  const [opened] = useState(() => Date.now());
  const [chosen, choose] = useState<CalendarChoice>();
  const id = props.id ?? ownId;
  const prefix = props.id ? `${props.id}-` : '';
  const isOwnState = props.href === undefined;
  const asked = chosen ?? { month: props.month, view: props.view, zone: props.zone };

  const now = props.now ?? opened;
  const state = readCalendarState(asked, { now, timeZone, locale, weekStartsOn });
  const { month, view, zone, today } = state;
  const days = useMemo(() => eventsByDay(events, zone), [events, zone]);
  const translate = translateEvents(locale, messages);
  const href = props.href ?? ((changes) => choiceHref({ ...asked, ...changes }, prefix));
  const to = (other: string) => href({ month: other === today.slice(0, 7) ? undefined : other });

  useEffect(() => {
    const attached = createCalendarView(root.current!);
    calendar.current = attached;
    return () => attached.detach();
  }, []);

  useEffect(() => {
    if (isOwnState) return attachChoices(root.current!, { prefix, choose });
  }, [isOwnState, prefix]);

  useEffect(() => {
    calendar.current?.refresh();
  }, [month, view, zone, events, locale]);

  const headingId = `calendar-${id}`;
  const title = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );
  const parts = { id, state, days, locale, translate };
  return (
    <section ref={root} className="pl-calendar" data-view={view} aria-labelledby={headingId}>
      <header className="pl-calendar-header">
        <h2 id={headingId} data-state-heading="" tabIndex={-1}>
          {title}
        </h2>
        <nav
          className="pl-calendar-steps"
          aria-label={translate('events.calendar.label')}
          data-month-word={`${prefix}month`}
        >
          <StepLink
            state="previous"
            month={addMonths(month, -1)}
            to={to}
            path="M15 5l-7 7 7 7"
            label={translate('events.calendar.previousMonth')}
          />
          <a
            className="pl-calendar-today"
            href={to(today.slice(0, 7))}
            rel="nofollow"
            data-state="today"
            data-month={today.slice(0, 7)}
            aria-current={month === today.slice(0, 7) ? 'date' : undefined}
          >
            {translate('events.calendar.today')}
          </a>
          <StepLink
            state="next"
            month={addMonths(month, 1)}
            to={to}
            path="M9 5l7 7-7 7"
            label={translate('events.calendar.nextMonth')}
          />
        </nav>
        <nav className="pl-calendar-views" aria-label={translate('events.calendar.view')}>
          {(['month', 'list'] as const).map((name) => (
            <a
              key={name}
              href={href({ view: name })}
              rel="nofollow"
              data-state={`view:${name}`}
              aria-current={name === view ? 'true' : undefined}
            >
              {translate(`events.calendar.${name}`)}
            </a>
          ))}
        </nav>
      </header>
      {view === 'month' && <MonthTable {...parts} labelledBy={headingId} />}
      <Agenda {...parts} title={title} />
      <CalendarZone
        state={state}
        ownZone={timeZone}
        word={`${prefix}zone`}
        href={href({ zone: undefined })}
        translate={translate}
      />
    </section>
  );
}
