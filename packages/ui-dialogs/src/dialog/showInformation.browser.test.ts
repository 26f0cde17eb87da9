import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../dialogs.css';
import { openLayer } from '../layer/openLayer';
import { showInformation } from './showInformation';

beforeEach(() => {
  document.body.innerHTML = '<button>Page</button>';
});
afterEach(() => {
  vi.useRealTimers();
  expect(document.querySelector('[role=status]')).toBeNull();
  document.body.replaceChildren();
});

const reduced = () => vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([]);

it('[DLG-2, B-28, B-164, B-297] hides automatically after 2000 ms and counts as confirmed', async () => {
  reduced();
  vi.useFakeTimers();
  const { outcome, element } = showInformation({
    title: 'Logout Successful',
    message: 'You have been successfully logged out.',
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(element.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe('confirmed');
  expect(element.isConnected).toBe(false);
});

it('[DLG-2] stays where it is asked to for more time than a timer can count', async () => {
  reduced();
  vi.useFakeTimers();
  const { outcome, element, hide } = showInformation({ message: 'Saved', duration: 1e10 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(element.dataset['state']).toBe('open');
  hide();
  await outcome;
});

it('[DLG-2, B-297] is at the top right, is a polite status, and takes no focus', async () => {
  const page = document.querySelector('button')!;
  page.focus();
  const { element, hide, outcome } = showInformation({ message: 'Saved' });
  const box = element.getBoundingClientRect();
  expect(box.top).toBeLessThan(40);
  expect(innerWidth - box.right).toBeLessThan(40);
  expect(element.closest('[role=status]')).not.toBeNull();
  expect(document.activeElement).toBe(page);
  hide();
  await outcome;
});

it('[DLG-2] is at the top left where text runs from right to left', async () => {
  document.documentElement.dir = 'rtl';
  const { element, hide, outcome } = showInformation({ message: 'Saved' });
  expect(element.getBoundingClientRect().left).toBeLessThan(40);
  document.documentElement.removeAttribute('dir');
  hide();
  await outcome;
});

it('[DLG-2] waits while the pointer or focus is on it', async () => {
  reduced();
  vi.useFakeTimers();
  const { element, outcome } = showInformation({ message: 'Saved' });
  element.dispatchEvent(new PointerEvent('pointerenter'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(element.isConnected).toBe(true);
  element.querySelector('button')!.focus();
  element.dispatchEvent(new PointerEvent('pointerleave'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(element.isConnected).toBe(true);
  element.querySelector('button')!.blur();
  await vi.advanceTimersByTimeAsync(2000);
  await expect(outcome).resolves.toBe('confirmed');
});

it('[DLG-2] loses no time while pointer and focus are both on it', async () => {
  reduced();
  vi.useFakeTimers();
  const { element, outcome } = showInformation({ message: 'Saved' });
  await vi.advanceTimersByTimeAsync(500);
  element.dispatchEvent(new PointerEvent('pointerenter'));
  await vi.advanceTimersByTimeAsync(10_000);
  element.querySelector('button')!.focus();
  await vi.advanceTimersByTimeAsync(10_000);
  element.dispatchEvent(new PointerEvent('pointerleave'));
  element.querySelector('button')!.blur();
  await vi.advanceTimersByTimeAsync(1499);
  expect(element.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe('confirmed');
});

it('[DLG-14] pauses while its tab is hidden, also if it appears there', async () => {
  reduced();
  vi.useFakeTimers();
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const turnTab = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const { outcome, element } = showInformation({ message: 'Saved' });
  await vi.advanceTimersByTimeAsync(500);
  turnTab(true);
  const later = showInformation({ message: 'Sent' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(element.isConnected).toBe(true);
  expect(later.element.isConnected).toBe(true);
  turnTab(false);
  await vi.advanceTimersByTimeAsync(1499);
  expect(element.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toBe('confirmed');
  await vi.advanceTimersByTimeAsync(500);
  await expect(later.outcome).resolves.toBe('confirmed');
  hidden.mockRestore();
});

it('[DLG-2] its button closes it, and focus goes back to where it came from', async () => {
  const page = document.querySelector('button')!;
  page.focus();
  const { element, outcome } = showInformation({ message: 'Saved' });
  const close = element.querySelector('button')!;
  expect(close.ariaLabel).toBe('Close');
  close.focus();
  await userEvent.keyboard('{Enter}');
  await expect(outcome).resolves.toBe('confirmed');
  expect(document.activeElement).toBe(page);
});

it('[DLG-2] several are below each other', async () => {
  const both = [showInformation({ message: 'One' }), showInformation({ message: 'Two' })];
  const [one, two] = both.map(({ element }) => element.getBoundingClientRect());
  expect(two!.top).toBeGreaterThanOrEqual(one!.bottom);
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
  for (const { hide, outcome } of both) {
    hide();
    await outcome;
  }
});

it('[DLG-2] an aborted one counts as cancelled', async () => {
  const controller = new AbortController();
  const { outcome } = showInformation({ message: 'Saved', signal: controller.signal });
  controller.abort();
  await expect(outcome).resolves.toBe('cancelled');
});

it('[DLG-2] can be used above an open dialog, and clicking it does not cancel the dialog', async () => {
  const layer = openLayer({ content: 'Dialog' });
  const { element, outcome } = showInformation({ message: 'Saved' });
  await userEvent.click(element.querySelector('button')!);
  await expect(outcome).resolves.toBe('confirmed');
  expect(layer.isOpen).toBe(true);
  layer.destroy();
});

it('[DLG-2] does not darken the dialog below it', async () => {
  const layer = openLayer({ content: 'Dialog' });
  const { element, hide, outcome } = showInformation({ message: 'Saved' });
  const backdrop = (of: Element) => getComputedStyle(of, '::backdrop').backgroundColor;
  expect(backdrop(layer.element)).toBe('rgba(0, 0, 0, 0.5)');
  expect(backdrop(element.closest('[popover]')!)).toBe('rgba(0, 0, 0, 0)');
  hide();
  await outcome;
  layer.destroy();
});

it('[DLG-10] a note has a kind and an action, which hides it', async () => {
  const onAct = vi.fn();
  const { outcome } = showInformation({
    message: 'Deleted',
    kind: 'error',
    duration: Infinity,
    action: { label: 'Undo', onAct },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Deleted');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onAct).toHaveBeenCalledOnce();
  expect(await outcome).toBe('confirmed');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
