import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, it, vi } from 'vitest';
import '../dialogs.css';
import type { Layer } from './layerOptions';
import { openLayer } from './openLayer';

/* Contents that move the focus, handle clicks or scroll automatically. */

let open: Layer | undefined;
afterEach(() => {
  open?.destroy();
  open = undefined;
  document.body.replaceChildren();
});

function show(
  markup: string,
  onCancel = vi.fn(),
): { element: HTMLElement; onCancel: typeof onCancel } {
  const content = document.createElement('div');
  content.innerHTML = markup;
  open = openLayer({ content, onCancel });
  return { element: open.element, onCancel };
}

it('[DLG-3c] keeps the keyboard inside when the button that has the focus goes', async () => {
  document.body.innerHTML = '<button>Page</button>';
  const { element } = show('<button>First</button><button>Add</button><input aria-label="Text">');
  const add = page.getByRole('button', { name: 'Add' });
  await add.click();
  add.element().remove();
  await userEvent.tab();
  expect(element.contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  await userEvent.tab();
  expect(element.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).not.toBe(document.querySelector('body > button'));
});

it('[DLG-3g] closes by Escape when the button that had the focus is gone', async () => {
  const { onCancel } = show('<button>First</button><button>Add</button>');
  const add = page.getByRole('button', { name: 'Add' });
  await add.click();
  add.element().remove();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

it.each([
  ['last', (button: string, frame: string) => button + frame],
  ['first', (button: string, frame: string) => frame + button],
])(
  '[DLG-3c] leaves the focus in a frame that comes %s, and turns round behind it',
  async (end, order) => {
    document.body.innerHTML = '<button>Page</button>';
    const { element } = show(
      order(
        '<button>Own</button>',
        `<iframe title="Frame" srcdoc="<input aria-label='Within'>"></iframe>`,
      ),
    );
    const frame = element.querySelector('iframe')!;
    await expect.poll(() => frame.contentDocument?.querySelector('input')).toBeTruthy();
    const field = frame.contentDocument!.querySelector('input')!;
    field.focus();
    await expect.poll(() => document.activeElement).toBe(frame);
    expect(frame.contentDocument!.activeElement).toBe(field);
    await userEvent.tab({ shift: end === 'first' });
    await expect.poll(() => document.activeElement?.textContent).toBe('Own');
    // The stops around the content are gone again.
    expect(element.querySelector('span')).toBeNull();
  },
);

it('[DLG-1] takes no click that a list of choices reports outside of itself for one beside the dialog', () => {
  const { element, onCancel } = show('<select><option>One</option><option>Two</option></select>');
  const choice = element.querySelector('select')!;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    choice.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 0, clientY: 0 }));
  expect(onCancel).not.toHaveBeenCalled();
});

it('[DLG-3e] stays where it was scrolled to when a label far below is pressed', async () => {
  const { element } = show(
    `<button>First</button><p style="height:1600px">Long</p><label><input type="checkbox">Copy</label><p style="height:200px"></p>`,
  );
  const scroller = [element, ...element.querySelectorAll('*')].find(
    (one) =>
      one.scrollHeight > one.clientHeight + 50 && getComputedStyle(one).overflowY !== 'visible',
  )!;
  const copy = page.getByRole('checkbox', { name: 'Copy' });
  copy.element().scrollIntoView({ block: 'center' });
  const before = scroller.scrollTop;
  expect(before).toBeGreaterThan(300);
  await copy.click();
  expect(copy).toBeChecked();
  expect(Math.abs(scroller.scrollTop - before)).toBeLessThan(5);
});

it('[DLG-15] leaves Tab and Escape to the text that is being composed', () => {
  const content = Object.assign(document.createElement('div'), {
    innerHTML: '<button>First</button><input aria-label="Text">',
  });
  document.body.append(content);
  open = openLayer({ element: content });
  const field = content.querySelector('input')!;
  field.focus();
  for (const key of ['Tab', 'Escape']) {
    const press = { key, bubbles: true, cancelable: true };
    const composing = new KeyboardEvent('keydown', { ...press, isComposing: true });
    expect(field.dispatchEvent(composing)).toBe(true);
    expect(document.activeElement).toBe(field);
    expect(open.isOpen).toBe(true);
  }
});
