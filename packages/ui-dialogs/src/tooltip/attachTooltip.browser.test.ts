import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../tooltip.css';
import { openLayer } from '../layer/openLayer';
import { attachTooltip } from './attachTooltip';
import type { TooltipOptions } from './tooltipOptions';

const undos: (() => void)[] = [];
let button: HTMLButtonElement;
const attach = (options?: TooltipOptions) => {
  const undo = attachTooltip(button, options);
  undos.push(undo);
  return undo;
};
const tooltip = () => document.querySelector<HTMLElement>('[role=tooltip]')!;
const isShown = () => tooltip()?.matches(':popover-open') ?? false;
const point = (type: string, target: Element, x = 300, y = 300, pointerType = 'mouse') =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: type !== 'pointerenter' && type !== 'pointerleave',
      pointerType,
      clientX: x,
      clientY: y,
    }),
  );

beforeEach(() => {
  document.body.innerHTML = '<button>Before</button><button id="target">Target</button>';
  button = document.querySelector('#target')!;
});
afterEach(() => {
  vi.useRealTimers();
  undos.splice(0).forEach((undo) => undo());
  expect(tooltip()).toBeNull();
  document.body.replaceChildren();
});

describe('a tooltip whose element goes', () => {
  const shown = async (): Promise<void> => {
    button.focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(isShown()).toBe(true);
  };
  const ways: [string, () => void][] = [
    ['is removed', () => button.remove()],
    ['is removed with what it stands in', () => document.body.replaceChildren(tooltip())],
    ['is hidden', () => (button.hidden = true)],
    ['stands in something that is hidden', () => (button.parentElement!.hidden = true)],
  ];

  it.each(ways)('[DLG-4f] hides when its element %s', async (_, go) => {
    const box = document.createElement('p');
    button.replaceWith(box);
    box.append(button);
    attach({ content: 'More' });
    await shown();
    go();
    await expect.poll(isShown).toBe(false);
  });

  it('[DLG-4f] hides when its element leaves a shadow root, and leaves nothing behind', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.attachShadow({ mode: 'open' }).append(button);
    attach({ content: 'More' });
    await shown();
    button.remove();
    await expect.poll(() => tooltip()).toBeNull();
  });

  it('[DLG-4a] does not show at an element that was hidden while the pointer rested', async () => {
    vi.useFakeTimers();
    attach({ content: 'More' });
    point('pointerenter', button);
    button.hidden = true;
    await vi.advanceTimersByTimeAsync(1300);
    expect(isShown()).toBe(false);
  });

  it('[DLG-4f] shows again at an element that came back', async () => {
    attach({ content: 'More' });
    await shown();
    button.remove();
    await expect.poll(() => tooltip()).toBeNull();
    document.body.append(button);
    await shown();
  });
});

