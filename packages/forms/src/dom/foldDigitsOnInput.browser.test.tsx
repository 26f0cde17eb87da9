import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import { parseFormSchema } from '../pure/parseFormSchema';
import { Form } from '../react/Form';
import { attachForm } from './attachForm';

let undo: (() => void) | undefined;

afterEach(() => {
  undo?.();
  undo = undefined;
  document.body.replaceChildren();
});

const schema = parseFormSchema({
  formId: 'order',
  formats: { country: 'JP' },
  fields: [
    { type: 'text', id: 'name', title: 'Name' },
    { type: 'number', id: 'count', title: 'Count' },
    { type: 'date', id: 'day', title: 'Day' },
    { type: 'address', id: 'home', title: 'Home' },
  ],
});

async function show() {
  document.body.innerHTML = renderToString(<Form schema={schema} idPrefix="" />);
  const ports = recordingPorts();
  const root = document.body.firstElementChild as HTMLElement;
  undo = attachForm(root, { ports, schema, drafts: false });
  // The last part to come lifts the browser's own limit.
  await expect.poll(() => root.querySelector('[maxlength="4"]')).toBeNull();
  return ports;
}

const send = () => userEvent.click(page.getByRole('button', { name: 'Submit' }));
const field = (name: string) => page.getByRole('textbox', { name });

it('[FRM-22g] takes digits as the visitor’s keyboard writes them, and leaves words alone', async () => {
  const ports = await show();
  await userEvent.fill(field('Name'), '２階 ①');
  await userEvent.fill(field('Count'), '١٢');
  await userEvent.fill(field('Month'), '１２／２４／２０２４');
  await userEvent.fill(page.getByRole('textbox', { name: /code$/i }), '１００ー０００１');
  await send();
  await expect.poll(() => ports.saved.length).toBe(1);
  expect(JSON.parse(ports.saved[0]!.form)).toMatchObject({
    name: '２階 ①',
    count: '12',
    day: ['12', '24', '2024'],
    home: ['', '', '', '', '100-0001', 'JP'],
  });
});

it('[FRM-22g] waits for the end of an input method’s composition, and keeps the caret', async () => {
  await show();
  const session = cdp() as unknown as {
    send: (method: string, params: object) => Promise<unknown>;
  };
  await userEvent.fill(field('Count'), '88');
  const count = field('Count').element() as HTMLInputElement;
  count.setSelectionRange(1, 1);
  await session.send('Input.imeSetComposition', {
    text: '１２',
    selectionStart: 2,
    selectionEnd: 2,
  });
  expect(count.value).toBe('8１２8');
  await session.send('Input.insertText', { text: '１２' });
  await expect.element(field('Count')).toHaveValue('8128');
  expect(count.selectionStart).toBe(3);
});
