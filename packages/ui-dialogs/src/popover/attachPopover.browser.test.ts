import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../popover.css';
import { attachPopover } from './attachPopover';

let undo = (): void => {};
afterEach(() => {
  undo();
  document.body.replaceChildren();
});

it('[DLG-8] a button shows its panel at the side that was asked for; Esc and a press elsewhere close it', async () => {
  document.body.innerHTML = `<p>Text</p><button style="position:fixed;left:200px;top:200px">Filters</button>
    <div><label><input type="checkbox"> In stock</label></div>`;
  const button = document.querySelector('button')!;
  const panel = document.querySelector('div')!;
  const before = panel.outerHTML;
  const onToggle = vi.fn();
  undo = attachPopover(button, panel, { side: 'end', onToggle });
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(button);
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect
    .poll(() => panel.getBoundingClientRect().left - button.getBoundingClientRect().right)
    .toBeCloseTo(8, 0);
  await userEvent.tab();
  expect(document.activeElement).toBe(panel.querySelector('input'));
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.click(document.querySelector('p')!);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => onToggle.mock.calls).toEqual([[true], [false], [true], [false]]);
  undo();
  expect(panel.outerHTML.replace(/ (id|data-\w+|class|style)="[^"]*"/g, '')).toBe(before);
});

it.each(['removed', 'hidden'])('[DLG-8] a panel goes when its button is %s', async (way) => {
  document.body.innerHTML = '<section><button>Filters</button></section><div>Text</div>';
  const button = document.querySelector('button')!;
  undo = attachPopover(button, document.querySelector('div')!);
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await userEvent.click(button);
  await expect.element(page.getByText('Text')).toBeVisible();
  if (way === 'removed') button.remove();
  else button.parentElement!.hidden = true;
  await expect.element(page.getByText('Text')).not.toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('[DLG-8] gives the panel back the name that it had', () => {
  document.body.innerHTML =
    '<h2 id="own">In stock</h2><button>Filters</button><div aria-labelledby="own">Text</div>';
  const panel = document.querySelector('div')!;
  undo = attachPopover(document.querySelector('button')!, panel);
  expect(panel.getAttribute('aria-labelledby')).toBe('own');
  undo();
  expect(panel.getAttribute('aria-labelledby')).toBe('own');
});
