import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@plinth/ui-dialogs/tooltip.css';
import { nameIcons } from './nameIcons';

const markup = `<ul>
  <li><a href="#mail" aria-label="Share by email"><svg width="24" height="24" aria-hidden="true"></svg></a></li>
  <li><button type="button" aria-label="Copy link"><svg width="24" height="24" aria-hidden="true"></svg></button></li>
  <li><a href="#words">Words of its own</a></li>
</ul>`;

let detach: (() => void) | undefined;
afterEach(() => {
  detach?.();
  detach = undefined;
  document.body.replaceChildren();
});

function show(): HTMLElement {
  document.body.innerHTML = markup;
  const list = document.querySelector('ul')!;
  detach = nameIcons(list);
  return list;
}
const tooltip = (text: string) => page.getByRole('tooltip').filter({ hasText: text });

it('[RUN-2k, DLG-4g, B-6] shows the names of icons, one at a time, and none beside visible labels', async () => {
  show();
  await userEvent.tab();
  await expect.element(tooltip('Share by email')).toBeVisible();
  await userEvent.tab();
  await expect.element(tooltip('Copy link')).toBeVisible();
  await expect.element(tooltip('Share by email')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Share by email' })).toBeInTheDocument();
});

it('[RUN-2k, DLG-4h, B-6] takes a name away with its sign, and leaves the markup as it was', async () => {
  const list = show();
  await userEvent.tab();
  await expect.element(tooltip('Share by email')).toBeVisible();
  list.querySelector('li')!.remove();
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  detach!();
  detach = undefined;
  expect(document.querySelectorAll('[role=tooltip], [aria-labelledby]')).toHaveLength(0);
  expect(list.querySelector('button')!.ariaLabel).toBe('Copy link');
});
