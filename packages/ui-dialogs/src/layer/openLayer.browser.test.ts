import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../dialogs.css';
import { confirm } from '../dialog/confirm';
import type { Layer, LayerOptions } from './layerOptions';
import type * as layerStackModule from './layerStack';
import { layerStack } from './layerStack';
import { lockScroll } from './lockScroll';
import { openLayer } from './openLayer';

const open: Layer[] = [];
const layer = (options: LayerOptions): Layer => {
  const made = openLayer(options);
  open.push(made);
  return made;
};
const html = (markup: string): HTMLElement => {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  return holder;
};
const byText = (text: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('button, a, input, h2')].find(
    (each) => each.textContent === text,
  )!;

beforeEach(() => {
  document.body.innerHTML = '<main><button>Page</button><a href="#x">Link</a></main>';
});
afterEach(() => {
  vi.useRealTimers();
  open.splice(0).forEach((each) => each.destroy());
  document.body.replaceChildren();
  expect(layerStack(document).layers).toEqual([]);
  expect(layerStack(document).scrollLocks).toBe(0);
});

it('[DLG-1] refuses to open nothing', () => {
  expect(() => openLayer({})).toThrow(/nothing to show.*Pass `element`/);
});

it('[DLG-1, A-304, B-297] layers lie at z-index 30000 and above, in the order of opening', () => {
  const first = layer({ content: 'one' });
  const second = layer({ content: 'two', modal: false });
  expect([first, second].map(({ element }) => element.style.zIndex)).toEqual(['30000', '30001']);
  expect(second.isTopmost).toBe(true);
  expect(first.isTopmost).toBe(false);
});

