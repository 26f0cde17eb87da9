import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import type { FormSchema } from '../pure/formSchema';
import { parseFormSchema } from '../pure/parseFormSchema';
import { Form } from '../react/Form';
import { attachForm } from './attachForm';
import { keepTyped, type KeptTyping } from './keepTyped';

const schema = parseFormSchema({
  formId: 'letter',
  fields: [
    { id: 'name', type: 'text', title: 'Name' },
    { id: 'secret', type: 'password', title: 'Secret' },
    { id: 'topic', type: 'select', title: 'Topic', options: ['Tea', 'Cups'] },
    { id: 'news', type: 'checkbox', title: 'News', options: ['By letter', 'By mail'] },
    { id: 'story', type: 'textarea', title: 'Story' },
    { id: 'colour', type: 'radio', title: 'Colour', options: ['Red', 'Green'] },
  ],
});

const noSecret: FormSchema = {
  ...schema,
  fields: schema.fields.filter(({ type }) => type !== 'password'),
};

let kept: KeptTyping | undefined;
let undo: (() => void) | undefined;

afterEach(() => {
  undo?.();
  kept?.stop();
  undo = kept = undefined;
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
});

/** The page as the server sends it, loaded again on each call. */
function load(options?: Parameters<typeof keepTyped>[1], form = schema): HTMLElement {
  kept?.stop();
  document.body.innerHTML = `<div id="block-letter">${renderToString(<Form schema={form} idPrefix="" />)}</div>`;
  const root = document.getElementById('block-letter')!;
  kept = keepTyped(root, options);
  return root;
}

const name = () => page.getByRole('textbox', { name: 'Name' });
const story = () => page.getByRole('textbox', { name: 'Story' });
const stored = () => JSON.stringify({ ...sessionStorage });
/** Whether the browser would ask before it leaves the page. */
const asksToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));

it('[FRM-20e] text typed before the behaviour has come outlives a reload, but for passwords', async () => {
  load();
  await userEvent.fill(name(), 'Ottilie');
  await userEvent.fill(page.getByLabelText('Secret'), 'p4ss');
  await userEvent.selectOptions(page.getByLabelText('Topic'), 'Cups');
  await userEvent.click(page.getByRole('checkbox', { name: 'By mail' }));
  await userEvent.fill(story(), 'Half a w');
  leave();
  expect(stored()).not.toContain('p4ss');
  load();
  await expect.element(name()).toHaveValue('Ottilie');
  await expect.element(story()).toHaveValue('Half a w');
  await expect.element(page.getByLabelText('Topic')).toHaveValue('Cups');
  await expect.element(page.getByRole('checkbox', { name: 'By mail' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'By letter' })).not.toBeChecked();
  await expect.element(page.getByLabelText('Secret')).toHaveValue('');
});

it('[FRM-20b] a crash costs the last moment at most: what is typed is stored while it is typed', async () => {
  load();
  await userEvent.fill(story(), 'A long story');
  await expect.poll(stored).toContain('A long story');
});

it('[FRM-20e] text typed before even this part came is kept, and never overwritten', async () => {
  load();
  await userEvent.fill(name(), 'Ottilie');
  leave();
  const root = load();
  kept!.stop();
  await userEvent.fill(name(), 'Emil');
  kept = keepTyped(root);
  await expect.element(name()).toHaveValue('Emil');
  await expect.poll(stored).toContain('Emil');
});

it('[FRM-20j] a later choice takes the place of an earlier one', async () => {
  load();
  await userEvent.click(page.getByRole('radio', { name: 'Red' }));
  leave();
  const root = load({ mayStoreDrafts: () => false });
  kept!.stop();
  await userEvent.click(page.getByRole('radio', { name: 'Green' }));
  kept = keepTyped(root);
  await expect.element(page.getByRole('radio', { name: 'Green' })).toBeChecked();
});

it('[FRM-20i] typing replaces an earlier text that has just been restored, and undo restores it again', async () => {
  load();
  await userEvent.fill(story(), 'An earlier text');
  leave();
  const root = load({ mayStoreDrafts: () => false });
  kept!.stop();
  await userEvent.click(story());
  kept = keepTyped(root);
  await expect.element(story()).toHaveValue('An earlier text');
  await userEvent.keyboard('Anew');
  await expect.element(story()).toHaveValue('Anew');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(story()).toHaveValue('An earlier text');
});

it('[FRM-20e] the behaviour takes over: the entries are its own, in its draft, and gone when they are sent', async () => {
  load();
  await userEvent.fill(name(), 'Ottilie');
  leave();
  const root = load();
  const ports = recordingPorts([]);
  undo = attachForm(root, { schema, ports });
  await expect
    .poll(() => Object.keys(sessionStorage))
    .toEqual(['plinth.draft.letter.block-letter']);
  expect(stored()).toContain('Ottilie');
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => ports.saved.length).toBe(1);
  expect(JSON.stringify(ports.saved[0])).toContain('Ottilie');
  await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
});

