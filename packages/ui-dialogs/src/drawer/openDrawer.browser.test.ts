import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../dialogs.css';
import '../drawer.css';
import { openDrawer } from './openDrawer';

afterEach(() => document.body.replaceChildren());

it.each([
  ['ltr', 'end', (box: DOMRect) => innerWidth - box.right],
  ['rtl', 'end', (box: DOMRect) => box.left],
  ['ltr', 'start', (box: DOMRect) => box.left],
  ['ltr', 'bottom', (box: DOMRect) => innerHeight - box.bottom],
  ['ltr', 'top', (box: DOMRect) => box.top],
] as const)(
  '[DLG-9] in %s a drawer stands at the %s of the window, and Esc closes it',
  async (dir, side, gap) => {
    document.body.innerHTML = `<div dir="${dir}"><dialog><div data-panel><button>Pay</button></div></dialog></div>`;
    const layer = openDrawer(document.querySelector('dialog')!, { side, label: 'Basket' });
    const dialog = page.getByRole('dialog', { name: 'Basket' });
    await expect.element(dialog).toBeVisible();
    const panel = layer.element.querySelector('[data-panel]')!;
    await expect.poll(() => gap(panel.getBoundingClientRect())).toBeCloseTo(0, 0);
    await expect.element(page.getByRole('button', { name: 'Pay' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  },
);
