import { isRightToLeft } from '@plinth/dom';
import { addDays, addMonths } from '@plinth/site-model/time';

export interface GridOptions {
  /** Shows another month; `refresh` then focuses a day of it. */
  goTo: (month: 'previous' | 'next', date: string) => void;
}

export interface CalendarGrid {
  /**
   * Re-reads the table after it was replaced, and focuses the day to which a key has moved.
   * @returns whether there was such a day
   */
  refresh(): boolean;
  /**
   * Focuses a day, or the month's last day if it has no such day. @returns whether there is a grid
   */
  focus(date: string): boolean;
  detach(): void;
}

const cellSelector = '.pl-calendar-grid td[data-date]';

/**
 * Makes the month's table a grid for the keyboard: one day is in the tab order; arrows move from
 * day to day, Home and End to the ends of the week, Page Up and Page Down to other months. Enter
 * moves to the day's events, Escape back to the day.
 */
export function attachGrid(root: HTMLElement, { goTo }: GridOptions): CalendarGrid {
  const listening = new AbortController();
  const { signal } = listening;
  const cells = () => [...root.querySelectorAll<HTMLElement>(cellSelector)];
  /** A day of a month that is loading; further keys start from it. */
  let wanted: string | undefined;

  function refresh(): boolean {
    const all = cells();
    if (all.length === 0) return false;
    root.querySelector('.pl-calendar-grid')!.setAttribute('role', 'grid');
    for (const cell of all) {
      for (const link of linksOf(cell)) link.tabIndex = -1;
    }
    const inMonth = all.filter((cell) => !('outside' in cell.dataset));
    choose(inMonth.find((cell) => 'today' in cell.dataset) ?? inMonth[0] ?? all[0]!);
    const date = wanted;
    wanted = undefined;
    return date !== undefined && focus(date);
  }

  function choose(chosen: HTMLElement): void {
    for (const cell of cells()) cell.tabIndex = cell === chosen ? 0 : -1;
  }

  function focus(date: string): boolean {
    const all = cells();
    const cell = all.find((one) => one.dataset['date'] === date);
    if (!cell) return false;
    wanted = undefined;
    choose(cell);
    cell.focus();
    return true;
  }

  function step(from: HTMLElement, by: number): void {
    const date = addDays(wanted ?? from.dataset['date']!, by);
    if (wanted?.slice(0, 7) === date.slice(0, 7)) wanted = date;
    else if (wanted || !focus(date)) want(date, by);
  }

  function want(date: string, by: number): void {
    wanted = date;
    goTo(by < 0 ? 'previous' : 'next', date);
  }

  function turn(from: HTMLElement, by: 1 | -1): void {
    const date = wanted ?? from.dataset['date']!;
    want(sameDay(date, by), by);
  }

  function onKey(event: KeyboardEvent): void {
    const cell = cellOf(event.target);
    if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = isRightToLeft(cell) ? -1 : 1;
    const isInside = event.target !== cell;
    const moves: Record<string, () => unknown> = isInside
      ? {
          Escape: () => cell.focus(),
          ArrowDown: () => moveAmongLinks(cell, 1),
          ArrowUp: () => moveAmongLinks(cell, -1),
        }
      : {
          ArrowRight: () => step(cell, forward),
          ArrowLeft: () => step(cell, -forward),
          ArrowDown: () => step(cell, 7),
          ArrowUp: () => step(cell, -7),
          Home: () => focus(dateAtEndOfWeek(cell, 'first')),
          End: () => focus(dateAtEndOfWeek(cell, 'last')),
          PageUp: () => turn(cell, -1),
          PageDown: () => turn(cell, 1),
          Enter: () => enter(cell),
          ' ': () => enter(cell),
        };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  root.addEventListener('keydown', onKey, { signal });
  root.addEventListener(
    'focusin',
    ({ target }) => {
      const cell = cellOf(target);
      if (!cell) return;
      wanted = undefined;
      choose(cell);
    },
    { signal },
  );
  refresh();
  return {
    refresh,
    focus,
    detach() {
      listening.abort();
      root.querySelector('.pl-calendar-grid')?.removeAttribute('role');
      for (const cell of cells()) {
        cell.removeAttribute('tabindex');
        for (const link of linksOf(cell)) link.removeAttribute('tabindex');
      }
    },
  };
}

const linksOf = (cell: Element) => [
  ...cell.querySelectorAll<HTMLAnchorElement>('.pl-calendar-events a'),
];

const cellOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.<HTMLElement>(cellSelector);

/** The same day of another month; the 31st becomes the last day in a month of thirty days. */
function sameDay(date: string, months: number): string {
  const month = addMonths(date.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${date.slice(8)}`;
  return same > last ? last : same;
}

function dateAtEndOfWeek(cell: HTMLElement, end: 'first' | 'last'): string {
  const week = [...cell.closest('tr')!.querySelectorAll<HTMLElement>('td[data-date]')];
  return (end === 'first' ? week[0]! : week.at(-1)!).dataset['date']!;
}

/** Moves the focus from a day to its events. */
function enter(cell: HTMLElement): void {
  const jump = cell.querySelector<HTMLAnchorElement>('.pl-calendar-jump');
  // A narrow grid shows no events itself, but links to them.
  if (jump?.checkVisibility()) jump.click();
  else linksOf(cell)[0]?.focus();
}

function moveAmongLinks(cell: HTMLElement, by: 1 | -1): void {
  const links = linksOf(cell);
  const at = links.indexOf(cell.ownerDocument.activeElement as HTMLAnchorElement);
  links[(at + by + links.length) % links.length]?.focus();
}
