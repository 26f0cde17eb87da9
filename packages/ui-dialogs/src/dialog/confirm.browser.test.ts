import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../dialogs.css';
import { alert } from './alert';
import { confirm } from './confirm';
import { openDialog } from './openDialog';

let trigger: HTMLButtonElement;

beforeEach(() => {
  trigger = document.createElement('button');
  trigger.textContent = 'Open';
  document.body.replaceChildren(trigger);
});

afterEach(() => document.body.replaceChildren());

const dialog = () => document.querySelector<HTMLDialogElement>('[role=alertdialog]')!;
const button = (name: string) =>
  [...dialog().querySelectorAll('button')].find((each) => each.textContent === name)!;

/** Contrast of two colors of the form `rgb(1, 2, 3)` (WCAG 2). */
function contrastOf(...colors: [string, string]): number {
  const [dark, light] = colors
    .map((color) => {
      const [red, green, blue] = color.match(/[\d.]+/g)!.map((value) => {
        const part = Number(value) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    })
    .sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('confirm', () => {
  it.each([
    ['confirm-reject', 'Yes', 'confirmed'],
    ['confirm-reject', 'No', 'rejected'],
    ['confirm-cancel', 'OK', 'confirmed'],
    ['confirm-cancel', 'Cancel', 'cancelled'],
    ['confirm', 'OK', 'confirmed'],
  ] as const)('[DLG-1, B-28, B-161] style %s: %s is %s', async (buttons, name, outcome) => {
    const answer = confirm({ title: 'Delete?', buttons });
    await userEvent.click(button(name));
    await expect(answer).resolves.toBe(outcome);
    expect(dialog()).toBeNull();
  });

  it.each([
    ['its own colours', {}],
    ['a light theme', { background: '#fbfaf7', error: '#a3261c' }],
    ['a dark theme', { background: '#1a1917', error: '#f0958a' }],
  ])('[DLG-3i] its destructive button can be read in %s', async (_, colors) => {
    for (const [name, color] of Object.entries(colors))
      document.body.style.setProperty(`--pl-color-${name}`, color);
    const handle = openDialog({
      title: 'Remove the mug?',
      buttons: 'confirm-cancel',
      destructive: true,
    });
    // Colors on their way have none to compare.
    for (const transition of button('OK').getAnimations()) transition.finish();
    const { color, backgroundColor } = getComputedStyle(button('OK'));
    expect(contrastOf(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
    handle.cancel();
    document.body.removeAttribute('style');
  });

  it('[DLG-1] has a style without buttons, ended by its handle', async () => {
    const handle = openDialog({ title: 'Working', buttons: 'none' });
    expect(handle.element.querySelectorAll('button')).toHaveLength(0);
    handle.confirm();
    await expect(handle.outcome).resolves.toBe('confirmed');
  });

  it('[DLG-1, B-163] Esc cancels', async () => {
    const answer = confirm({ title: 'Delete?', buttons: 'confirm-reject' });
    await userEvent.keyboard('{Escape}');
    await expect(answer).resolves.toBe('cancelled');
  });

  it('[DLG-1, B-163] a click on the overlay cancels, a click on the panel does not', async () => {
    const answer = confirm({ title: 'Delete?' });
    await userEvent.click(dialog().querySelector('h2')!);
    expect(dialog().dataset['state']).toBe('open');
    await userEvent.click(dialog(), { position: { x: 5, y: 5 } });
    await expect(answer).resolves.toBe('cancelled');
  });

  it('[DLG-1, B-297] is 350 px wide with a padding of 20 px', () => {
    void confirm({ title: 'Delete?' });
    const panel = dialog().querySelector<HTMLElement>('[data-panel]')!;
    expect(panel.offsetWidth).toBe(350);
    expect(getComputedStyle(panel).padding).toBe('20px');
    expect(dialog().style.zIndex).toBe('30000');
  });

  it('[DLG-3d] gives focus back to what opened it', async () => {
    let answer: Promise<string> | undefined;
    trigger.addEventListener('click', () => {
      answer = confirm({ title: 'Delete?' });
    });
    await userEvent.click(trigger);
    expect(document.activeElement).toBe(button('OK'));
    await userEvent.keyboard('{Enter}');
    await expect(answer).resolves.toBe('confirmed');
    expect(document.activeElement).toBe(trigger);
  });

  it('[DLG-2, B-28] an alert has one button', async () => {
    const answer = alert({ title: 'Preview Only', message: 'Log out first.' });
    expect(dialog().querySelectorAll('button')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(answer).resolves.toBe('confirmed');
  });
});
