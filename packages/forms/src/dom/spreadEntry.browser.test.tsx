import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

async function show(type: 'phone' | 'date', more = {}) {
  const field = { type, id: 'entry', title: 'Entry', required: true, ...more };
  const schema = parseFormSchema({ formId: 'order', fields: [field] });
  document.body.innerHTML = renderToString(<Form schema={schema} idPrefix="" />);
  const ports = recordingPorts();
  const root = document.body.firstElementChild as HTMLElement;
  undo = attachForm(root, { ports, schema, drafts: false });
  // The part that divides entries lifts the browser's own limit.
  await expect.poll(() => root.querySelector('[maxlength="4"]')).toBeNull();
  return ports;
}

/** Copies a text somewhere else on the page, and pastes it into an entry. */
async function paste(label: string, text: string): Promise<void> {
  const source = document.body.appendChild(document.createElement('textarea'));
  source.ariaLabel = 'Source';
  await userEvent.fill(page.getByLabelText('Source'), text);
  source.select();
  await userEvent.copy();
  source.remove();
  await userEvent.click(page.getByLabelText(label));
  await userEvent.paste();
}

const entered = () =>
  [...document.querySelectorAll<HTMLInputElement>('.form-item input')].map(({ value }) => value);

it('[FRM-22f] a phone number that is pasted whole into one part fills all of them', async () => {
  const ports = await show('phone', { showCountryCode: true });
  await paste('Area Code', '+1 (415) 555-0132');
  expect(entered()).toEqual(['+1', '415', '555', '0132']);
  await expect.element(page.getByLabelText('Line')).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => ports.saved.length).toBe(1);
  expect(JSON.parse(ports.saved[0]!.form)).toEqual({ entry: ['+1', '415', '555', '0132'] });
});

it('[FRM-22f] digits that are typed on go into the next part, but not over its entry', async () => {
  await show('phone');
  await userEvent.type(page.getByLabelText('Area Code'), '4155550132');
  expect(entered()).toEqual(['415', '555', '0132']);
  await userEvent.click(page.getByLabelText('Area Code'));
  await userEvent.keyboard('9');
  expect(entered()).toEqual(['415', '555', '0132']);
});

it('[FRM-22f] a number that no part can take is kept whole, and sent', async () => {
  const ports = await show('phone');
  await paste('Area Code', '+49 30 1234567');
  expect(entered()).toEqual(['+49 30 1234567', '', '']);
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => ports.saved.length).toBe(1);
  expect(ports.saved[0]!.form).toContain('+49 30 1234567');
});

it('[FRM-22f] a date is typed in one go, with the separators between its parts', async () => {
  await show('date');
  await userEvent.type(page.getByLabelText('Month'), '1/2/2026');
  expect(entered()).toEqual(['1', '2', '2026']);
  await userEvent.click(page.getByLabelText('Year'));
  await userEvent.keyboard('{Home}{ArrowRight}7');
  expect(entered()).toEqual(['1', '2', '2026']);
  await userEvent.clear(page.getByLabelText('Month'));
  await paste('Month', '2027-11-22');
  expect(entered()).toEqual(['11', '22', '2027']);
});

it('[FRM-22f] the browser’s own limit is back when the form is detached', async () => {
  await show('date');
  undo!();
  undo = undefined;
  expect(page.getByLabelText('Year').element().getAttribute('maxlength')).toBe('4');
});
