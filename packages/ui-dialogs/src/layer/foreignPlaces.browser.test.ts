import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import '../dialogs.css';
import '../popover.css';
import { openDialog } from '../dialog/openDialog';
import { showInformation } from '../dialog/showInformation';
import { attachPopover } from '../popover/attachPopover';
import { layerStack } from './layerStack';
import { openLayer } from './openLayer';

beforeEach(() => {
  document.body.innerHTML = '<main><button id="opener">Page</button></main>';
  opener().focus();
});
afterEach(() => {
  expect(layerStack(document).layers).toEqual([]);
  document.body.replaceChildren();
});

const opener = () => document.getElementById('opener') as HTMLButtonElement;

/** A web component with this in its shadow. */
function shadowWith(markup: string): ShadowRoot {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = markup;
  document.body.append(host);
  return root;
}
const buttonsOf = (root: ParentNode) => [...root.querySelectorAll('button')];

it('[DLG-3b] [DLG-3c] a modal layer in a shadow root keeps the focus, and all around it inert, inside and outside', async () => {
  const root = shadowWith(
    '<p><button>Beside</button></p><div id="layer"><button>One</button><button>Two</button></div>',
  );
  const layer = openLayer({ element: root.getElementById('layer')! });
  const [beside, one, two] = buttonsOf(root);
  expect(root.activeElement).toBe(one);
  two!.focus();
  expect(root.activeElement).toBe(two);
  beside!.focus();
  opener().focus();
  expect(root.activeElement).toBe(two);
  await userEvent.tab();
  expect(root.activeElement).toBe(one);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(opener());
  expect(layer.isOpen).toBe(false);
  expect(document.querySelector('[inert]')).toBeNull();
});

it('[DLG-3g] Esc closes a layer that is no modal one from inside a shadow root, which gives the focus back', async () => {
  const root = shadowWith('<div id="layer"><button>In it</button></div>');
  const layer = openLayer({ element: root.getElementById('layer')!, modal: false });
  buttonsOf(root)[0]!.focus();
  await userEvent.keyboard('{Escape}');
  expect(layer.isOpen).toBe(false);
  await expect.poll(() => document.activeElement).toBe(opener());
});

it('[DLG-3c] [DLG-3d] a dialog in another window, such as a frame, keeps the focus inside and gives it back there', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument!;
  page.body.innerHTML =
    '<button>Its page</button><dialog><button>One</button><button>Two</button></dialog>';
  const [its, one, two] = buttonsOf(page);
  its!.focus();
  const layer = openLayer({ element: page.querySelector('dialog')! });
  expect(page.activeElement === one).toBe(true);
  await userEvent.tab();
  expect(page.activeElement === two).toBe(true);
  await userEvent.tab();
  expect(page.activeElement === one).toBe(true);
  layer.destroy();
  expect(page.activeElement === its).toBe(true);
  frame.remove();
});

it('[DLG-3d] focus goes back to the first opener where a dialog opened the next one and left before it', async () => {
  const first = openDialog({ message: 'First' });
  let second: ReturnType<typeof openDialog> | undefined;
  const confirm = buttonsOf(first.element).at(-1)!;
  confirm.addEventListener('click', () => (second = openDialog({ message: 'Second' })));
  await userEvent.click(confirm);
  await first.outcome;
  expect(second!.element.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await second!.outcome;
  expect(document.activeElement).toBe(opener());
});

it('[DLG-3d] focus goes on to where a closed dialog of the page was opened from, not beside that dialog', () => {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<button>In it</button>';
  const place = document.createElement('section');
  place.innerHTML = '<button>Beside it</button>';
  place.append(dialog);
  document.body.append(place);
  const first = openLayer({ element: dialog });
  const second = openLayer({ content: 'Second' });
  first.destroy();
  second.destroy();
  expect(document.activeElement).toBe(opener());
});

it('[DLG-12] a dialog whose page is put aside counts as cancelled, and the next page scrolls', async () => {
  const dialog = openDialog({ message: 'Delete it?' });
  expect(document.documentElement.style.overflow).toBe('hidden');
  document.body.innerHTML = '<main>The next page</main>';
  expect(await dialog.outcome).toBe('cancelled');
  expect(document.documentElement.style.overflow).toBe('');
  // One that is only moved stays.
  const moved = openDialog({ message: 'Still here' });
  document.body.firstElementChild!.before(moved.element);
  await new Promise(requestAnimationFrame);
  expect(layerStack(document).layers).toHaveLength(1);
  moved.cancel();
  await moved.outcome;
});

it('[DLG-3g] Esc closes a popover in a layer first, and then the layer', async () => {
  const element = document.createElement('div');
  element.innerHTML = '<button>More</button><div><button>Deep</button></div>';
  document.body.append(element);
  const [more, deep] = buttonsOf(element);
  const layer = openLayer({ element });
  const detach = attachPopover(more!, deep!.parentElement!);
  await userEvent.click(more!);
  await expect.element(deep!).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(deep!).not.toBeVisible();
  expect(layer.isOpen).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(layer.isOpen).toBe(false);
  await layer.hide();
  detach();
});

it.each(['before', 'after'])(
  '[DLG-13] a note that is shown %s a dialog of the page’s own can be pressed above it, and stays when that closes',
  async (when) => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button>In it</button>';
    document.body.append(dialog);
    if (when === 'after') dialog.showModal();
    const note = showInformation({ message: 'Saved', duration: Infinity });
    if (when === 'before') dialog.showModal();
    await expect.poll(() => dialog.contains(note.element)).toBe(true);
    dialog.close();
    await expect.poll(() => dialog.contains(note.element)).toBe(false);
    await expect.element(note.element).toBeVisible();
    dialog.showModal();
    await expect.poll(() => dialog.contains(note.element)).toBe(true);
    await userEvent.click(buttonsOf(note.element).at(-1)!);
    expect(await note.outcome).toBe('confirmed');
    dialog.close();
    dialog.remove();
  },
);
