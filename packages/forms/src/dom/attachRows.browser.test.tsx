import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../forms.css';
import { expectNoViolations } from '../__fixtures__/expectNoViolations';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import { parseFormSchema } from '../pure/parseFormSchema';
import { Form } from '../react/Form';
import { attachForm } from './attachForm';

const schema = parseFormSchema({
  formId: 'party',
  formName: 'Party',
  fields: [
    { type: 'text', id: 'host', title: 'Host' },
    {
      type: 'rows',
      id: 'guests',
      title: 'Guest',
      max: 3,
      fields: [
        { type: 'text', id: 'name', title: 'Name', required: true },
        { type: 'checkbox', id: 'with', title: 'With', options: ['Cake', 'Tea'] },
      ],
    },
    {
      type: 'date',
      id: 'day',
      title: 'Day',
      hasCalendar: true,
      earliest: '2027-03-01',
      latest: '2027-03-31',
    },
  ],
});

let undo: (() => void) | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  undo?.();
  undo = undefined;
  document.body.replaceChildren();
});

const row = (at: number) => page.getByRole('group', { name: `Guest ${at}`, exact: true });
const nameIn = (at: number) => row(at).getByRole('textbox', { name: 'Name' });
const button = (name: string) => page.getByRole('button', { name });
const add = () => button('Add another (Guest)');

/** The form in each way in which it gets its behaviour. */
const ways = {
  attach: async () => {
    const ports = recordingPorts();
    document.body.innerHTML = `<main>${renderToString(<Form schema={schema} idPrefix="" />)}</main>`;
    undo = attachForm(document.querySelector<HTMLElement>('.pl-form')!, { ports, schema });
    return ports;
  },
  'attach to its HTML alone': async () => {
    const ports = recordingPorts();
    document.body.innerHTML = `<main>${renderToString(<Form schema={schema} idPrefix="" />)}</main>`;
    undo = attachForm(document.querySelector<HTMLElement>('.pl-form')!, { ports });
    return ports;
  },
  React: async () => {
    const ports = recordingPorts();
    const { unmount } = await render(
      <main>
        <Form schema={schema} ports={ports} />
      </main>,
    );
    undo = () => void unmount();
    return ports;
  },
};

describe.each(Object.entries(ways))('rows by %s', (_, show) => {
  it('[FRM-28b] are added with the focus in them, removed, moved and sent', async () => {
    const ports = await show();
    await expect.element(row(1)).toBeVisible();
    await expect.element(add()).toBeVisible();
    expect(row(2).query()).toBeNull();
    await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument();
    await userEvent.fill(nameIn(1), 'Ada');
    await userEvent.click(add());
    await expect.element(nameIn(2)).toHaveFocus();
    await expect.element(page.getByText('Guest 2 added.')).toBeInTheDocument();
    await userEvent.fill(nameIn(2), 'Grace');
    await userEvent.click(row(2).getByRole('checkbox', { name: 'Tea' }));
    await userEvent.click(add());
    await userEvent.fill(nameIn(3), 'Katherine');
    // As many as there may be.
    await expect.element(add()).not.toBeInTheDocument();

    await userEvent.click(button('Move up (Guest 3)'));
    await expect.element(nameIn(2)).toHaveValue('Katherine');
    await expect.element(nameIn(3)).toHaveValue('Grace');
    await expect.element(row(3).getByRole('checkbox', { name: 'Tea' })).toBeChecked();
    await expect.element(row(2).getByRole('checkbox', { name: 'Tea' })).not.toBeChecked();
    await expect.element(button('Move up (Guest 2)')).toHaveFocus();
    await expectNoViolations();

    await userEvent.click(button('Remove (Guest 1)'));
    await expect.element(button('Remove (Guest 1)')).toHaveFocus();
    await expect.element(nameIn(1)).toHaveValue('Katherine');
    expect(row(3).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => ports.saved.length).toBe(1);
    const sent = JSON.parse(ports.saved[0]!.form) as Record<string, unknown>;
    expect(sent).toMatchObject({
      guests: '2',
      'guests.1.name': 'Katherine',
      'guests.2.name': 'Grace',
      'guests.2.with': ['Tea'],
    });
    expect(Object.keys(sent).filter((id) => id.startsWith('guests.3'))).toEqual([]);
  });
});