describe.each([
  [
    'a new dialog',
    (): LayerOptions => ({
      content: html('<button>First</button><input aria-label="Text"><button>Last</button>'),
    }),
  ],
  [
    'a dialog of the page',
    (): LayerOptions => {
      const dialog = document.createElement('dialog');
      dialog.innerHTML = '<button>First</button><input aria-label="Text"><button>Last</button>';
      document.body.append(dialog);
      return { element: dialog };
    },
  ],
  [
    'an element that is no dialog',
    (): LayerOptions => {
      const element = html('<button>First</button><input aria-label="Text"><button>Last</button>');
      document.querySelector('main')!.append(element);
      return { element };
    },
  ],
])('keyboard of the dialog pattern in %s', (_, options) => {
  it('[DLG-3d] [DLG-3c] focus moves in, Tab and Shift+Tab stay in, Esc leaves, focus goes back', async () => {
    byText('Page').focus();
    const opened = layer({ ...options(), label: 'Test' });
    expect(document.activeElement).toBe(byText('First'));
    await userEvent.tab();
    expect(document.activeElement).toBe(document.querySelector('input'));
    await userEvent.tab();
    expect(document.activeElement).toBe(byText('Last'));
    await userEvent.tab();
    expect(document.activeElement).toBe(byText('First'));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(byText('Last'));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => opened.isOpen).toBe(false);
    await expect.poll(() => document.activeElement).toBe(byText('Page'));
  });

  it('[DLG-3b] the background can be neither focused nor clicked', async () => {
    const clicked = vi.fn();
    const page = byText('Page');
    page.addEventListener('click', clicked);
    const opened = layer({ ...options(), label: 'Test', overlay: false });
    page.focus();
    expect(document.activeElement).not.toBe(page);
    const box = page.getBoundingClientRect();
    expect(document.elementFromPoint(box.x + 2, box.y + 2)).not.toBe(page);
    opened.destroy();
    page.focus();
    expect(document.activeElement).toBe(page);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('[DLG-3h] has a role and a name, and gives back every attribute', () => {
    const given = options();
    const before = given.element?.cloneNode(true) as HTMLElement | undefined;
    const opened = layer({ ...given, label: 'Test' });
    expect(opened.element.ariaLabel).toBe('Test');
    if (opened.element.localName !== 'dialog') expect(opened.element.role).toBe('dialog');
    opened.destroy();
    if (before) {
      expect(given.element!.isConnected).toBe(true);
      const names = (element: HTMLElement) =>
        element.getAttributeNames().filter((name) => name !== 'style');
      expect(names(given.element!)).toEqual(names(before));
    } else expect(opened.element.isConnected).toBe(false);
  });
});

describe('a dialog longer than the window', () => {
  const long = 'This has to be read. '.repeat(900);

  it('[DLG-3e] opens at its beginning, and no key answers before its end is in view', async () => {
    const answer = confirm({ title: 'Terms', message: long });
    const dialog = document.querySelector('dialog')!;
    expect(dialog.scrollHeight).toBeGreaterThan(innerHeight);
    expect(dialog.scrollTop).toBe(0);
    expect(byText('Terms').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(document.activeElement).toBe(dialog);
    await userEvent.keyboard('{Enter}');
    expect(dialog.open).toBe(true);
    byText('OK').click();
    expect(await answer).toBe('confirmed');
  });

  it('[DLG-3e] opens at its beginning where an inner part scrolls, and again after it was scrolled', () => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = `<div style="height:200px;overflow:auto"><p style="height:900px">Text</p><button>Last</button></div>`;
    document.body.append(dialog);
    const part = dialog.firstElementChild!;
    layer({ element: dialog }).destroy();
    layer({ element: dialog });
    expect(part.scrollTop).toBe(0);
    expect(document.activeElement).toBe(dialog);
  });

  it('[DLG-3e] focuses the main button where all of it is in view', async () => {
    const answer = confirm({ title: 'Sure?' });
    expect(document.activeElement).toBe(byText('OK'));
    await userEvent.keyboard('{Enter}');
    expect(await answer).toBe('confirmed');
  });
});

it('[DLG-3f] a long word widens neither the panel nor the row of buttons', async () => {
  await page.viewport(320, 600);
  const word = 'Donaudampfschifffahrtsgesellschaftskapitaenskajuete'.repeat(3);
  const answer = confirm({ title: word, message: word, confirmLabel: word });
  for (const part of document.querySelectorAll('.pl-dialog-panel, .pl-dialog-panel *')) {
    const { left, right } = part.getBoundingClientRect();
    expect([left >= 0, right <= 320]).toEqual([true, true]);
  }
  byText('Cancel').click();
  await answer;
  await page.viewport(1280, 800);
});

describe('elements that the Tab key reaches', () => {
  const component = (name: string, markup: string, mode: ShadowRootMode = 'open'): string => {
    if (!customElements.get(name))
      customElements.define(
        name,
        class extends HTMLElement {
          constructor() {
            super();
            this.attachShadow({ mode }).innerHTML = markup;
          }
        },
      );
    return `<${name}></${name}>`;
  };
  const deepText = (): string | undefined => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.textContent.trim().slice(0, 12);
  };
  const round = async (steps: number, shift = false): Promise<(string | undefined)[]> => {
    const reached = [];
    for (let step = 0; step < steps; step += 1) {
      await userEvent.tab({ shift });
      reached.push(deepText());
    }
    return reached;
  };

  it('[DLG-3c] web components at both ends, with their slotted content', async () => {
    const field = component('x-field', '<button>Shadow A</button><slot></slot>');
    layer({
      content: html(
        `${field}<button>Middle</button><div>${field.replace('></', '><button>Slotted</button></')}</div>`,
      ),
    });
    expect(deepText()).toBe('Shadow A');
    expect(await round(4)).toEqual(['Middle', 'Shadow A', 'Slotted', 'Shadow A']);
    expect(await round(2, true)).toEqual(['Slotted', 'Shadow A']);
  });

  it('[DLG-3c] a web component with a closed shadow root', async () => {
    const closed = component('x-closed', '<button>Inside</button>', 'closed');
    layer({ content: html(`<button>First</button>${closed}`) });
    await userEvent.tab();
    expect(document.activeElement?.localName).toBe('x-closed');
  });

  it('[DLG-3c] an area that scrolls, also where a single button is beside it', async () => {
    const text = '<p style="height:900px">Read me</p>';
    const made = layer({
      content: html(`<div style="height:100px;overflow:auto">${text}</div><button>OK</button>`),
      initialFocus: () => byText('OK'),
    });
    expect(await round(3)).toEqual(['Read me', 'OK', 'Read me']);
    const before = made.element.querySelector('div div')!.scrollTop;
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .poll(() => made.element.querySelector('div div')!.scrollTop)
      .toBeGreaterThan(before);
    const area = made.element.querySelector('div div')!;
    made.destroy();
    expect(area.hasAttribute('tabindex')).toBe(false);
  });

  it('[DLG-3c] wraps round from something focused by script after the last stop', async () => {
    layer({ content: html('<button>First</button><p tabindex="-1">End</p>') });
    document.querySelector<HTMLElement>('p')!.focus();
    expect(await round(1)).toEqual(['First']);
  });

  it('[DLG-3d] focus goes back into the shadow from which the layer was opened', () => {
    document.body.insertAdjacentHTML('beforeend', component('x-opener', '<button>Open</button>'));
    document.querySelector('x-opener')!.shadowRoot!.querySelector('button')!.focus();
    layer({ content: html('<button>Inside</button>') }).destroy();
    expect(deepText()).toBe('Open');
  });
});