describe('attachTooltip', () => {
  it('[DLG-4a] shows 1200 ms after the pointer came, 15 px from where it is then', async () => {
    vi.useFakeTimers();
    attach({ content: 'More about it' });
    point('pointerenter', button, 100, 100);
    await vi.advanceTimersByTimeAsync(1000);
    point('pointermove', button, 300, 200);
    await vi.advanceTimersByTimeAsync(199);
    expect(isShown()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isShown()).toBe(true);
    const box = tooltip().getBoundingClientRect();
    expect(box.top).toBe(215);
    expect(Math.abs(box.left + box.width / 2 - 300)).toBeLessThan(1);
  });

  it('[DLG-4c] stands beside the pointer in a page that is made larger by `zoom` as well', async () => {
    vi.useFakeTimers();
    document.documentElement.style.zoom = '2';
    attach({ content: 'More' });
    point('pointerenter', button, 500, 200);
    await vi.advanceTimersByTimeAsync(1200);
    const box = tooltip().getBoundingClientRect();
    document.documentElement.style.zoom = '';
    expect(box.top).toBe(230);
    expect(Math.abs(box.left + box.width / 2 - 500)).toBeLessThan(1);
  });

  it('[DLG-4a] does not show when the pointer leaves before', async () => {
    vi.useFakeTimers();
    attach({ content: 'More' });
    point('pointerenter', button);
    await vi.advanceTimersByTimeAsync(1100);
    point('pointerleave', button);
    await vi.advanceTimersByTimeAsync(5000);
    expect(isShown()).toBe(false);
  });

  it('[DLG-4c] is at most 250 px wide, and keeps 20 px from the edges', async () => {
    vi.useFakeTimers();
    attach({ content: 'word '.repeat(60) });
    point('pointerenter', button, 2, 2);
    await vi.advanceTimersByTimeAsync(1200);
    expect(tooltip().offsetWidth).toBe(250);
    expect(tooltip().getBoundingClientRect().left).toBe(20);
  });

  it('[DLG-4b] keyboard focus shows it at once at the element, and leaving hides it', async () => {
    attach({ content: 'More' });
    document.querySelector('button')!.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    expect(isShown()).toBe(true);
    const [box, own] = [tooltip(), button].map((each) => each.getBoundingClientRect());
    expect(Math.round(box!.top - own!.bottom)).toBe(15);
    await userEvent.tab({ shift: true });
    expect(isShown()).toBe(false);
  });

  it('[DLG-4c] is above an element at the lower edge, and 20 px from the side', async () => {
    attach({ content: 'Some longer text for this button' });
    button.style.cssText = 'position:fixed;bottom:10px;left:0';
    await userEvent.tab();
    await userEvent.tab();
    const [box, own] = [tooltip(), button].map((each) => each.getBoundingClientRect());
    expect(Math.round(own!.top - box!.bottom)).toBe(15);
    expect(Math.round(box!.left)).toBe(20);
  });

  it('[DLG-4c] follows its element where the browser has no CSS anchors', async () => {
    const supports = CSS.supports.bind(CSS);
    vi.spyOn(CSS, 'supports').mockImplementation((property, value?: string) =>
      property.startsWith('position-anchor') ? false : supports(property, value!),
    );
    attach({ content: 'More' });
    button.style.cssText = 'position:absolute;top:300px;left:300px';
    document.body.style.height = '3000px';
    await userEvent.tab();
    await userEvent.tab();
    const distance = () =>
      Math.round(tooltip().getBoundingClientRect().top - button.getBoundingClientRect().bottom);
    expect(distance()).toBe(15);
    scrollTo(0, 100);
    await expect.poll(distance).toBe(15);
    document.body.style.height = '';
  });

  it('[DLG-4e] Esc hides it, focus stays, and a dialog around it stays open', async () => {
    const layer = openLayer({ content: button });
    attach({ content: 'More' });
    layer.element.focus();
    await userEvent.tab();
    expect(isShown()).toBe(true);
    expect(layer.element.contains(tooltip())).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isShown()).toBe(false);
    expect(layer.isOpen).toBe(true);
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => layer.isOpen).toBe(false);
  });

  it('[DLG-4g] can be hovered itself', async () => {
    vi.useFakeTimers();
    attach({ content: 'More' });
    point('pointerenter', button);
    await vi.advanceTimersByTimeAsync(1200);
    point('pointerleave', button);
    await vi.advanceTimersByTimeAsync(100);
    point('pointerenter', tooltip());
    await vi.advanceTimersByTimeAsync(5000);
    expect(isShown()).toBe(true);
    point('pointerleave', tooltip());
    await vi.advanceTimersByTimeAsync(200);
    expect(isShown()).toBe(false);
  });

  it('[DLG-4b] shows after a long press of a finger, not after a tap', async () => {
    vi.useFakeTimers();
    attach({ content: 'More' });
    point('pointerdown', button, 10, 10, 'touch');
    point('pointerup', button, 10, 10, 'touch');
    await vi.advanceTimersByTimeAsync(2000);
    expect(isShown()).toBe(false);
    point('pointerdown', button, 10, 10, 'touch');
    await vi.advanceTimersByTimeAsync(500);
    expect(isShown()).toBe(true);
    point('pointerdown', document.body, 10, 10, 'touch');
    expect(isShown()).toBe(false);
  });

  it('[DLG-4h] describes the element at all times, beside what described it already', () => {
    button.setAttribute('aria-describedby', 'other');
    const undo = attach({ content: 'More' });
    expect(button.getAttribute('aria-describedby')).toBe(`other ${tooltip().id}`);
    expect(tooltip().textContent).toBe('More');
    undo();
    expect(button.getAttribute('aria-describedby')).toBe('other');
  });

  it('[DLG-4h] names an element without text when it is its label', () => {
    attach({ content: 'Close', isLabel: true });
    expect(button.getAttribute('aria-labelledby')).toBe(tooltip().id);
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it('[DLG-4i] takes the place of a title, and gives it back', () => {
    button.title = 'From the title';
    const undo = attach();
    expect(button.hasAttribute('title')).toBe(false);
    expect(tooltip().textContent).toBe('From the title');
    undo();
    expect(button.title).toBe('From the title');
  });

  it('[DLG-4g] one at a time', async () => {
    attach({ content: 'First' });
    const other = document.querySelector('button')!;
    undos.push(attachTooltip(other, { content: 'Second' }));
    button.focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(document.querySelectorAll(':popover-open')).toHaveLength(1);
  });
});