it('[FRM-28c] carries an error with its row, in the message of its new place', async () => {
  await ways.attach();
  await userEvent.click(add());
  await userEvent.fill(nameIn(1), 'Ada');
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.element(nameIn(2)).toHaveFocus();
  await expect.element(row(2).getByText('Guest 2: Name is required.')).toBeVisible();
  await userEvent.click(button('Move up (Guest 2)'));
  await expect.element(row(1).getByText('Guest 1: Name is required.')).toBeVisible();
  await expect.element(nameIn(1)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(nameIn(2)).not.toHaveAttribute('aria-invalid');
  await userEvent.click(page.getByRole('link', { name: 'Guest 1: Name is required.' }));
  await expect.element(nameIn(1)).toHaveFocus();
  // Gone with its row.
  await userEvent.click(button('Remove (Guest 1)'));
  await expect.element(page.getByText('is required').first()).not.toBeInTheDocument();
});

it('[FRM-28c] are empty and without an error where one is added after another was removed', async () => {
  await ways.attach();
  await userEvent.fill(nameIn(1), 'Ada');
  await userEvent.click(add());
  await userEvent.fill(nameIn(2), 'Grace');
  await userEvent.click(row(2).getByRole('checkbox', { name: 'Cake' }));
  await userEvent.click(add());
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.element(row(3).getByText('Guest 3: Name is required.')).toBeVisible();
  await userEvent.click(button('Remove (Guest 2)'));
  // The error of the third has come with it, and only that.
  await expect.element(row(2).getByText('Guest 2: Name is required.')).toBeVisible();
  await userEvent.click(button('Remove (Guest 2)'));
  await userEvent.click(add());
  await expect.element(nameIn(2)).toHaveValue('');
  await expect.element(nameIn(2)).not.toHaveAttribute('aria-invalid');
  await expect.element(row(2).getByRole('checkbox', { name: 'Cake' })).not.toBeChecked();
  await expect.element(nameIn(1)).toHaveValue('Ada');
});

it('[FRM-28c] come back with a draft, as many as there were', async () => {
  await ways.attach();
  await userEvent.click(add());
  await userEvent.fill(nameIn(2), 'Grace');
  await expect.poll(() => Object.values(sessionStorage).join()).toContain('Grace');
  undo!();
  await ways.attach();
  await expect.element(nameIn(2)).toHaveValue('Grace');
});

it('[FRM-28d] are all there, with their number, when the behaviour is taken away', async () => {
  await ways.attach();
  await expect.element(add()).toBeVisible();
  undo!();
  undo = undefined;
  await expect.element(page.getByRole('spinbutton', { name: 'Guest' })).toBeVisible();
  await expect.element(row(3)).toBeVisible();
});

it('[FRM-27] takes a date from the browser’s own entry, within its bounds', async () => {
  const ports = await ways.attach();
  await expect.element(add()).toBeVisible();
  const day = page.getByLabelText('Day');
  await expect.element(day).toHaveAttribute('min', '2027-03-01');
  await userEvent.fill(nameIn(1), 'Ada');
  await userEvent.fill(day, '2027-04-02');
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect
    .element(page.getByText('Enter a date from March 1, 2027 to March 31, 2027.').last())
    .toBeVisible();
  await expect.element(day).toHaveFocus();
  await expectNoViolations();
  await userEvent.fill(day, '2027-03-02');
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => ports.saved.length).toBe(1);
  expect(JSON.parse(ports.saved[0]!.form)).toMatchObject({ day: ['03', '02', '2027'] });
});

it('[FRM-27] takes a half-written date for one that does not exist, never for none', async () => {
  const ports = await ways.attach();
  await expect.element(add()).toBeVisible();
  await userEvent.fill(nameIn(1), 'Ada');
  page.getByLabelText('Day').element().focus();
  await userEvent.keyboard('0301');
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.element(page.getByText('Enter a date that exists.').first()).toBeVisible();
  expect(ports.saved).toEqual([]);
});
