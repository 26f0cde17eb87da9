import { StrictMode, useState } from 'react';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import '../dialogs.css';
import { layerStack } from '../layer/layerStack';
import { AlertDialog, ConfirmDialog, Dialog, Tooltip, useConfirm } from '../react';

const active = () => document.activeElement as HTMLElement;

function Page({ onOutcome = () => {} }: { onOutcome?: (outcome: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <button onClick={() => setOpen(true)}>Delete</button>
      <ConfirmDialog
        open={open}
        title="Delete it?"
        description="It cannot be undone."
        destructive
        onOutcome={(outcome) => {
          setOpen(false);
          onOutcome(outcome);
        }}
      />
    </StrictMode>
  );
}

describe('ConfirmDialog', () => {
  it('[DLG-3] opens by its prop, with the safe button focused, and gives focus back', async () => {
    const onOutcome = vi.fn();
    const screen = await render(<Page onOutcome={onOutcome} />);
    expect(screen.getByRole('alertdialog').elements()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete it?' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toHaveAccessibleDescription('It cannot be undone.');
    expect(active().textContent).toBe('Cancel');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    expect(onOutcome).toHaveBeenCalledExactlyOnceWith('confirmed');
    await expect.poll(() => screen.getByRole('alertdialog').elements()).toHaveLength(0);
    await expect.poll(() => active().textContent).toBe('Delete');
    expect(layerStack(document).layers).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onOutcome).toHaveBeenLastCalledWith('cancelled');
    await expect.poll(() => layerStack(document).layers).toEqual([]);
  });

  it('[DLG-3] is gone with its lock when its owner is unmounted', async () => {
    const screen = await render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(document.documentElement.style.overflow).toBe('hidden');
    await screen.unmount();
    expect(document.documentElement.style.overflow).toBe('');
    expect(layerStack(document).layers).toEqual([]);
  });
});

it('[DLG-3] Esc in a dialog inside a dialog closes the inner one only', async () => {
  const outer = vi.fn();
  function Nested() {
    const [inner, setInner] = useState(true);
    return (
      <Dialog open title="Outer" onCancel={outer}>
        <p>Text</p>
        <Dialog open={inner} title="Inner" onCancel={() => setInner(false)}>
          <button>Inside</button>
        </Dialog>
      </Dialog>
    );
  }
  const screen = await render(<Nested />);
  await expect.element(screen.getByRole('dialog', { name: 'Inner' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => layerStack(document).layers).toHaveLength(1);
  expect(outer).not.toHaveBeenCalled();
  await screen.unmount();
});

it('[DLG-3] tells that it is gone when it is, in StrictMode as well', async () => {
  const onDestroy = vi.fn();
  const page = (open: boolean) => (
    <StrictMode>
      <Dialog open={open} label="First" onDestroy={onDestroy}>
        <button>Inside</button>
      </Dialog>
    </StrictMode>
  );
  const screen = await render(page(true));
  await expect.element(screen.getByRole('button', { name: 'Inside' })).toBeVisible();
  expect(layerStack(document).layers).toHaveLength(1);
  expect(onDestroy).not.toHaveBeenCalled();
  await screen.rerender(page(false));
  await expect.poll(() => onDestroy.mock.calls.length).toBe(1);
  await screen.rerender(page(true));
  await expect.element(screen.getByRole('button', { name: 'Inside' })).toBeVisible();
  await screen.unmount();
  await expect.poll(() => onDestroy.mock.calls.length).toBe(2);
  expect(layerStack(document).layers).toEqual([]);
  expect(document.documentElement.style.overflow).toBe('');
});

it('[DLG-3] stays open while its owner says so', async () => {
  const screen = await render(<Dialog open label="Fixed" onCancel={() => {}} />);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'Fixed' })).toBeVisible();
  await screen.unmount();
});

it('[DLG-2] AlertDialog has one button, with the site’s own wording', async () => {
  const onClose = vi.fn();
  const screen = await render(
    <AlertDialog
      open
      title="Preview Only"
      messages={{ 'dialogs.ok': 'Verstanden' }}
      onClose={onClose}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
  expect(onClose).toHaveBeenCalledOnce();
  await screen.unmount();
});

it('[DLG-3] useConfirm asks, and cancels when its component goes', async () => {
  const outcomes: string[] = [];
  function Asking() {
    const confirm = useConfirm({ confirmLabel: 'Go on' });
    return (
      <button
        onClick={() => void confirm({ title: 'Sure?' }).then((outcome) => outcomes.push(outcome))}
      >
        Ask
      </button>
    );
  }
  const screen = await render(
    <StrictMode>
      <Asking />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await expect.poll(() => outcomes).toEqual(['confirmed']);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.unmount();
  await expect.poll(() => outcomes).toEqual(['confirmed', 'cancelled']);
});

it('[DLG-4] Tooltip describes its child and keeps the child’s own ref', async () => {
  const ref = vi.fn();
  const screen = await render(
    <StrictMode>
      <Tooltip content="Saves the page">
        <button ref={ref}>Save</button>
      </Tooltip>
    </StrictMode>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await expect.element(button).toHaveAccessibleDescription('Saves the page');
  expect(ref).toHaveBeenCalledWith(button.element());
  expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1);
  await userEvent.tab();
  expect(document.querySelector('[role=tooltip]')!.matches(':popover-open')).toBe(true);
  await screen.rerender(
    <StrictMode>
      <Tooltip content="Saves a draft">
        <button>Save</button>
      </Tooltip>
    </StrictMode>,
  );
  await expect.element(button).toHaveAccessibleDescription('Saves a draft');
  await screen.unmount();
  expect(document.querySelector('[role=tooltip]')).toBeNull();
});