describe('a tooltip beside what could cut it off', () => {
  const show = async () => {
    button.focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(isShown()).toBe(true);
  };

  it('[DLG-4c] lies above a container that cuts off what leaves it', async () => {
    document.body.innerHTML =
      '<button>Before</button><div style="overflow:hidden;width:80px;height:24px;transform:translate(200px,200px)"><button id="target">Target</button></div>';
    button = document.querySelector('#target')!;
    attach({ content: 'Words that are wider and higher than the container around them' });
    await show();
    const { left, top, width, height } = tooltip().getBoundingClientRect();
    for (const [x, y] of [
      [left + 8, top + 8],
      [left + width - 8, top + height - 8],
    ] as const)
      expect(tooltip().contains(document.elementFromPoint(x, y))).toBe(true);
  });

  it('[DLG-4d] a tooltip with a very long text stays within the window, where all of it can be read', async () => {
    attach({ content: 'Words without an end. '.repeat(300) });
    await show();
    const { top, bottom, left, right } = tooltip().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(innerWidth);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    tooltip().scrollTop = 10_000;
    const isAtItsEnd = tooltip().scrollTop + tooltip().clientHeight >= tooltip().scrollHeight - 1;
    expect(isAtItsEnd).toBe(true);
  });
});

it.each(['top', 'bottom', 'start', 'end'] as const)(
  '[DLG-7] stands at the %s of its element, for a pointer as well',
  async (side) => {
    button.style.cssText = 'position: fixed; left: 300px; top: 200px';
    attach({ content: 'Saves', side, showDelay: 0, mouseOffset: 10 });
    point('pointerenter', button, 320, 210);
    await expect.poll(isShown).toBe(true);
    const gapTo = () => {
      const [tip, own] = [tooltip().getBoundingClientRect(), button.getBoundingClientRect()];
      return {
        top: own.top - tip.bottom,
        bottom: tip.top - own.bottom,
        start: own.left - tip.right,
        end: tip.left - own.right,
      }[side];
    };
    await expect.poll(gapTo).toBeCloseTo(10, 0);
  },
);

it('[DLG-15] a tooltip of a field leaves Escape to the text that is being composed', async () => {
  document.body.innerHTML = '<button>Before</button><input aria-label="Text">';
  const field = document.querySelector('input')!;
  undos.push(attachTooltip(field, { content: 'More' }));
  document.querySelector('button')!.focus();
  await userEvent.tab();
  expect(isShown()).toBe(true);
  const press = { key: 'Escape', bubbles: true, cancelable: true };
  expect(field.dispatchEvent(new KeyboardEvent('keydown', { ...press, isComposing: true }))).toBe(
    true,
  );
  expect(isShown()).toBe(true);
  expect(field.dispatchEvent(new KeyboardEvent('keydown', press))).toBe(false);
  expect(isShown()).toBe(false);
});
