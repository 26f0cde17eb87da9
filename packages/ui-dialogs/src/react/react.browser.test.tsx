import { StrictMode, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import '../dialogs.css';
import { layerStack } from '../layer/layerStack';
import { AlertDialog, ConfirmDialog, Dialog, Popover, Tooltip, useConfirm } from '../react';

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
  it('[DLG-3d] opens by its prop, with the safe button focused, and gives focus back', async () => {
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

  it('[DLG-3a] is gone with its lock when its owner is unmounted', async () => {
    const screen = await render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(document.documentElement.style.overflow).toBe('hidden');
    await screen.unmount();
    expect(document.documentElement.style.overflow).toBe('');
    expect(layerStack(document).layers).toEqual([]);
  });
});

it('[DLG-3g] Esc in a dialog inside a dialog closes the inner one only', async () => {
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

it('[DLG-3h] reports its end in StrictMode as well', async () => {
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

it('[DLG-3a] stays open while its owner says so', async () => {
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

it('[DLG-3a] useConfirm asks, and cancels when its component goes', async () => {
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

it('[DLG-4h] Tooltip describes its child and keeps the child’s own ref', async () => {
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

it('[DLG-4h] Tooltip follows its child to another element, and goes with it', async () => {
  let setShape: (shape: string) => void = () => {};
  function Shape({ ref, title }: { ref?: Ref<HTMLElement>; title?: string }) {
    const [shape, set] = useState('button');
    setShape = set;
    if (shape === 'nothing') return null;
    return shape === 'button' ? (
      <button ref={ref as Ref<HTMLButtonElement>} title={title}>
        Save
      </button>
    ) : (
      <a ref={ref as Ref<HTMLAnchorElement>} title={title} href="#save">
        Save
      </a>
    );
  }
  const screen = await render(
    <Tooltip content="Saves the page">
      <Shape />
    </Tooltip>,
  );
  await userEvent.tab();
  const tooltip = () => document.querySelector('[role=tooltip]');
  expect(tooltip()!.matches(':popover-open')).toBe(true);
  flushSync(() => setShape('nothing'));
  expect(tooltip()).toBeNull();
  flushSync(() => setShape('link'));
  await expect
    .element(screen.getByRole('link', { name: 'Save' }))
    .toHaveAccessibleDescription('Saves the page');
  await screen.unmount();
  expect(tooltip()).toBeNull();
});

it('[DLG-3a] a dialog that is open follows its name and its description', async () => {
  const screen = await render(<Dialog open label="Loading" />);
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveAccessibleName('Loading');
  await screen.rerender(<Dialog open label="Lädt" />);
  await expect.element(dialog).toHaveAccessibleName('Lädt');
  await screen.rerender(<Dialog open label="Lädt" title="Bowls" description="Nine are left." />);
  await expect.element(dialog).toHaveAccessibleName('Bowls');
  await expect.element(dialog).toHaveAccessibleDescription('Nine are left.');
  await screen.rerender(<Dialog open title="Bowls" role="alertdialog" />);
  const alert = screen.getByRole('alertdialog', { name: 'Bowls' });
  await expect.element(alert).toHaveAccessibleDescription('');
  await screen.rerender(<Dialog open={false} title="Bowls" role="alertdialog" />);
  await expect.poll(() => layerStack(document).layers).toEqual([]);
  // React takes them back in a render of its own, after the layer has gone.
  await expect
    .poll(() => document.querySelector('dialog')!.getAttributeNames())
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/aria|role/)]));
});

it('[DLG-3a] [DLG-4i] hydrate without a complaint, open or closed, twice on a page', async () => {
  const complain = vi.spyOn(console, 'error');
  const page = (
    <StrictMode>
      {[true, false].map((open) => (
        <ConfirmDialog key={`${open}`} open={open} title="Sure?" onOutcome={() => {}}>
          <Tooltip content="Explains it">
            <button>Why</button>
          </Tooltip>
        </ConfirmDialog>
      ))}
      <AlertDialog open={false} title="Preview Only" onClose={() => {}} />
    </StrictMode>
  );
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = renderToString(page);
  const root = hydrateRoot(holder, page, { onRecoverableError: console.error });
  await expect.poll(() => layerStack(document).layers).toHaveLength(1);
  await expect.poll(() => document.querySelectorAll('[role=tooltip]')).toHaveLength(1);
  expect(complain).not.toHaveBeenCalled();
  root.unmount();
  holder.remove();
  expect(layerStack(document).layers).toEqual([]);
});

it('[DLG-4f] Tooltip goes when its text does, and follows another child', async () => {
  const page = (content: string, isLink = false) => (
    <StrictMode>
      <Tooltip content={content}>
        {isLink ? <a href="#save">Save</a> : <button>Save</button>}
      </Tooltip>
    </StrictMode>
  );
  const tooltips = () => document.querySelectorAll('[role=tooltip]');
  const screen = await render(page('Saves the page'));
  await screen.rerender(page(''));
  expect(tooltips()).toHaveLength(0);
  expect(screen.getByRole('button').element().getAttribute('title')).toBe('');
  await screen.rerender(page('Saves a draft', true));
  await expect.element(screen.getByRole('link')).toHaveAccessibleDescription('Saves a draft');
  expect(tooltips()).toHaveLength(1);
  await screen.rerender(page('Saves a draft'));
  const button = screen.getByRole('button', { name: 'Save' });
  await expect.element(button).toHaveAccessibleDescription('Saves a draft');
  expect(button.element().hasAttribute('title')).toBe(false);
  expect(tooltips()).toHaveLength(1);
});

it('[DLG-11] Popover opens and closes as its owner says, in StrictMode, and reports what a visitor did', async () => {
  const told = vi.fn();
  function Filters() {
    const [open, setOpen] = useState(false);
    return (
      <StrictMode>
        <button onClick={() => setOpen(true)}>Show from afar</button>
        <Popover
          trigger="Filters"
          open={open}
          onToggle={(isOpen) => {
            told(isOpen);
            setOpen(isOpen);
          }}
        >
          <button onClick={() => setOpen(false)}>Apply</button>
        </Popover>
      </StrictMode>
    );
  }
  const screen = await render(<Filters />);
  const named = (name: string) => screen.getByRole('button', { name, exact: true });
  await userEvent.click(named('Show from afar'));
  await expect.element(named('Apply')).toBeVisible();
  await expect.element(named('Filters')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(named('Apply'));
  await expect.element(screen.getByText('Apply')).not.toBeVisible();
  await expect.element(named('Filters')).toHaveAttribute('aria-expanded', 'false');
  // By its own button, then by Esc: its owner knows, and opens it again.
  await userEvent.click(named('Filters'));
  await expect.element(named('Apply')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Apply')).not.toBeVisible();
  await expect.poll(() => told.mock.calls.flat()).toEqual([true, false, true, false]);
  await userEvent.click(named('Show from afar'));
  await expect.element(named('Apply')).toBeVisible();
});
