import { blockType, createPlainTranslate, interfaceMessages } from '@plinth/site-model';
import { addMonths, dateFormat, zoneOfSite } from '@plinth/site-model/time';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { stateHref } from '../blockState';
import { contentWords } from '../contentWords';
import { MissingContent, reportMissing } from '../missingContent';
import { Agenda } from './Agenda';
import type { CalendarProps } from './calendarProps';
import { calendarNeed, readCalendarState } from './calendarState';
import { eventsByDay } from './eventsByDay';
import { MonthTable } from './MonthTable';

/** The dates of a collection by month, as a grid or as a list; every month is an address. */
export const calendarBlock: BlockRenderer = {
  kind: 'calendar',
  types: [blockType.calendar],
  styles: ['summary', 'calendar'],
  client: 'src/blocks/calendar/attach.ts',
  needs: (settings, context, { id: blockId }) =>
    calendarNeed(readCalendarState(settings, { ...context, blockId })),
  render(settings, context, { id: blockId }): RenderedBlock {
    const { content, url } = context.request;
    const answer = content?.answers[blockId];
    if (!content || answer?.kind !== 'items') {
      reportMissing(blockId, { answer, context });
      return { content: <MissingContent answer={answer} context={context} />, json: settings };
    }
    const timeZone = zoneOfSite(context.site);
    const state = readCalendarState(settings, {
      url,
      blockId,
      timeZone,
      now: content.now,
      locale: context.locale,
    });
    return {
      content: (
        <Calendar
          blockId={blockId}
          state={state}
          days={eventsByDay(answer.items, state.zone)}
          siteZone={timeZone}
          context={context}
          href={(changes) => stateHref(changes, { url, blockId })}
        />
      ),
      json: settings,
    };
  },
};

interface WholeCalendarProps extends CalendarProps {
  siteZone: string;
  href: (changes: Record<string, string | undefined>) => string;
}

function Calendar({ blockId, state, days, siteZone, context, href }: WholeCalendarProps) {
  const { month, view, today } = state;
  const translate = contentWords(context);
  const headingId = `calendar-${blockId}`;
  const title = dateFormat(context.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-01T00:00:00Z`));
  const to = (other: string) =>
    href({ month: other === today.slice(0, 7) ? undefined : other, date: undefined });
  return (
    <section className="pl-calendar" data-view={view} aria-labelledby={headingId}>
      <header className="pl-calendar-header">
        <h2 id={headingId} data-state-heading="" tabIndex={-1}>
          {title}
        </h2>
        <nav
          className="pl-calendar-steps"
          aria-label={translate('runtime.calendar.label')}
          data-month-word={`${blockId}-month`}
        >
          <StepLink
            state="previous"
            month={addMonths(month, -1)}
            to={to}
            path="M15 5l-7 7 7 7"
            label={translate('runtime.calendar.previousMonth')}
          />
          <a
            className="pl-calendar-today"
            href={to(today.slice(0, 7))}
            rel="nofollow"
            data-state="today"
            data-month={today.slice(0, 7)}
            aria-current={month === today.slice(0, 7) ? 'date' : undefined}
          >
            {translate('runtime.calendar.today')}
          </a>
          <StepLink
            state="next"
            month={addMonths(month, 1)}
            to={to}
            path="M9 5l7 7-7 7"
            label={translate('runtime.calendar.nextMonth')}
          />
        </nav>
        <nav className="pl-calendar-views" aria-label={translate('runtime.calendar.view')}>
          {(['month', 'list'] as const).map((name) => (
            <a
              key={name}
              href={href({ view: name })}
              rel="nofollow"
              data-state={`view:${name}`}
              aria-current={name === view ? 'true' : undefined}
            >
              {translate(`runtime.calendar.${name}`)}
            </a>
          ))}
        </nav>
      </header>
      {view === 'month' && (
        <MonthTable
          blockId={blockId}
          state={state}
          days={days}
          context={context}
          labelledBy={headingId}
        />
      )}
      <Agenda blockId={blockId} state={state} days={days} context={context} title={title} />
      <Zone blockId={blockId} state={state} siteZone={siteZone} context={context} href={href} />
    </section>
  );
}

interface StepLinkProps {
  state: string;
  month: string;
  to: (month: string) => string;
  label: string;
  path: string;
}

function StepLink({ state, month, to, label, path }: StepLinkProps) {
  return (
    <a
      className="pl-calendar-step"
      href={to(month)}
      rel="nofollow"
      data-state={state}
      data-month={month}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="pl-unseen">{label}</span>
    </a>
  );
}

/** The clock by which the times are given. A visitor with another clock is offered theirs by the script. */
function Zone({ blockId, state, siteZone, context, href }: Omit<WholeCalendarProps, 'days'>) {
  const { zone, unknownZone } = state;
  const translate = contentWords(context);
  const problem = createPlainTranslate(interfaceMessages, {
    locale: context.locale,
    overrides: context.messages,
  });
  return (
    <p className="pl-calendar-zone" data-zone={zone}>
      {unknownZone !== undefined && (
        <strong role="alert">
          {problem('interface.timeZoneNotLoaded', { timeZone: unknownZone })}
        </strong>
      )}
      <span>{translate('runtime.calendar.zone', { zone: cityOf(zone) })}</span>
      {zone === siteZone ? (
        <a
          href={href({ zone: undefined })}
          rel="nofollow"
          data-state="zone"
          data-own-zone={`${blockId}-zone`}
          data-label={translate('runtime.calendar.ownZone', { zone: '{zone}' })}
          hidden
        >
          {translate('runtime.calendar.ownZone', { zone: '' })}
        </a>
      ) : (
        <a href={href({ zone: undefined })} rel="nofollow" data-state="zone">
          {translate('runtime.calendar.siteZone', { zone: cityOf(siteZone) })}
        </a>
      )}
    </p>
  );
}

/** `America/New_York` as people say it. */
const cityOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');