describe('stacked layers', () => {
  it('[DLG-3g] Esc closes the upper one only, and focus goes back step by step', async () => {
    byText('Page').focus();
    const lower = layer({ content: html('<button>Lower</button>') });
    const upper = layer({ content: html('<button>Upper</button>') });
    expect(document.activeElement).toBe(byText('Upper'));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => upper.isOpen).toBe(false);
    await expect.poll(() => document.activeElement).toBe(byText('Lower'));
    expect(lower.isOpen).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(byText('Page'));
  });

  it('[DLG-3g] the lower one may close first without taking focus from the upper', () => {
    const lower = layer({ content: html('<button>Lower</button>') });
    layer({ content: html('<button>Upper</button>') });
    lower.destroy();
    expect(document.activeElement).toBe(byText('Upper'));
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it('[DLG-3g] elements that are no dialogs close in any order, and the page is usable after the last', () => {
    const boxes = ['A', 'B'].map((name) => {
      const box = html(`<button>${name}</button>`);
      document.body.append(box);
      return layer({ element: box });
    });
    const main = document.querySelector('main')!;
    expect(main.inert).toBe(true);
    expect(boxes[0]!.element.inert).toBe(true);
    boxes[0]!.destroy();
    expect(main.inert).toBe(true);
    boxes[1]!.destroy();
    expect(main.inert).toBe(false);
    expect(boxes[0]!.element.inert).toBe(false);
  });

  it('[DLG-3b] an element that the page made inert itself stays inert', () => {
    const main = document.querySelector('main')!;
    main.inert = true;
    const box = html('<button>A</button>');
    document.body.append(box);
    layer({ element: box }).destroy();
    expect(main.inert).toBe(true);
  });

  it('[DLG-3g] another copy of the package finds the same stack', async () => {
    const path = '/src/layer/layerStack.ts?copy';
    const copy = (await import(/* @vite-ignore */ path)) as typeof layerStackModule;
    expect(copy.layerStack).not.toBe(layerStack);
    expect(copy.layerStack(document)).toBe(layerStack(document));
    const lower = layer({ content: 'one' });
    expect(copy.topModal(document)!.element).toBe(lower.element);
    const foreign = { element: document.createElement('div'), modal: true, native: true };
    copy.pushLayer(document, foreign);
    expect(lower.isTopmost).toBe(false);
    copy.removeLayer(document, foreign);
    expect(lower.isTopmost).toBe(true);
  });

  it('[DLG-3g] a non-modal layer stays usable while a dialog opens and closes', () => {
    const notice = layer({ content: html('<button>Notice</button>'), modal: false });
    const dialog = layer({ content: html('<button>Inside</button>') });
    byText('Notice').focus();
    expect(document.activeElement).toBe(byText('Notice'));
    expect(notice.element.matches(':popover-open')).toBe(true);
    dialog.destroy();
    expect(notice.element.isConnected).toBe(true);
    expect(notice.element.matches(':popover-open')).toBe(true);
  });
});

describe('leaving', () => {
  it('[DLG-1, B-162] shows, cancels, hides and destroys in this order', async () => {
    const events: string[] = [];
    const made = layer({
      content: html('<button>Inside</button>'),
      className: 'pl-dialog',
      onCancel: (reason) => void events.push(reason),
      onDestroy: () => events.push('destroyed'),
    });
    expect(made.element.dataset['state']).toBe('open');
    await userEvent.keyboard('{Escape}');
    expect(made.element.dataset['state']).toBe('closing');
    expect(made.element.isConnected).toBe(true);
    await expect.poll(() => events).toEqual(['escape', 'destroyed']);
    expect(made.element.isConnected).toBe(false);
  });

  it('[DLG-1] stays when onCancel refuses', async () => {
    const made = layer({ content: html('<button>Inside</button>'), onCancel: () => false });
    await userEvent.keyboard('{Escape}');
    expect(made.isOpen).toBe(true);
  });

  it('[DLG-1, B-297] an animation that never comes to its end is cut off after 600 ms', async () => {
    const made = layer({ content: html('<p>Inside</p>') });
    const stuck = made.element.firstElementChild!.animate({ opacity: [1, 0] }, 60_000);
    stuck.pause();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hidden = made.hide();
    await vi.advanceTimersByTimeAsync(599);
    expect(made.element.isConnected).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await hidden;
    expect(made.element.isConnected).toBe(false);
  });

  it('[DLG-1] selecting text and letting go on the overlay does not cancel', () => {
    const made = layer({ content: html('<div data-panel><p>Some text</p></div>') });
    const point = { clientX: 2, clientY: 2, bubbles: true };
    made.element.querySelector('p')!.dispatchEvent(new PointerEvent('pointerdown', point));
    made.element.dispatchEvent(new MouseEvent('click', { ...point, clientY: 790 }));
    expect(made.isOpen).toBe(true);
  });

  it('[DLG-1] the second click of the double one that opened it does not cancel', () => {
    const made = layer({ content: html('<div data-panel><p>Some text</p></div>') });
    const point = { clientX: 2, clientY: 2, bubbles: true };
    const click = (detail: number) => {
      made.element.dispatchEvent(new PointerEvent('pointerdown', point));
      made.element.dispatchEvent(new MouseEvent('click', { ...point, detail }));
    };
    click(2);
    expect(made.isOpen).toBe(true);
    click(1);
    expect(made.isOpen).toBe(false);
  });

  it('[DLG-3a] a form that closes its dialog counts as cancelled', async () => {
    const onCancel = vi.fn();
    const made = layer({
      content: html('<form method="dialog"><button>Done</button></form>'),
      onCancel,
    });
    await userEvent.click(byText('Done'));
    await expect.poll(() => made.isOpen).toBe(false);
    expect(onCancel).toHaveBeenCalledWith('closed');
  });

  it('[DLG-3h] stays open where the same dialog was closed and shown again at once', async () => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button>Inside</button>';
    document.body.append(dialog);
    const onCancel = vi.fn();
    layer({ element: dialog }).destroy();
    const again = layer({ element: dialog, onCancel });
    // The close event of the first dialog; the browser fires it only now, and this listener is called last.
    await new Promise((resolve) => dialog.addEventListener('close', resolve));
    expect([again.isOpen, dialog.open]).toEqual([true, true]);
    expect(onCancel).not.toHaveBeenCalled();
    again.destroy();
    dialog.remove();
  });

  it('[DLG-3d] focus goes near the opener when that is gone', async () => {
    document.querySelector('main')!.innerHTML =
      '<ul><li><button>Delete one</button></li><li><button>Delete two</button></li></ul>';
    const opener = byText('Delete one');
    opener.focus();
    const answer = confirm({ title: 'Delete?' });
    opener.closest('li')!.remove();
    await userEvent.keyboard('{Enter}');
    await answer;
    expect(document.activeElement).toBe(byText('Delete two'));
  });

  it('[DLG-3d] focus goes to the clicked button where the browser did not focus it', async () => {
    const button = byText('Page');
    button.addEventListener('mousedown', (event) => event.preventDefault());
    let answer: Promise<string> | undefined;
    button.addEventListener('click', () => {
      answer = confirm({ title: 'Sure?' });
    });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await answer;
    expect(document.activeElement).toBe(button);
  });
});

