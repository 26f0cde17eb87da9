import { cdp, page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import '../menu.css';
import { attachMenu, type MenuOptions } from './attachMenu';
import { selectPanel } from './selectPanel';

const undos: (() => void)[] = [];
let root: HTMLElement;

const names = ['Breakfast', 'Lunch', 'Dinner'];
const ours = `<div class="pl-menu"><nav class="pl-menu-tabs">
  ${names.map((name) => `<a class="pl-menu-tab" href="#${name}">${name}</a>`).join('')}</nav>
  <div class="pl-menu-panels">${names
    .map(
      (name) =>
        `<section class="pl-menu-panel" id="${name}"><h3 class="pl-menu-title">${name}</h3><p id="${name}-text">${name} dishes</p></section>`,
    )
    .join('')}</div></div>`;
const published = `<div class="menu-wrapper"><div class="menu-selector" role="tablist">
  ${names.map((name, at) => `<label class="menu-select-labels${at ? '' : ' menu-select-labels--active'}" role="tab" aria-selected="${!at}">${name}</label>`).join('')}</div>
  <div class="menus">${names.map((name, at) => `<div class="menu${at ? '' : ' menu-active'}" role="tabpanel"><p id="${name}-text">${name} dishes</p></div>`).join('')}</div></div>`;

function mount(html: string, options?: MenuOptions): () => void {
  document.body.innerHTML = `<button>Before</button>${html}<button>After</button>`;
  root = document.body.children[1] as HTMLElement;
  const undo = attachMenu(root, options);
  undos.push(undo);
  return undo;
}
const tab = (name: string) =>
  [...root.querySelectorAll<HTMLElement>('[role=tab]')].find((each) => each.textContent === name)!;
const panel = (name: string) => document.getElementById(tab(name).getAttribute('aria-controls')!)!;
const expectActive = (name: string) => {
  for (const each of names) {
    expect(tab(each).ariaSelected).toBe(String(each === name));
    expect(tab(each).tabIndex).toBe(each === name ? 0 : -1);
    expect(document.getElementById(`${each}-text`)!.checkVisibility()).toBe(each === name);
    expect(panel(each).getAttribute('aria-labelledby')).toBe(tab(each).id);
  }
};

beforeEach(() => history.replaceState(null, '', location.pathname + location.search));
afterEach(() => {
  undos.splice(0).forEach((undo) => undo());
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

describe.each([
  ['our markup', ours],
  ['the markup of older pages', published],
])('attachMenu on %s', (_, html) => {
  it('[BLK-2a, B-169] the first tab is active at the start', () => {
    mount(html);
    expectActive('Breakfast');
    expect(tab('Lunch').closest('[role=tablist]')).not.toBeNull();
  });

  it('[BLK-5] the arrows select at once where activation is automatic', async () => {
    const onSelect = vi.fn();
    mount(html, { activation: 'automatic', onSelect });
    tab('Breakfast').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expectActive('Dinner');
    expect(document.activeElement).toBe(tab('Dinner'));
    await userEvent.keyboard('{Home}{ArrowRight}');
    expectActive('Lunch');
    expect(onSelect.mock.calls).toEqual([[2], [0], [1]]);
  });

  it('[BLK-6] a controlled one asks, and shows the given state', async () => {
    const onSelect = vi.fn();
    mount(html, { isControlled: true, active: 1, onSelect });
    await userEvent.click(tab('Dinner'));
    expect(onSelect.mock.calls).toEqual([[2]]);
    expectActive('Lunch');
    selectPanel(root, 2);
    expectActive('Dinner');
    selectPanel(root, 9);
    expectActive('Dinner');
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('[BLK-6] an uncontrolled one shows the given state, and continues from it', async () => {
    const undo = mount(html);
    selectPanel(root, 2);
    expectActive('Dinner');
    await userEvent.click(tab('Lunch'));
    expectActive('Lunch');
    undo();
    expect(() => selectPanel(root, 0)).not.toThrow();
  });

  it('[BLK-2f] an element named like a panel inside a panel is no panel', async () => {
    mount(
      html.replaceAll(
        / dishes/g,
        '$&<span class="menu">Nuts</span><span role="tabpanel" class="pl-menu-panel">Milk</span>',
      ),
    );
    await userEvent.click(tab('Lunch'));
    expectActive('Lunch');
  });

  it('[BLK-2f] one inside another: each selects its own tabs', async () => {
    mount(html);
    const inner = root.cloneNode(true) as HTMLElement;
    undos.splice(0).forEach((undo) => undo());
    for (const each of inner.querySelectorAll('[id]')) each.removeAttribute('id');
    for (const each of inner.querySelectorAll<HTMLElement>('.pl-menu-tab, .menu-select-labels'))
      each.textContent = `Inner ${each.textContent}`;
    document.getElementById('Breakfast-text')!.after(inner);
    undos.push(attachMenu(root), attachMenu(inner));
    await userEvent.click(tab('Inner Lunch'));
    expect(tab('Inner Lunch').ariaSelected).toBe('true');
    expectActive('Breakfast');
    await userEvent.click(tab('Lunch'));
    expectActive('Lunch');
  });

  it('[BLK-2g] is attached once, by its own element or by one around it', async () => {
    const undo = mount(html);
    expect(attachMenu(document.body)).toBe(undo);
  });

  it('[BLK-2c] a click with a modifier key stays the browser’s', () => {
    mount(html);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    const stop = (event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    };
    addEventListener('click', stop, { once: true });
    tab('Lunch').dispatchEvent(click);
    expectActive('Breakfast');
  });

  it('[BLK-2c] a click selects', async () => {
    const onSelect = vi.fn();
    mount(html, { onSelect });
    await userEvent.click(tab('Lunch'));
    expectActive('Lunch');
    await userEvent.click(tab('Lunch'));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(1);
  });

  it.each(['{Enter}', ' '])('[BLK-2c, B-169] %s selects the focused tab', async (key) => {
    mount(html);
    tab('Breakfast').focus();
    await userEvent.keyboard('{ArrowRight}');
    expectActive('Breakfast');
    await userEvent.keyboard(key);
    expectActive('Lunch');
    expect(document.activeElement).toBe(tab('Lunch'));
  });

  it('[BLK-2b, B-169] Left and Right move with wraparound, Home and End to the ends', async () => {
    mount(html);
    tab('Breakfast').focus();
    for (const [key, name] of [
      ['{ArrowLeft}', 'Dinner'],
      ['{ArrowRight}', 'Breakfast'],
      ['{ArrowRight}', 'Lunch'],
      ['{ArrowLeft}', 'Breakfast'],
      ['{End}', 'Dinner'],
      ['{Home}', 'Breakfast'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(document.activeElement).toBe(tab(name));
    }
  });

  it('[BLK-2b] from right to left the keys go where they point', async () => {
    document.documentElement.dir = 'rtl';
    mount(html);
    tab('Breakfast').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('Lunch'));
  });

  it('[BLK-2b] Tab goes to the active tab, then to its panel, then on', async () => {
    mount(html);
    await userEvent.click(tab('Lunch'));
    document.querySelector('button')!.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('Lunch'));
    await userEvent.tab();
    expect(document.activeElement).toBe(panel('Lunch'));
    await userEvent.tab();
    expect(document.activeElement!.textContent).toBe('After');
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(panel('Lunch'));
  });

  it('[BLK-2e] find-in-page and hash links select the tab of what they lead to', () => {
    mount(html);
    document
      .getElementById('Dinner-text')!
      .dispatchEvent(new Event('beforematch', { bubbles: true }));
    expectActive('Dinner');
    history.replaceState(null, '', '#Lunch-text');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expectActive('Lunch');
  });

  it('[BLK-2e] an address with a hash starts with its tab', () => {
    history.replaceState(null, '', '#Dinner-text');
    mount(html);
    expectActive('Dinner');
  });

  it('[BLK-2e] an address encodes letters of other alphabets', () => {
    history.replaceState(null, '', '#Küche');
    mount(html.replace('<p id="Dinner-text">', '<p id="Küche"></p><p id="Dinner-text">'));
    expectActive('Dinner');
  });

  it('[BLK-2g] its undo gives the markup back', () => {
    const plain = html.replace(/\s+/g, ' ');
    const undo = mount(html);
    tab('Lunch').click();
    undo();
    for (const name of names)
      expect(document.getElementById(`${name}-text`)!.checkVisibility()).toBe(true);
    const names_ = (markup: string) =>
      [...markup.matchAll(/ (role|tabindex|aria-[a-z]+|hidden|id)=/g)].length;
    expect(names_(root.outerHTML)).toBe(names_(plain));
    const classes = (markup: string) => [...markup.matchAll(/class="[^"]*"/g)].map(String);
    expect(classes(root.outerHTML)).toEqual(classes(plain));
    tab('Dinner')?.click();
    expect(root.dataset['ready']).toBeUndefined();
  });

  it('[BLK-2g] attached twice it is attached once', async () => {
    const onSelect = vi.fn();
    mount(html, { onSelect });
    attachMenu(root, { onSelect });
    await userEvent.click(tab('Lunch'));
    expect(onSelect).toHaveBeenCalledOnce();
  });
});

it('[BLK-2a] a menu without tabs is left alone', () => {
  document.body.innerHTML = '<div><p>Only text</p></div>';
  attachMenu(document.body.firstElementChild as HTMLElement)();
  expect(document.body.innerHTML).toBe('<div><p>Only text</p></div>');
});

it('[BLK-70] only the panel that shows is in the accessibility tree', async () => {
  mount(ours);
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  await userEvent.click(tab('Dinner'));
  await expect.element(page.getByRole('tabpanel')).toHaveAccessibleName('Dinner');
  // Find-in-page shows it again.
  document.getElementById('Lunch-text')!.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(page.getByRole('tabpanel')).toHaveAccessibleName('Lunch');
  // A reader of a printed page reads all of them, as paper shows them.
  const browser = cdp() as unknown as { send(name: string, parameters: object): Promise<unknown> };
  const setMedia = (media: string) => browser.send('Emulation.setEmulatedMedia', { media });
  onTestFinished(async () => void (await setMedia('')));
  await setMedia('print');
  await expect.poll(() => page.getByRole('tabpanel').elements()).toHaveLength(names.length);
  await setMedia('');
  await expect.poll(() => page.getByRole('tabpanel').elements()).toHaveLength(1);
});
