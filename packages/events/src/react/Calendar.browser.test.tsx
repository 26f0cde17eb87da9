import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../calendar.css';
import { Calendar } from '../react';

const events = [
  { id: 'fair', title: 'Fair', url: '#fair', startsAt: Date.parse('2026-12-08T10:00:00Z') },
];
const now = Date.parse('2026-11-18T12:00:00Z');
const focused = () => (document.activeElement as HTMLElement).dataset['date'];

it('[EVT-5] a component changes its month by links and by keys, and keeps the focus', async () => {
  const { unmount } = await render(<Calendar events={events} now={now} locale="en-GB" />);
  await userEvent.click(page.getByRole('link', { name: 'Next month' }));
  await expect.element(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Next month' })).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Today' }));
  await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  document.querySelector<HTMLElement>('td[data-today]')!.focus();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(focused).toBe('2026-12-18');
  await userEvent.keyboard('{PageUp}');
  await expect.poll(focused).toBe('2026-11-18');
  expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
  await unmount();
});

it('[EVT-5] a component shows the list, and times of the visitor’s own clock', async () => {
  // A zone in which no tests run, so that the visitor's own zone differs.
  const { unmount } = await render(
    <Calendar events={events} now={now} month="2026-12" timeZone="Pacific/Kiritimati" />,
  );
  const own = page.getByRole('link', { name: /^Show times of/ });
  await userEvent.click(own);
  await expect
    .element(page.getByRole('link', { name: 'Show local times of Kiritimati' }))
    .toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'List' }));
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Fair' })).toBeVisible();
  await expect.element(page.getByText(/^Times are those of/)).not.toHaveTextContent('Kiritimati');
  await unmount();
});

it('[EVT-1] a month fits a narrow window at twice the text size', async () => {
  document.documentElement.style.fontSize = '32px';
  const { unmount } = await render(
    <div style={{ inlineSize: '276px' }}>
      <Calendar events={events} now={now} />
    </div>,
  );
  const { right } = page.getByRole('grid').element().getBoundingClientRect();
  const days = [...document.querySelectorAll('td .pl-calendar-number')];
  expect(days.length).toBeGreaterThan(27);
  for (const day of days) expect(day.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
  document.documentElement.style.fontSize = '';
  await unmount();
});

it('[EVT-5] leaves links to a page that gives addresses', async () => {
  const { unmount } = await render(
    <Calendar events={events} now={now} href={({ month }) => `#month=${month ?? ''}`} />,
  );
  await userEvent.click(page.getByRole('link', { name: 'Next month' }));
  await expect.poll(() => location.hash).toBe('#month=2026-12');
  await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  history.replaceState(null, '', location.pathname + location.search);
  await unmount();
});
