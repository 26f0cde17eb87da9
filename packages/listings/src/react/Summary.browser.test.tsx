import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../pages.css';
import '../search.css';
import '../summary.css';
import { SearchField, Summary } from '../react';

const posts = ['Kiln', 'Ash', 'Bowl', 'Clay'].map((title, at) => ({
  id: title,
  title,
  url: `#${title}`,
  tags: at % 2 === 0 ? ['fire'] : ['earth'],
  publishedAt: at,
}));
const titles = () =>
  [...document.querySelectorAll('article a')].map(({ textContent }) => textContent);
const link = (name: string) => page.getByRole('link', { name, exact: true });

it('[LST-3] [LST-4] a component filters and sorts its items in place, and keeps the focus', async () => {
  const before = location.href;
  const { unmount } = await render(
    <Summary items={posts} filterBy="tag" sortBy={['newest', 'title']} />,
  );
  await userEvent.click(link('earth'));
  await expect.poll(titles).toEqual(['Ash', 'Clay']);
  await expect.element(link('earth')).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 items');
  await userEvent.click(link('Newest first'));
  await expect.poll(titles).toEqual(['Clay', 'Ash']);
  await userEvent.click(link('All'));
  await userEvent.click(link('A to Z'));
  await expect.poll(titles).toEqual(['Ash', 'Bowl', 'Clay', 'Kiln']);
  expect(location.href).toBe(before);
  await unmount();
});

it('[LST-3] [LST-5] changes its pages, and the focus goes to the heading where the link is gone', async () => {
  const { unmount } = await render(
    <Summary items={posts} headerText="Journal" pageSize={2} hasPages />,
  );
  await userEvent.click(link('More'));
  await expect.poll(titles).toEqual(['Bowl', 'Clay']);
  await expect.element(page.getByRole('heading', { name: 'Journal' })).toHaveFocus();
  await userEvent.click(link('Back'));
  await expect.poll(titles).toEqual(['Kiln', 'Ash']);
  await unmount();
});

it('[LST-1] a list of dates has room for its texts in a narrow window at twice the text size', async () => {
  const root = document.documentElement.style;
  const startsAt = Date.parse('2026-12-02T10:00:00Z');
  const { unmount } = await render(
    <div style={{ inlineSize: '276px', fontFamily: 'sans-serif' }}>
      <Summary
        items={[{ id: 'kiln', title: 'Kiln opening', url: '#kiln', startsAt, endsAt: startsAt }]}
        design="list"
        facts={['date']}
        timeZone="UTC"
      />
    </div>,
  );
  const [day, words] = [...document.querySelectorAll('.pl-summary-day, .pl-summary-words')];
  const boxes = () => [day!.getBoundingClientRect(), words!.getBoundingClientRect()] as const;
  const [leaf, beside] = boxes();
  expect(beside.left).toBeGreaterThan(leaf.right);
  root.fontSize = '32px';
  const [above, below] = boxes();
  expect(below.top).toBeGreaterThanOrEqual(above.bottom);
  for (const part of words!.querySelectorAll('*'))
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(below.right);
  root.fontSize = '';
  await unmount();
});

it('[LST-2] leaves links to a page that gives addresses', async () => {
  const { unmount } = await render(
    <Summary items={posts} filterBy="tag" href={({ tag }) => `#tag=${tag ?? ''}`} />,
  );
  await userEvent.click(link('fire'));
  await expect.poll(() => location.hash).toBe('#tag=fire');
  expect(titles()).toHaveLength(4);
  history.replaceState(null, '', location.pathname + location.search);
  await unmount();
});

const hit = (title: string) => ({
  url: `#${title}`,
  title: [{ text: title, isMatch: false }],
  passage: [],
});

it('[LST-8] a search field shows the first results, and says when there are none to be had', async () => {
  const load = vi.fn((query: string) =>
    query.startsWith('x')
      ? Promise.reject(new Error('away'))
      : Promise.resolve({ hits: [hit(`${query} one`), hit(`${query} two`)], total: 2 }),
  );
  const { unmount } = await render(<SearchField loadPreview={load} />);
  const field = page.getByRole('combobox', { name: 'Search this site' });
  await userEvent.type(field, 'bowl');
  await expect.element(page.getByRole('option', { name: 'bowl one' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 results for “bowl”');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.querySelector('[aria-selected=true]')?.textContent).toBe('bowl two');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.fill(field, 'xy');
  await expect.element(page.getByText('Unable to load results.').first()).toBeVisible();
  await userEvent.fill(field, 'cup');
  await expect.element(page.getByRole('option', { name: 'cup one' })).toBeVisible();
  expect(document.querySelector('[aria-selected=true]')).toBeNull();
  await unmount();
});
