import { addMonths } from '@plinth/site-model/time';
import { monthGrid } from '../monthGrid';

/** A month as a server renders it, with two events on each busy day; the 18th of November 2026 is today. */
export const monthMarkup = (month: string, busy: string[] = []) =>
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
