import { addMonths } from '@plinth/site-model/time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerWidgets } from '../../__fixtures__/widgetServer';
import { createHost } from '../../boot/host';
import '../../styles/calendar.css';
import { attach } from './attach';
import { attachGrid } from './attachGrid';
import { monthGrid } from './monthGrid';
import { offerOwnZone } from './offerOwnZone';

const before = location.href;
let undo: () => void = () => {};
afterEach(() => {
  undo();
  vi.restoreAllMocks();
  history.replaceState(null, '', before);
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

const table = (month: string, busy: string[] = []) =>
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
  <table class="pl-calendar-grid"><tbody>${monthGrid(month, 1)
    .map(
      (week) =>
        `<tr>${week
          .map(
            (date) =>
              `<td data-date="${date}"${date.startsWith(month) ? '' : ' data-outside'}${date === '2026-11-18' ? ' data-today' : ''}>${date.slice(8)}${
                busy.includes(date)
                  ? `<ul class="pl-calendar-events"><li><a href="#one">One ${date}</a></li><li><a href="#two">Two</a></li></ul>`
                  : ''
              }</td>`,
          )
          .join('')}</tr>`,
    )
    .join('')}</tbody></table></section>`;

const focused = () => (document.activeElement as HTMLElement).dataset['date'];
const press = (keys: string) => userEvent.keyboard(keys);

describe('the month as a grid', () => {
  function mount(goTo = vi.fn()) {
    document.body.innerHTML = `<button>Before</button><div id="root">${table('2026-11', ['2026-11-19'])}</div><button>After</button>`;
    const grid = attachGrid(document.getElementById('root')!, { goTo });
    undo = grid.detach;
    return { goTo, grid };
  }

  it('[RUN-2] has one day in the tab order, today first, and its dates behind it', async () => {
    mount();
    document.querySelector<HTMLElement>('[data-state="view:list"]')!.focus();
    await userEvent.tab();
    expect(focused()).toBe('2026-11-18');
    await userEvent.tab();
    await expect.element(page.getByText('After')).toHaveFocus();
    await expect.element(page.getByRole('grid')).toBeVisible();
  });

  it('[RUN-2] goes by days, weeks and to the ends of a week', async () => {
    const { grid } = mount();
    grid.focus('2026-11-18');
    for (const [key, date] of [
      ['{ArrowRight}', '2026-11-19'],
      ['{ArrowDown}', '2026-11-26'],
      ['{ArrowLeft}', '2026-11-25'],
      ['{ArrowUp}', '2026-11-18'],
      ['{Home}', '2026-11-16'],
      ['{End}', '2026-11-22'],
    ] as const) {
      await press(key);
      expect(focused()).toBe(date);
    }
    expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
    document.documentElement.dir = 'rtl';
    await press('{ArrowRight}');
    expect(focused()).toBe('2026-11-21');
  });

  it('[RUN-2] asks for the month that a key leads to, with its day', async () => {
    const { grid, goTo } = mount();
    grid.focus('2026-10-26');
    await press('{ArrowUp}');
    grid.focus('2026-12-06');
    await press('{ArrowRight}');
    grid.focus('2026-11-30');
    await press('{PageDown}');
    grid.focus('2026-11-30');
    await press('{PageUp}');
    expect(goTo.mock.calls).toEqual([
      ['previous', '2026-10-19'],
      ['next', '2026-12-07'],
      ['next', '2026-12-30'],
      ['previous', '2026-10-30'],
    ]);
  });

  it('[RUN-2] enters a day and leaves it', async () => {
    const { grid } = mount();
    grid.focus('2026-11-19');
    await press('{Enter}');
    await expect.element(page.getByRole('link', { name: 'One 2026-11-19' })).toHaveFocus();
    await press('{ArrowDown}');
    await expect.element(page.getByRole('link', { name: 'Two' })).toHaveFocus();
    await press('{Escape}');
    expect(focused()).toBe('2026-11-19');
  });

  it('[RUN-2] gives the table back', () => {
    const { grid } = mount();
    grid.detach();
    expect(document.querySelector('[tabindex]:not(h2), [role]')).toBeNull();
  });
});

describe('the calendar block', () => {
  function mount(html: string) {
    document.body.innerHTML = `<div id="block-cal" data-block-type="26" data-block-json='{"collectionId":"c"}'>${html}</div>`;
    const host = { ...createHost(document), init: vi.fn(), destroy: vi.fn(), start: vi.fn() };
    undo = attach(document.getElementById('block-cal')!, host);
  }

  it('[RUN-2] [RUN-4] turns the month by keys, and stays on the day', async () => {
    const asked = answerWidgets(({ address }) => ({
      html: `<div data-block-type="26">${table(new URL(address, before).searchParams.get('cal-month')!)}</div>`,
    }));
    mount(table('2026-10'));
    document.querySelector<HTMLElement>('[data-date="2026-10-31"]')!.focus();
    await press('{PageDown}');
    await expect.poll(focused).toBe('2026-11-30');
    await expect.element(page.getByRole('heading', { name: '2026-11' })).toBeVisible();
    await press('{ArrowRight}{ArrowDown}');
    await expect.poll(focused).toBe('2026-12-08');
    expect(asked).toHaveLength(2);
    expect(location.search).toBe('?cal-month=2026-12');
  });

  /** A server that answers nothing until it is told to. */
  function slowServer() {
    const answers: (() => void)[] = [];
    const asked = answerWidgets(async ({ address }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return {
        html: `<div data-block-type="26">${table(new URL(address, before).searchParams.get('cal-month')!)}</div>`,
      } as never;
    });
    return {
      months: () =>
        asked.map(({ address }) => new URL(address, before).searchParams.get('cal-month')),
      answer: () => {
        for (const answer of answers.splice(0).reverse()) answer();
      },
    };
  }

  it('[RUN-4] counts every press, also of those that come before an answer', async () => {
    const { months, answer } = slowServer();
    mount(table('2026-08'));
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

  it('[RUN-2] [RUN-4] counts every key as well, and ends on the day', async () => {
    const { months, answer } = slowServer();
    mount(table('2026-08'));
    document.querySelector<HTMLElement>('[data-date="2026-08-31"]')!.focus();
    await press('{PageDown}{PageDown}{ArrowRight}{ArrowUp}');
    await expect.poll(months).toEqual(['2026-09', '2026-10']);
    answer();
    await expect.poll(focused).toBe('2026-10-24');
  });
});

describe('the visitor’s own clock', () => {
  const zone = (moment: string) => `<div id="root"><time datetime="${moment}">x</time>
    <p data-zone="Europe/London"><a data-own-zone="cal-zone" data-label="Show times of {zone}" href="/dates?a=1#block-cal" hidden></a></p></div>`;
  const link = () => document.querySelector<HTMLAnchorElement>('a')!;

  it('[RUN-2] is offered where it tells another time', () => {
    document.body.innerHTML = zone('2026-11-21T12:00:00Z');
    offerOwnZone(document.body, 'America/New_York');
    expect(link().textContent).toBe('Show times of New York');
    expect(link().getAttribute('href')).toBe('/dates?a=1&cal-zone=America%2FNew_York#block-cal');
    expect(link().hidden).toBe(false);
  });

  it.each(['Europe/London', 'Europe/Lisbon', 'Mars/Base', ''])(
    '[RUN-2] is not offered to %s, which tells the same or nothing',
    (own) => {
      document.body.innerHTML = zone('2026-11-21T12:00:00Z');
      offerOwnZone(document.body, own);
      expect(link().hidden).toBe(true);
    },
  );
});
