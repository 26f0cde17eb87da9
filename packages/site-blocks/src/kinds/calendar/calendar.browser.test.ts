import { readCalendarState } from '@plinth/events';
import '@plinth/events/calendar.css';
import { addMonths } from '@plinth/site-model/time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { widgetServer } from '../../__fixtures__/widgetServer';
import { createHost } from '../../host/host';
import { attach } from './attach';

const before = location.href;
let undo: () => void = () => {};
afterEach(() => {
  undo();
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

const weeksOf = (month: string) =>
  readCalendarState({ month }, { now: 0, timeZone: 'UTC', weekStartsOn: 1 }).weeks;

const table = (month: string) =>
  `<section class="pl-calendar" data-view="month"><h2 data-state-heading tabindex="-1">${month}</h2>
  <nav data-month-word="cal-month">${[
    ['previous', 'Back', addMonths(month, -1)],
    ['today', 'Today', '2026-11'],
    ['next', 'On', addMonths(month, 1)],
  ]
    .map(
      ([state, name, to]) =>
        `<a data-state="${state}" data-month="${to}" href="?cal-month=${to}">${name}</a>`,
    )
    .join('')}</nav><a data-state="view:list" href="?cal-month=${month}&cal-view=list">List</a>
  <table class="pl-calendar-grid"><tbody>${weeksOf(month)
    .map(
      (week) =>
        `<tr>${week.map((date) => `<td data-date="${date}">${date.slice(8)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></section>`;

const focused = () => (document.activeElement as HTMLElement).dataset['date'];
const press = (keys: string) => userEvent.keyboard(keys);

describe('the calendar block', () => {
  function mount(html: string, server: ReturnType<typeof widgetServer>) {
    document.body.innerHTML = `<div id="block-cal" data-block-type="26" data-block-json='{"collectionId":"c"}'>${html}</div>`;
    const host = { ...createHost(document), init: vi.fn(), destroy: vi.fn(), start: vi.fn() };
    undo = attach(document.getElementById('block-cal')!, host, server);
  }

  it('[RUN-21d] [RUN-4] changes the month by keys, and stays on the day', async () => {
    const server = widgetServer(({ address }) => ({
      html: `<div data-block-type="26">${table(new URL(address, before).searchParams.get('cal-month')!)}</div>`,
    }));
    mount(table('2026-10'), server);
    document.querySelector<HTMLElement>('[data-date="2026-10-31"]')!.focus();
    await press('{PageDown}');
    await expect.poll(focused).toBe('2026-11-30');
    await expect.element(page.getByRole('heading', { name: '2026-11' })).toBeVisible();
    await press('{ArrowRight}{ArrowDown}');
    await expect.poll(focused).toBe('2026-12-08');
    expect(server.calls).toHaveLength(2);
    expect(location.search).toBe('?cal-month=2026-12');
  });

  /** A server that answers only on demand. */
  function slowServer() {
    const answers: (() => void)[] = [];
    const server = widgetServer(async ({ address }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return {
        html: `<div data-block-type="26">${table(new URL(address, before).searchParams.get('cal-month')!)}</div>`,
      };
    });
    return {
      server,
      months: () =>
        server.calls.map(({ address }) => new URL(address, before).searchParams.get('cal-month')),
      answer: () => {
        for (const answer of answers.splice(0).reverse()) answer();
      },
    };
  }

  it('[RUN-4] counts every press, also of those that come before an answer', async () => {
    const { server, months, answer } = slowServer();
    mount(table('2026-08'), server);
    const link = (name: string) => document.querySelector<HTMLElement>(`[data-state="${name}"]`)!;
    for (let press = 0; press < 4; press += 1) link('next').click();
    link('previous').click();
    await expect.poll(months).toEqual(['2026-09', '2026-10', '2026-11', '2026-12', '2026-11']);
    link('today').click();
    link('next').click();
    link('view:list').click();
    await expect.poll(() => months().slice(5)).toEqual(['2026-11', '2026-12', '2026-12']);
    answer();
    await expect.element(page.getByRole('heading', { name: '2026-12' })).toBeVisible();
    expect(location.search).toBe('?cal-month=2026-12&cal-view=list');
  });

  it('[RUN-21d] [RUN-4] counts every key as well, and ends on the day', async () => {
    const { server, months, answer } = slowServer();
    mount(table('2026-08'), server);
    document.querySelector<HTMLElement>('[data-date="2026-08-31"]')!.focus();
    await press('{PageDown}{PageDown}{ArrowRight}{ArrowUp}');
    await expect.poll(months).toEqual(['2026-09', '2026-10']);
    answer();
    await expect.poll(focused).toBe('2026-10-24');
  });
});
