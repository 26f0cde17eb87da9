import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../forms.css';
import { expectNoViolations } from '../__fixtures__/expectNoViolations';
import { recordingPorts } from '../__fixtures__/recordingPorts';
import type { FormSchema } from '../pure/formSchema';
import type { ChosenPlace, PlaceQuery, PlacesPort, SuggestedPlace } from '../pure/places';
import { Form } from '../react/Form';
import { attachForm } from './attachForm';

let undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo) step();
  undo = [];
  document.body.replaceChildren();
  sessionStorage.clear();
});

const places: Readonly<Record<string, ChosenPlace & SuggestedPlace>> = {
  museum: {
    placeId: 'museum',
    mainText: 'Museumstrasse 2',
    secondaryText: 'Zürich, Switzerland',
    line1: 'Museumstrasse 2',
    city: 'Zürich',
    state: 'Zürich',
    zip: '8001',
    country: 'CH',
  },
  munich: {
    placeId: 'munich',
    mainText: 'München',
    secondaryText: 'Germany',
    city: 'München',
    state: 'Bavaria',
    zip: '80331',
    country: 'DE',
  },
};

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

function placesPort(change: Partial<PlacesPort> = {}) {
  const asked: PlaceQuery[] = [];
  const port: PlacesPort = {
    suggest: async (query) => {
      asked.push(query);
      return Object.values(places).filter(({ mainText }) =>
        fold(mainText).startsWith(fold(query.input)),
      );
    },
    details: async ({ placeId }) => places[placeId]!,
    ...change,
  };
  return { ...port, asked };
}

const schemaOf = (change: Partial<FormSchema> = {}, suggestsPlaces = true): FormSchema => ({
  formId: 'boxes',
  formName: 'Boxes',
  fields: [{ type: 'address', id: 'to', title: 'Where to', suggestsPlaces }],
  ...change,
});

function show(port: PlacesPort, schema = schemaOf(), within: Element = mainPart()) {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(<Form schema={schema} idPrefix={`${schema.formId}-`} />);
  within.append(holder);
  const ports = recordingPorts([], { places: port });
  undo.push(attachForm(holder.firstElementChild as HTMLElement, { ports, schema, drafts: false }));
  return { holder, ports };
}

/** The page's main part, which axe looks at. */
function mainPart(): Element {
  const found = document.querySelector('main');
  if (found) return found;
  return document.body.appendChild(document.createElement('main'));
}

const street = () => page.getByLabelText('Address 1').first();
const list = () => page.getByRole('listbox', { name: 'Suggested addresses' });
const option = (name: string) => page.getByRole('option', { name });
const isReady = () =>
  expect.element(page.getByRole('combobox', { name: 'Address 1' })).toBeVisible();
const valueOf = (part: string) =>
  document.querySelector<HTMLInputElement>(`[data-part="${part}"]`)!.value;

async function type(text: string) {
  await userEvent.click(street());
  await isReady();
  await userEvent.keyboard(text);
}

it('[FRM-25] [A-214] [B-231] suggests places as a combobox that keys alone can use', async () => {
  const port = placesPort();
  show(port);
  await type('m');
  await userEvent.keyboard('u');
  await expect.element(list()).toBeVisible();
  // Typed within one rest: asked once.
  expect(port.asked.map(({ input }) => input)).toEqual(['mu']);
  const entry = street().element();
  expect(entry.getAttribute('aria-expanded')).toBe('true');
  expect(entry.getAttribute('aria-controls')).toBe(list().element().id);
  expect(entry.hasAttribute('aria-activedescendant')).toBe(false);
  await expect.element(page.getByRole('status')).toHaveTextContent('2 addresses suggested.');
  await userEvent.keyboard('{ArrowDown}');
  const first = option('Museumstrasse 2 Zürich, Switzerland').element();
  expect(entry.getAttribute('aria-activedescendant')).toBe(first.id);
  expect(first.getAttribute('aria-selected')).toBe('true');
  await expectNoViolations();
  // From the first row back to the entry, and from there to the last one.
  await userEvent.keyboard('{ArrowUp}');
  expect(entry.hasAttribute('aria-activedescendant')).toBe(false);
  await userEvent.keyboard('{ArrowUp}');
  expect(option('München Germany').element().getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(entry);
  // Escape closes the list alone; the text stays.
  await userEvent.keyboard('{Escape}');
  await expect.element(list()).not.toBeInTheDocument();
  expect(entry.getAttribute('aria-expanded')).toBe('false');
  expect(valueOf('line1')).toBe('mu');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(list()).toBeVisible();
});

it('[FRM-25] [A-215] [B-232] a chosen place fills the field, and Escape restores what was typed', async () => {
  const { ports } = show(placesPort());
  await type('museum');
  await userEvent.fill(page.getByLabelText('City'), 'Bonn');
  await type('s');
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => valueOf('city')).toBe('Zürich');
  expect(ports.saved).toEqual([]);
  expect(['line1', 'state', 'zip', 'country'].map(valueOf)).toEqual([
    'Museumstrasse 2',
    'Zürich',
    '8001',
    'CH',
  ]);
  await expect.element(page.getByText('Canton')).toBeVisible();
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(['line1', 'city', 'country'].map(valueOf)).toEqual(['museums', 'Bonn', 'US']);
});

