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