describe('lockScroll', () => {
  const tall = () => {
    const block = document.createElement('div');
    block.style.height = '3000px';
    const fixed = document.createElement('div');
    fixed.style.cssText = 'position:fixed;inset-inline-end:0;top:0;width:10px;height:10px';
    document.body.append(block, fixed);
    scrollTo(0, 500);
    return { block, fixed };
  };

  it('[DLG-3b] nothing on the page moves, fixed elements included', () => {
    const { block, fixed } = tall();
    const before = [block, fixed].map((element) => element.getBoundingClientRect().toJSON());
    const undo = lockScroll();
    expect([block, fixed].map((element) => element.getBoundingClientRect().toJSON())).toEqual(
      before,
    );
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    undo();
    expect([block, fixed].map((element) => element.getBoundingClientRect().toJSON())).toEqual(
      before,
    );
    expect(scrollY).toBe(500);
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });

  it('[DLG-3b] counts, and each undo counts once', () => {
    const first = lockScroll();
    const second = lockScroll();
    first();
    first();
    expect(document.documentElement.style.overflow).toBe('hidden');
    second();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('[DLG-3b] keeps sticky elements where they are when the body sets the overflow', () => {
    document.body.style.overflowX = 'hidden';
    const { block } = tall();
    const sticky = html('sticky');
    sticky.style.cssText = 'position:sticky;top:0';
    block.prepend(sticky);
    scrollTo(0, 500);
    const before = sticky.getBoundingClientRect().top;
    const undo = lockScroll();
    expect(sticky.getBoundingClientRect().top).toBe(before);
    undo();
    document.body.style.overflowX = '';
    expect(document.body.style.overflow).toBe('');
  });

  it('[DLG-3b] on iOS a finger scrolls inside a layer and nowhere else', () => {
    const supports = CSS.supports.bind(CSS);
    vi.spyOn(CSS, 'supports').mockImplementation((property, value?: string) =>
      property === '-webkit-touch-callout' ? true : supports(property, value!),
    );
    const scroller = html('<div style="height:500px">long</div>');
    scroller.style.cssText = 'height:100px;overflow:auto';
    document.body.append(scroller);
    const undo = lockScroll();
    const move = (target: Element): boolean => {
      const touch = new Touch({ identifier: 1, target });
      const event = new TouchEvent('touchmove', {
        bubbles: true,
        cancelable: true,
        touches: [touch],
      });
      return target.dispatchEvent(event);
    };
    expect(move(byText('Page'))).toBe(false);
    expect(move(scroller.firstElementChild!)).toBe(true);
    undo();
    expect(move(byText('Page'))).toBe(true);
  });
});