it('[FRM-25] sends the place that was chosen with the mouse, and takes nothing back after more was typed', async () => {
  const { ports } = show(placesPort());
  await type('munc');
  await userEvent.keyboard('{Backspace}');
  await userEvent.click(option('München Germany'));
  await expect.poll(() => valueOf('city')).toBe('München');
  // The town was looked for in the line of the street, and is none.
  expect(valueOf('line1')).toBe('');
  expect(document.activeElement).toBe(street().element());
  await userEvent.keyboard('Hof 1');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(valueOf('line1')).toBe('Hof 1');
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.poll(() => ports.saved.length).toBe(1);
  expect(JSON.parse(ports.saved[0]!.form)).toEqual({
    to: ['Hof 1', '', 'München', '', '80331', 'DE'],
  });
});

it('[FRM-25] shows no answer to a text that is no longer there', async () => {
  const answers = new Map<string, (rows: readonly SuggestedPlace[]) => void>();
  const signals: AbortSignal[] = [];
  show(
    placesPort({
      suggest: ({ input }, signal) => {
        signals.push(signal);
        return new Promise((resolve) => answers.set(input, resolve));
      },
    }),
  );
  await type('mu');
  await expect.poll(() => answers.has('mu')).toBe(true);
  await userEvent.keyboard('n');
  await expect.poll(() => answers.has('mun')).toBe(true);
  expect(signals[0]!.aborted).toBe(true);
  answers.get('mun')!([places['munich']!]);
  await expect.element(option('München Germany')).toBeVisible();
  answers.get('mu')!([places['museum']!]);
  await Promise.resolve();
  expect(list().element().children).toHaveLength(1);
});

it('[FRM-25] a service that fails leaves a plain field, and is left alone after three failures', async () => {
  const suggest = vi.fn(() => Promise.reject(new Error('down')));
  const { ports } = show(placesPort({ suggest }));
  await type('mu');
  await expect.poll(() => suggest.mock.calls.length).toBe(1);
  for (const [times, letter] of ['n', 'i', 'c'].entries()) {
    await userEvent.keyboard(letter);
    await expect.poll(() => suggest.mock.calls.length).toBe(Math.min(times + 2, 3));
  }
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.keyboard('h 1{Enter}');
  await expect.poll(() => ports.saved.length).toBe(1);
  expect(ports.saved[0]!.form).toContain('munich 1');
  expect(suggest).toHaveBeenCalledTimes(3);
});

it('[FRM-25] a place that cannot be fetched, or lies where the form does not deliver, changes nothing', async () => {
  const details = vi
    .fn<PlacesPort['details']>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(places['museum']!);
  const only = { formats: { country: 'DE', countries: [{ code: 'DE' }, { code: 'AT' }] } };
  show(placesPort({ details }), schemaOf(only));
  await type('mus');
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => details.mock.calls.length).toBe(1);
  expect(valueOf('line1')).toBe('mus');
  await userEvent.keyboard('e');
  await expect.element(list()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('This form does not take addresses in that country.');
  expect(['line1', 'country'].map(valueOf)).toEqual(['muse', 'DE']);
});

it('[FRM-25] asks for places of the one country that a form takes', async () => {
  const port = placesPort();
  show(port, schemaOf({ formats: { country: 'CH', countries: [{ code: 'CH' }] } }));
  await type('mu');
  await expect
    .poll(() => port.asked)
    .toMatchObject([{ input: 'mu', language: 'en', country: 'CH' }]);
});

it('[FRM-25] two forms of a page have lists of their own, above a dialog that clips them', async () => {
  const dialog = document.createElement('dialog');
  dialog.style.cssText = 'overflow: hidden; inline-size: 300px; block-size: 330px';
  document.body.append(dialog);
  show(placesPort(), schemaOf({ formId: 'first' }));
  show(placesPort(), schemaOf({ formId: 'second' }), dialog);
  dialog.showModal();
  const entry = dialog.querySelector<HTMLInputElement>('[data-part="line1"]')!;
  entry.focus();
  await expect.poll(() => entry.getAttribute('role')).toBe('combobox');
  await userEvent.keyboard('mu');
  await expect.element(list()).toBeVisible();
  const [box] = [list().element().getBoundingClientRect()];
  const own = entry.getBoundingClientRect();
  expect([Math.round(box.left), Math.round(box.width)]).toEqual([
    Math.round(own.left),
    Math.round(own.width),
  ]);
  expect(document.elementFromPoint(box.left + 20, box.top + 20)?.closest('[role="listbox"]')).toBe(
    list().element(),
  );
  await userEvent.keyboard('{Escape}');
  // The list was closed, the dialog was not.
  expect(dialog.open).toBe(true);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  const cityIn = (part: ParentNode) =>
    part.querySelector<HTMLInputElement>('[data-part="city"]')!.value;
  await expect.poll(() => cityIn(dialog)).toBe('München');
  expect(cityIn(mainPart())).toBe('');
});

it('[FRM-25] a field that does not ask for it, and one without a focus, fetch and change nothing', async () => {
  const port = placesPort();
  const { holder } = show(port, schemaOf({}, false));
  await userEvent.click(street());
  await userEvent.keyboard('museum');
  await userEvent.tab();
  expect(holder.querySelector('[role="combobox"], [role="listbox"]')).toBeNull();
  expect(port.asked).toEqual([]);
  const asking = show(port, schemaOf({ formId: 'asks' }));
  await expect.poll(() => asking.holder.querySelector('form')!.noValidate).toBe(true);
  expect(asking.holder.querySelector('[role="combobox"]')).toBeNull();
});

it('[FRM-25] a detached field is as it was', async () => {
  const { holder } = show(placesPort());
  await type('mu');
  await expect.element(list()).toBeVisible();
  undo.splice(0).forEach((step) => step());
  expect(holder.querySelector('[role="combobox"], [role="listbox"], [aria-controls]')).toBeNull();
});
