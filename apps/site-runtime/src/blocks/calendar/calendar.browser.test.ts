import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerWidgets } from '../../__fixtures__/widgetServer';
import { createHost } from '../../boot/host';
import '../../styles/calendar.css';
import { attach } from './attach';
import { attachGrid } from './attachGrid';
import { addMonths, monthGrid } from './monthGrid';
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
  <a data-state="previous" href="?cal-month=${addMonths(month, -1)}">Back</a><a data-state="next" href="?cal-month=${addMonths(month, 1)}">On</a>
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
    document.querySelector('button')!.focus();
    await userEvent.tab();
    await userEvent.tab();
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
    const host = { ...createHost(document), init: vi.fn(), destroy: vi.fn() };
    undo = attach(document.getElementById('block-cal')!, host);
  }

  it('[RUN-2, RUN-4] turns the month by keys, and stays on the day', async () => {
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