it('[FRM-20o] a tab that is duplicated before the behaviour has come sends the same entries under the same key', async () => {
  const send = async (ports: ReturnType<typeof recordingPorts>) => {
    undo?.();
    undo = attachForm(load({}, noSecret), { schema: noSecret, ports });
    await expect.element(name()).toHaveValue('Ottilie');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.element(page.getByText('Thank you!')).toHaveFocus();
  };
  load({}, noSecret);
  await userEvent.fill(name(), 'Ottilie');
  leave();
  const copied = { ...sessionStorage };
  const [here, there] = [recordingPorts(), recordingPorts()];
  await send(here);
  Object.assign(sessionStorage, copied);
  await send(there);
  expect([here.keys, there.keys]).toEqual([['key-1'], []]);
  expect(there.saved[0]!.key).toBe('key-1');
});

it('[FRM-20b] one that takes the place of another goes on with its draft, whose copies send under the same key', async () => {
  const originOf = () => /"origin":([\d.]+)/.exec(stored())?.[1];
  const root = load();
  await userEvent.fill(name(), 'Ottilie');
  // Before the first one has stored anything.
  const other = keepTyped(root);
  const origin = originOf();
  expect(stored()).toContain('Ottilie');
  await userEvent.fill(name(), 'Ottilie B.');
  await expect.poll(stored).toContain('Ottilie B.');
  expect(originOf()).toBe(origin);
  other.stop();
});

it('[FRM-20e] goes on while the behaviour has come in part, and its drafts have not', async () => {
  const root = load();
  await userEvent.fill(name(), 'Ottilie');
  root.setAttribute('data-attached', '');
  await userEvent.fill(story(), 'Half a w');
  leave();
  expect(stored()).toContain('Half a w');
});

it('[FRM-20c] nothing is stored or put back where storing is not allowed', async () => {
  load();
  await userEvent.fill(name(), 'Ottilie');
  leave();
  load({ mayStoreDrafts: () => false });
  await expect.element(name()).toHaveValue('');
  await userEvent.fill(name(), 'Emil');
  leave();
  expect(stored()).toBe('{}');
});

it('[FRM-20f] the browser asks before it leaves what is not kept, and never before it posts the form', async () => {
  load({ mayStoreDrafts: () => false });
  expect(asksToStay()).toBe(false);
  await userEvent.fill(name(), 'Ottilie');
  expect(asksToStay()).toBe(true);
  await userEvent.fill(name(), '');
  expect(asksToStay()).toBe(false);
  load();
  await userEvent.fill(name(), 'Ottilie');
  expect(asksToStay()).toBe(false);
  await userEvent.fill(page.getByLabelText('Secret'), 'p4ss');
  expect(asksToStay()).toBe(true);
  const form = document.querySelector('form')!;
  // Prevents the post until the form's script is there; without it the browser posts.
  const hold = (event: Event) => event.preventDefault();
  form.addEventListener('submit', hold);
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(asksToStay()).toBe(true);
  form.removeEventListener('submit', hold);
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(asksToStay()).toBe(false);
  await userEvent.fill(page.getByLabelText('Secret'), 'another');
  expect(asksToStay()).toBe(true);
  document.body.replaceChildren();
  expect(asksToStay()).toBe(false);
});

it('[FRM-20f] the browser asks where there is no storage at all', async () => {
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  load();
  await userEvent.fill(name(), 'Ottilie');
  expect(asksToStay()).toBe(true);
  storage.mockRestore();
});

it('[FRM-20d] the server’s answer in the form’s place ends what is kept of it, and of no other form', async () => {
  load();
  await userEvent.fill(name(), 'Ottilie');
  leave();
  sessionStorage.setItem('plinth.draft.other.block-other', '{}');
  document.body.innerHTML =
    '<div id="block-letter"><div class="form-submission-text">Thank you!</div></div>';
  kept = keepTyped(document.getElementById('block-letter')!);
  expect(Object.keys(sessionStorage)).toEqual(['plinth.draft.other.block-other']);
});

it('[FRM-20c] broken content and a storage that is full are no reason to fail', async () => {
  sessionStorage.setItem('plinth.draft.letter.block-letter.typed', '{"values":7');
  load();
  await expect.element(name()).toHaveValue('');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.fill(name(), 'Ottilie');
  leave();
  full.mockRestore();
  await expect.element(name()).toHaveValue('Ottilie');
});
