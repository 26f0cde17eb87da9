import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { monthMarkup } from '../__fixtures__/monthMarkup';
import '../calendar.css';
import { attachCalendar } from './attachCalendar';
import { attachGrid } from './attachGrid';
import { offerOwnZone } from './offerOwnZone';

let undo: () => void = () => {};
afterEach(() => {
  undo();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

const focused = () => (document.activeElement as HTMLElement).dataset['date'];
const press = (keys: string) => userEvent.keyboard(keys);

describe('the month as a grid', () => {
  function mount(goTo = vi.fn()) {
    document.body.innerHTML = `<button>Before</button><div id="root">${monthMarkup('2026-11', ['2026-11-19'])}</div><button>After</button>`;
    const grid = attachGrid(document.getElementById('root')!, { goTo });
    undo = grid.detach;
    return { goTo, grid };
  }

  it('[EVT-5] has one day in the tab order, today first, and its dates behind it', async () => {
    mount();
    document.querySelector<HTMLElement>('[data-state="view:list"]')!.focus();
    await userEvent.tab();
    expect(focused()).toBe('2026-11-18');
    await userEvent.tab();
    await expect.element(page.getByText('After')).toHaveFocus();
    await expect.element(page.getByRole('grid')).toBeVisible();
  });

  it('[EVT-5] goes by days, weeks and to the ends of a week', async () => {
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

  it('[EVT-5] asks for the month that a key leads to, with its day', async () => {
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

  it('[EVT-5] enters a day and leaves it', async () => {
    const { grid } = mount();
    grid.focus('2026-11-19');
    await press('{Enter}');
    await expect.element(page.getByRole('link', { name: 'One 2026-11-19' })).toHaveFocus();
    await press('{ArrowDown}');
    await expect.element(page.getByRole('link', { name: 'Two' })).toHaveFocus();
    await press('{Escape}');
    expect(focused()).toBe('2026-11-19');
  });

  it('[EVT-5] gives the table back', () => {
    const { grid } = mount();
    grid.detach();
    expect(document.querySelector('[tabindex]:not(h2), [role]')).toBeNull();
  });
});

describe('the visitor’s own clock', () => {
  const zone = (moment: string) => `<div id="root"><time datetime="${moment}">x</time>
    <p data-zone="Europe/London"><a data-own-zone="cal-zone" data-label="Show times of {zone}" href="/dates?a=1#block-cal" hidden></a></p></div>`;
  const link = () => document.querySelector<HTMLAnchorElement>('a')!;

  it('[EVT-5] is offered where it shows another time', () => {
    document.body.innerHTML = zone('2026-11-21T12:00:00Z');
    offerOwnZone(document.body, 'America/New_York');
    expect(link().textContent).toBe('Show times of New York');
    expect(link().getAttribute('href')).toBe('/dates?a=1&cal-zone=America%2FNew_York#block-cal');
    expect(link().hidden).toBe(false);
  });

  it.each(['Europe/London', 'Europe/Lisbon', 'Mars/Base', ''])(
    '[EVT-5] is not offered to %s, which tells the same or nothing',
    (own) => {
      document.body.innerHTML = zone('2026-11-21T12:00:00Z');
      offerOwnZone(document.body, own);
      expect(link().hidden).toBe(true);
    },
  );
});

it('[EVT-5] attaches to a rendered calendar, and takes everything back', async () => {
  document.body.innerHTML = monthMarkup('2026-11', ['2026-11-19']).replace(
    '</section>',
    '<time datetime="2026-11-21T12:00:00Z">x</time><p data-zone="Pacific/Kiritimati"><a data-own-zone="zone" data-label="Show times of {zone}" href="?" hidden></a></p></section>',
  );
  const next = document.querySelector<HTMLAnchorElement>('[data-state="next"]')!;
  const pressed = vi.fn((event: Event) => event.preventDefault());
  next.addEventListener('click', pressed);
  const detach = attachCalendar(document.querySelector<HTMLElement>('.pl-calendar')!);
  document.querySelector<HTMLElement>('[data-date="2026-11-30"]')!.focus();
  await press('{PageDown}');
  expect(pressed).toHaveBeenCalledTimes(1);
  const offer = document.querySelector<HTMLAnchorElement>('[data-own-zone]')!;
  expect(offer.hidden).toBe(false);
  detach();
  expect(offer.hidden).toBe(true);
  expect(document.querySelector('[role], td[tabindex]')).toBeNull();
});
